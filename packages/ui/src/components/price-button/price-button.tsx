import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { IconLock, IconPending } from '../../icons.ts';

export interface PriceButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The price as it is shown. */
  price: string;
  /** What stands before it: a line, or the side of a total. */
  line?: string | undefined;
  /** How the price last moved; shown by an arrow as well as by colour. */
  move?: 'up' | 'down' | null;
  /** Changes with each move, so that two moves the same way are both seen. */
  moveKey?: number;
  selected?: boolean;
  /** Chosen, and the bet on it is with the server; the name says it in words as well. */
  pending?: boolean;
  suspended?: boolean;
  /** The whole of it in words: teams, market, line and price. */
  'aria-label': string;
}

export function PriceButton({
  price,
  line,
  move = null,
  moveKey = 0,
  selected = false,
  pending = false,
  suspended = false,
  className,
  ...rest
}: PriceButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      aria-busy={pending || undefined}
      disabled={suspended || rest.disabled}
      className={classNames(
        'cs-price',
        selected && 'is-selected',
        pending && !suspended && 'is-pending',
        move && `is-${move}`,
        className,
      )}
    >
      {/* The space keeps line and price apart where the text is read or copied. */}
      {line !== undefined && <span className="cs-price__line">{line}</span>}{' '}
      {suspended ? (
        <IconLock className="cs-price__lock" size={16} aria-hidden />
      ) : (
        <span key={moveKey} className="cs-price__value">
          {move && (
            <span className="cs-price__arrow" aria-hidden>
              {move === 'up' ? '▲' : '▼'}
            </span>
          )}
          {price}
          {pending && <IconPending className="cs-price__pending" size={16} aria-hidden />}
        </span>
      )}
    </button>
  );
}
