import type { ComponentPropsWithRef } from 'react';
import { ChartTable, type ChartPoint } from '../../charts/chart-table.tsx';
import { linearScale } from '../../charts/scale.ts';
import { classNames } from '../../class-names.ts';

/** All other props go to the root element. */
export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** In order; points are identified by their labels, so no two may be the same. */
  points: readonly ChartPoint[];
  /** Name of the line and its table. */
  label: string;
  labelHead: string;
  valueHead: string;
}

const WIDTH = 120;
const HEIGHT = 32;
const EDGE = 4;

/** A line chart as high as a row of text, which shows a trend. */
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
