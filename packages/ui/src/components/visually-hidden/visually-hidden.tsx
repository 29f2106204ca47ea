import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={classNames('cs-visually-hidden', className)} />;
}
