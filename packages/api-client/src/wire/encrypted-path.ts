import type { Cipher } from './cipher.ts';

/** `/fd/api/v1/x` → `/fd/api/e/{base64url of the encrypted rest}`. */
export function encryptPath(path: string, cipher: Cipher): string {
  const at = path.indexOf('/api/');
  const service = path.slice(0, at);
  const rest = path.slice(at + '/api'.length);
  const token = cipher.encrypt(rest).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${service}/api/e/${token}`;
}
