import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Name of the action for assistive technology, which cannot read the icon. */
  label: string;
}

/** A button that shows only an icon. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      aria-label={label}
      {...rest}
      type={type}
      className={classNames('cs-icon-button', className)}
    />
  );
}
