import type { ComponentPropsWithRef } from 'react';
import { ChartTable, type ChartPoint } from '../../charts/chart-table.tsx';
import { linearScale } from '../../charts/scale.ts';
import { classNames } from '../../class-names.ts';

/** Everything else reaches the root. */
export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** In order; their labels tell them apart, so no two are the same. */
  points: readonly ChartPoint[];
  /** Names the line and its table. */
  label: string;
  labelHead: string;
  valueHead: string;
}

const WIDTH = 120;
const HEIGHT = 32;
const EDGE = 4;

/** A line as high as a row of text, that shows how something went. */
export function Sparkline({
  points,
  label,
  labelHead,
  valueHead,
  className,
  ...rest
}: SparklineProps) {
  const values = points.map(({ value }) => value);
  const x = linearScale([0, points.length - 1], [EDGE, WIDTH - EDGE]);
  const y = linearScale([Math.min(...values), Math.max(...values)], [HEIGHT - EDGE, EDGE]);
  const places = values.map((value, at) => [x(at).toFixed(1), y(value).toFixed(1)] as const);
  const last = places.at(-1);
  return (
    <span {...rest} className={classNames('cs-sparkline', className)}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
        <path
          className="cs-sparkline__line"
          d={places.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${px} ${py}`).join('')}
        />
        {last && <circle className="cs-sparkline__end" cx={last[0]} cy={last[1]} r={3} />}
      </svg>
      <ChartTable caption={label} {...{ labelHead, valueHead, points }} />
    </span>
  );
}
