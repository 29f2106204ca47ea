import type { ComponentPropsWithRef } from 'react';
import { ChartTable, type ChartPoint } from '../../charts/chart-table.tsx';
import { extentWithZero, linearScale, niceTicks } from '../../charts/scale.ts';
import { classNames } from '../../class-names.ts';

/** Everything else reaches the `<figure>`, which is the root. */
export interface BarChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** In order; their labels tell them apart, so no two are the same. */
  points: readonly ChartPoint[];
  /** Stands above the chart and names its table. */
  label: string;
  labelHead: string;
  valueHead: string;
  /** Writes the values of the axis. @default String */
  tickText?: (value: number) => string;
  /** Shows each value at its bar. @default false */
  showValues?: boolean;
}

const TICKS = 4;

/** Upright bars from a common zero; values below zero hang from it. */
export function BarChart({
  points,
  label,
  labelHead,
  valueHead,
  tickText = String,
  showValues = false,
  className,
  ...rest
}: BarChartProps) {
  const [low, high] = extentWithZero(points.map(({ value }) => value));
  const ticks = niceTicks(low, high, TICKS);
  const top = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [100, 0]);
  const zero = top(0);
  return (
    <figure {...rest} className={classNames('cs-bars', className)}>
      <figcaption className="cs-bars__title" aria-hidden>
        {label}
      </figcaption>
      <div className="cs-bars__plot" aria-hidden>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={classNames('cs-bars__tick', tick === 0 && 'is-zero')}
            style={{ top: `${top(tick)}%` }}
          >
            <span>{tickText(tick)}</span>
          </span>
        ))}
        <div className="cs-bars__columns">
          {points.map(({ label: name, value, text }) => (
            <div key={name} className="cs-bars__column">
              <span
                className={classNames('cs-bars__bar', value < 0 && 'is-below')}
                style={{
                  top: `${Math.min(zero, top(value))}%`,
                  height: `${Math.abs(top(value) - zero)}%`,
                }}
              >
                {showValues && <span className="cs-bars__value">{text}</span>}
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className="cs-bars__labels" aria-hidden>
        {points.map(({ label: name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ChartTable caption={label} {...{ labelHead, valueHead, points }} />
    </figure>
  );
}
