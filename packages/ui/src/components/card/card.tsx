import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

/** All other props go to the root element. */
export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Heading of the card. With `pressable`, a link or a button in it is activated by the whole card. */
  title?: ReactNode;
  /** Level of the heading. @default 3 */
  level?: 2 | 3 | 4;
  /** A picture across the full width. */
  media?: ReactNode;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  footer?: ReactNode;
  /** @default false */
  pressable?: boolean;
  /** Without padding, for lists and tables that reach the edges. @default false */
  flush?: boolean;
  /** A border instead of a shadow, for a card that is on a surface already. @default false */
  outlined?: boolean;
}

/** A surface for one piece of content. */
export function Card({
  title,
  level = 3,
  media,
  aside,
  footer,
  pressable = false,
  flush = false,
  outlined = false,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      {...rest}
      className={classNames(
        'cs-card',
        pressable && 'cs-card--pressable',
        flush && 'cs-card--flush',
        outlined && 'cs-card--outlined',
        className,
      )}
    >
      {media !== undefined && <div className="cs-card__media">{media}</div>}
      {(title !== undefined || aside !== undefined) && (
        <div className="cs-card__head">
          {title !== undefined && <Heading className="cs-card__title">{title}</Heading>}
          {aside}
        </div>
      )}
      {children !== undefined && <div className="cs-card__body">{children}</div>}
      {footer !== undefined && <div className="cs-card__foot">{footer}</div>}
    </div>
  );
}
