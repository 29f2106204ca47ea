import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

/** Everything else reaches the root. */
export interface OddsTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The price as it is shown. */
  value: string;
  /** How it last moved: an arrow, a colour and words. @default null */
  move?: 'up' | 'down' | null;
  /** What the arrows say to assistive technology. */
  moveLabels: Readonly<Record<'up' | 'down', string>>;
}

/** A price that cannot be pressed. */
export function OddsText({ value, move = null, moveLabels, className, ...rest }: OddsTextProps) {
  return (
    <span {...rest} className={classNames('cs-odds', move && `cs-odds--${move}`, className)}>
      {move && (
        <span className="cs-odds__arrow" aria-hidden>
          {move === 'up' ? '▲' : '▼'}
        </span>
      )}
      {value}
      {move && <span className="cs-visually-hidden"> {moveLabels[move]}</span>}
    </span>
  );
}
