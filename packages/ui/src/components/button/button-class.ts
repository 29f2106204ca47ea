import { classNames } from '../../class-names.ts';

/** The look of buttons and of links that look like buttons. */
export interface ButtonLook {
  /** `primary` is the main action; at most one in a group. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'accent' | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fills the width of its container. @default false */
  block?: boolean | undefined;
}

export function buttonClass(
  { variant = 'secondary', size = 'md', block = false }: ButtonLook,
  className: string | undefined,
): string {
  return classNames(
    'cs-button',
    `cs-button--${variant}`,
    `cs-button--${size}`,
    block && 'cs-button--block',
    className,
  );
}
