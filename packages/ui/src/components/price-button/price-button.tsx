'use client';
import { useState, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { classNames } from '../../class-names.ts';
import { IconLock, IconPending } from '../../icons.ts';

export interface PriceButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The price as shown. */
  price: string;
  /** Shown before the price: a line, or the side of a total. */
  line?: string | undefined;
  /** Last move of the price; shown by an arrow as well as by colour. @default null */
  move?: 'up' | 'down' | null;
  /** Changes with each move, so that two moves in the same direction are both shown. @default 0 */
  moveKey?: number;
  /** @default false */
  selected?: boolean;
  /** Selected, and the bet on it is being placed; the name says so in words too. @default false */
  pending?: boolean;
  /** @default false */
  suspended?: boolean;
  /** Full description in words: teams, market, line and price. */
  'aria-label': string;
}

/** Alternates with each move: another class name restarts the mark on the existing element. */
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
      {/* The space separates line and price where the text is read or copied. */}
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
