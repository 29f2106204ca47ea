import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Layer } from './layer.ts';

/** Half of a glyph's side: what turned copies turn about. */
const MIDDLE = 32;

/** Two shapes may be equal, so their places tell them apart. */
function groups(numbers: readonly number[], size: number): { at: number; group: number[] }[] {
  return Array.from({ length: numbers.length / size }, (_, at) => ({
    at,
    group: numbers.slice(at * size, (at + 1) * size),
  }));
}

function shapes({ kind, path, numbers }: Layer): ReactNode {
  if (kind === 'path') return <path d={path} />;
  if (kind === 'circles')
    return groups(numbers, 3).map(({ at, group: [x, y, r] }) => (
      <circle key={at} cx={x} cy={y} r={r} />
    ));
  return groups(numbers, 5).map(({ at, group: [x, y, width, height, r] }) => (
    <rect key={at} x={x} y={y} width={width} height={height} rx={r} />
  ));
}

/** The layers as SVG. `halo` draws all of them as one dark outline, that parts a glyph from its ground. */
export function Layers({ layers, halo }: { layers: readonly Layer[]; halo?: number }) {
  const places = layers.map((layer, at) => ({ layer, at }));
  return places.map(({ layer, at }) => {
    const width = (layer.line ?? 0) + 2 * (halo ?? 0);
    const tone = halo === undefined ? layer.tone : '1';
    return (
      <g
        key={at}
        className={classNames(
          `cs-art-fill-${tone}`,
          width > 0 && `cs-art-line-${tone}`,
          layer.line !== null && 'cs-art-open',
          layer.faint && halo === undefined && 'cs-art-faint',
        )}
        {...(width > 0 && { strokeWidth: width })}
      >
        {layer.turns === 1
          ? shapes(layer)
          : Array.from({ length: layer.turns }, (_, turn) => (
              <g key={turn} transform={`rotate(${(turn * 360) / layer.turns} ${MIDDLE} ${MIDDLE})`}>
                {shapes(layer)}
              </g>
            ))}
      </g>
    );
  });
}
