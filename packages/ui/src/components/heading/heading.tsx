import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

/** All other props go to the root element. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the outline of the page, independent of its size. */
  level: 1 | 2 | 3 | 4;
  /** `lg` is 16 px, `xl` 20; `xl-wide` is `xl`, and `lg` on a phone. @default 'lg' */
  size?: 'lg' | 'xl' | 'xl-wide';
}

/** The title of a page or of a part of it. */
export function Heading({ level, size = 'lg', className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames('cs-heading', `cs-heading--${size}`, className)} />;
}
