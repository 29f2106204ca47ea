/** Rounds to tenths, which is exact enough for a picture. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export type Point = readonly [x: number, y: number];

/** Path data from corner to corner. */
export const line = (...points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

export const area = (...points: readonly Point[]): string => `${line(...points)}z`;

/** Numbers of circles or boxes, for a layer that starts with `o` or `r`. */
export const list = (numbers: readonly number[]): string => numbers.map(round).join(' ');

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0z`;

/** The numbers from 0 to `count - 1`. */
export const steps = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A point on a circle; `turn` 0 is at the top and grows clockwise, 1 is a full turn. */
export const onCircle = (x: number, y: number, radius: number, turn: number): Point => [
  x + Math.sin(turn * 2 * Math.PI) * radius,
  y - Math.cos(turn * 2 * Math.PI) * radius,
];
