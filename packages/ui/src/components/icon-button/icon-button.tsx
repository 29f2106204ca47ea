import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What it does, for assistive technology: the icon says nothing. */
  label: string;
}

/** A button that shows an icon alone. */
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
