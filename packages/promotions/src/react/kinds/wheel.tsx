import type { PromotionStanding } from '@courtside/contract';
import { shownAmount } from '@courtside/money';
import { classNames } from '@courtside/ui';
import { fieldPath, type Field } from '../../core/wheel.ts';
import { isSome } from '../../core/is-some.ts';
import { useCurrency } from '../use-currency.ts';

const RADIUS = 100;
/** A field narrower than this, in degrees, has no room for text: the table beside it has the text. */
const LEAST_FOR_TEXT = 30;

export interface WheelProps {
  fields: readonly Field[];
  odds: PromotionStanding['odds'];
  /** Angle in degrees. */
  angle: number;
  /** Whether it turns to the angle, or is there at once. */
  moves: boolean;
  onRest?: () => void;
}

/** One of four colours, which tell the fields apart. */
const colourOf = (at: number) => at % 4;

/**
 * A wheel whose fields are as wide as their chances. Hidden from screen readers, as the table below has the same data.
 */
export function Wheel({ fields, odds, angle, moves, onRest }: WheelProps) {
  const currency = useCurrency();
  return (
    <svg className="cs-promo-wheel" viewBox="-110 -118 220 228" aria-hidden>
      <g
        className={classNames('cs-promo-wheel__disc', moves && 'is-moving')}
        style={{ transform: `rotate(${angle}deg)` }}
        onTransitionEnd={onRest}
      >
        {fields.map((field) => {
          const amount = odds[field.at]?.amount ?? '';
          const middle = (field.from + field.to) / 2;
          return (
            <g key={field.at}>
              <path
                d={fieldPath(field, RADIUS)}
                className={`cs-promo-wheel__field cs-promo-wheel__field--${colourOf(field.at)}`}
              />
              {field.to - field.from >= LEAST_FOR_TEXT && isSome(amount) && (
                <text
                  className={`cs-promo-wheel__text cs-promo-wheel__text--${colourOf(field.at)}`}
                  transform={`rotate(${middle}) translate(0 -68)`}
                >
                  {shownAmount(amount, currency)}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <circle r="14" className="cs-promo-wheel__hub" />
      <path d="M-9 -116H9L0 -96Z" className="cs-promo-wheel__pin" />
    </svg>
  );
}

/** The colour of a field, beside its text. */
export const WheelKey = ({ at }: { at: number }) => (
  <svg className="cs-promo-odds__key" viewBox="-6 -6 12 12" aria-hidden>
    <circle r="5.5" className={`cs-promo-wheel__field cs-promo-wheel__field--${colourOf(at)}`} />
  </svg>
);
