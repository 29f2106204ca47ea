import type { ComponentPropsWithRef } from 'react';
import { ChartTable, type ChartPoint } from '../../charts/chart-table.tsx';
import { shares } from '../../charts/scale.ts';
import { classNames } from '../../class-names.ts';

/** Everything else reaches the `<figure>`, which is the root. */
export interface DonutChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Parts of the whole, at most six; their labels tell them apart, so no two are the same. */
  points: readonly ChartPoint[];
  label: string;
  labelHead: string;
  valueHead: string;
  /** Stands in the middle, such as the sum. */
  total?: string;
  totalLabel?: string;
}

const RADIUS = 42;
const COLOURS = 6;

/** Parts of a whole as a ring, with a list that says what they are. */
export function DonutChart({
  points,
  label,
  labelHead,
  valueHead,
  total,
  totalLabel,
  className,
  ...rest
}: DonutChartProps) {
  const parts = shares(points.map(({ value }) => value));
  return (
    <figure {...rest} className={classNames('cs-donut', className)}>
      <div className="cs-donut__ring" aria-hidden>
        <svg viewBox="0 0 100 100" focusable="false">
          <circle className="cs-donut__track" cx={50} cy={50} r={RADIUS} />
          {points.map(({ label: name }, at) => {
            const { from = 0, to = 0 } = parts[at] ?? {};
            // A gap of half a hundredth parts neighbours of like lightness.
            const length = Math.max(0, (to - from) * 100 - (points.length > 1 ? 0.8 : 0));
            return (
              <circle
                key={name}
                className={`cs-donut__part cs-donut__part--${(at % COLOURS) + 1}`}
                cx={50}
                cy={50}
                r={RADIUS}
                pathLength={100}
                strokeDasharray={`${length} ${100 - length}`}
                strokeDashoffset={-from * 100}
                transform="rotate(-90 50 50)"
              />
            );
          })}
        </svg>
        {total !== undefined && (
          <span className="cs-donut__total">
            <strong>{total}</strong>
            {totalLabel}
          </span>
        )}
      </div>
      <ul className="cs-donut__legend" aria-hidden>
        {points.map(({ label: name, text }, at) => (
          <li key={name}>
            <span className={`cs-donut__swatch cs-donut__swatch--${(at % COLOURS) + 1}`} />
            <span className="cs-donut__name">{name}</span>
            <span className="cs-donut__value">{text}</span>
          </li>
        ))}
      </ul>
      <ChartTable caption={label} {...{ labelHead, valueHead, points }} />
    </figure>
  );
}
