'use client';
import { useState, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { classNames } from '../../class-names.ts';
import { IconLock, IconPending } from '../../icons.ts';

export interface PriceButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The price as it is shown. */
  price: string;
  /** What stands before it: a line, or the side of a total. */
  line?: string | undefined;
  /** How the price last moved; shown by an arrow as well as by colour. @default null */
  move?: 'up' | 'down' | null;
  /** Changes with each move, so that two moves the same way are both seen. @default 0 */
  moveKey?: number;
  /** @default false */
  selected?: boolean;
  /** Chosen, and the bet on it is with the server; the name says it in words as well. @default false */
  pending?: boolean;
  /** @default false */
  suspended?: boolean;
  /** The whole of it in words: teams, market, line and price. */
  'aria-label': string;
}

/** Alternates with each move: the mark starts anew under its other name, on the element that is there. */
function useAgain(moveKey: number): boolean {
  const [last, setLast] = useState({ moveKey, again: false });
  if (last.moveKey === moveKey) return last.again;
  const next = { moveKey, again: !last.again };
  setLast(next);
  return next.again;
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
  const again = useAgain(moveKey);
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
        move && again && 'is-again',
        className,
      )}
    >
      {/* The space keeps line and price apart where the text is read or copied. */}
      {line !== undefined && <span className="cs-price__line">{line}</span>}{' '}
      {suspended ? (
        <IconLock className="cs-price__lock" size={16} aria-hidden />
      ) : (
        <span className="cs-price__value">
          {move && (
            <span className="cs-price__arrow" aria-hidden>
              {move === 'up' ? '▲' : '▼'}
            </span>
          )}
          <span
            className="cs-price__digits"
            style={{ '--cs-price-length': price.length } as CSSProperties}
          >
            {price}
          </span>
          {pending && <IconPending className="cs-price__pending" size={16} aria-hidden />}
        </span>
      )}
    </button>
  );
}
