export type Point = readonly [x: number, y: number];

/** A line through points. */
export type Line = readonly Point[];

/** Number of straight pieces per piece of a path, so that each can be bent. */
const PIECES = 6;

const along = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/**
 * The lines of a path in SVG notation, limited to M, L, H, V, Q and Z with one set of numbers each.
 *
 * @example pathLines('M0 0H4M2 0V6').length // 2
 */
export function pathLines(path: string): Line[] {
  const lines: Point[][] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVQZ])([^MLHVQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (rest.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    if (command === 'M') {
      lines.push([[a, b]]);
      continue;
    }
    const line = lines.at(-1) ?? [];
    const from = line.at(-1) ?? [0, 0];
    const ends: Readonly<Record<string, Point>> = {
      L: [a, b],
      H: [a, from[1]],
      V: [from[0], a],
      Q: [c, d],
      Z: line[0] ?? from,
    };
    const end = ends[command] ?? from;
    const middle: Point = command === 'Q' ? [a, b] : along(from, end, 0.5);
    for (let piece = 1; piece <= PIECES; piece += 1) {
      const t = piece / PIECES;
      line.push(along(along(from, middle, t), along(middle, end, t), t));
    }
  }
  return lines;
}

/** Distance of a point from a line. */
export function distanceTo(line: Line, x: number, y: number): number {
  let least = Infinity;
  let from = line[0];
  for (const to of line) {
    if (from === undefined) break;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / length;
    const near = Math.min(1, Math.max(0, t));
    const [across, down] = [x - from[0] - near * dx, y - from[1] - near * dy];
    // Compares squares, because this runs for every pixel and every piece of a line.
    least = Math.min(least, across * across + down * down);
    from = to;
  }
  return Math.sqrt(least);
}

/** Whether a closed line surrounds a point. */
export function isWithin(line: Line, x: number, y: number): boolean {
  let within = false;
  let from = line[0];
  for (const to of line) {
    if (from === undefined) break;
    const crosses = from[1] > y !== to[1] > y;
    if (crosses && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) {
      within = !within;
    }
    from = to;
  }
  return within;
}
