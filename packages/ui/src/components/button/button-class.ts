import { classNames } from '../../class-names.ts';

/** How a button looks, whether it acts or leads somewhere. */
export interface ButtonLook {
  /** `primary` is the one thing to do here; there is at most one in a group. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'accent' | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as what it stands in. @default false */
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
