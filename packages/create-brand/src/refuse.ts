import { CourtsideError } from '@courtside/kernel';

/** @throws CourtsideError of the kind `configuration` */
export function refuse(reason: string, code = 'create-brand.option'): never {
  throw new CourtsideError(reason, { code, kind: 'configuration' });
}
