import type { Layer } from './layer.ts';

/** Splits a list of numbers into groups of `size`, one for each shape. */
const groups = (numbers: readonly number[], size: number): number[][] =>
  Array.from({ length: numbers.length / size }, (_, at) =>
    numbers.slice(at * size, (at + 1) * size),
  );

const circle = ([x = 0, y = 0, r = 0]: readonly number[]): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A rectangle; a corner is never wider than half of its side, as in a `<rect>`. */
function box([x = 0, y = 0, width = 0, height = 0, r = 0]: readonly number[]): string {
  const [rx, ry] = [Math.min(r, width / 2), Math.min(r, height / 2)];
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + rx} ${y}h${across}${corner(rx, ry)}`,
    `v${down}${corner(-rx, ry)}`,
    `h${-across}${corner(-rx, -ry)}`,
    `v${-down}${corner(rx, -ry)}z`,
  ].join('');
}

/**
 * The path data of a layer of any kind, in one path: a catalogue draws hundreds of pictures, and each separate shape is
 * a node to create, style and lay out.
 *
 * @example pathData({ ...layer, kind: 'circles', numbers: [32, 32, 24] }) // 'M8 32a24 24 0 1 1 48 0a24 24 0 1 1 -48 0z'
 */
export function pathData({ kind, path, numbers }: Layer): string {
  if (kind === 'path') return path;
  return kind === 'circles'
    ? groups(numbers, 3).map(circle).join('')
    : groups(numbers, 5).map(box).join('');
}
