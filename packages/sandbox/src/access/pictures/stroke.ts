import type { Shape } from './bitmap.ts';
import { distanceTo, type Line } from './path-lines.ts';

/** Lines drawn by a pen of this width. */
export function stroke(lines: readonly Line[], width: number): Shape {
  const reach = width / 2 + 0.5;
  const [across, down] = [lines.flat().map(([x]) => x), lines.flat().map(([, y]) => y)];
  return {
    box: [
      Math.min(...across) - reach,
      Math.min(...down) - reach,
      Math.max(...across) + reach,
      Math.max(...down) + reach,
    ],
    covers: (x, y) => reach - Math.min(...lines.map((line) => distanceTo(line, x, y))),
  };
}
