import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

/** All other props go to the root element. */
export interface OddsTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The price as shown. */
  value: string;
  /** Its last move, shown by an arrow, a colour and words. @default null */
  move?: 'up' | 'down' | null;
  /** Names of the arrows for assistive technology. */
  moveLabels: Readonly<Record<'up' | 'down', string>>;
}

/** A price that is not a button. */
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
