import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Layer } from './layer.ts';
import { pathData } from './path-data.ts';

/** Half of a glyph's side: the centre of turned copies. */
const MIDDLE = 32;

interface Look {
  className: string;
  strokeWidth?: number;
}

const turned = (turns: number, at: number): string =>
  `rotate(${(at * 360) / turns} ${MIDDLE} ${MIDDLE})`;

function drawn(layer: Layer, look: Look): ReactNode {
  const data = pathData(layer);
  if (layer.turns === 1) return <path {...look} d={data} />;
  return (
    // The copies are in one group: half strength applies to all of them together.
    <g {...look}>
      {Array.from({ length: layer.turns }, (_, at) => (
        <path key={at} transform={turned(layer.turns, at)} d={data} />
      ))}
    </g>
  );
}

function lookOf({ tone, faint, line, outline }: Layer): Look {
  const strokeWidth = outline ?? line;
  const className = classNames(
    `cs-art-fill-${tone}`,
    strokeWidth !== null && `cs-art-line-${tone}`,
    line !== null && 'cs-art-open',
    faint && 'cs-art-faint',
  );
  return strokeWidth === null ? { className } : { className, strokeWidth };
}

/** The layers as SVG. */
export function Layers({ layers }: { layers: readonly Layer[] }) {
  const places = layers.map((layer, at) => ({ layer, at }));
  return places.map(({ layer, at }) => <Fragment key={at}>{drawn(layer, lookOf(layer))}</Fragment>);
}
