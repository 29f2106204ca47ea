import type { Shape } from './bitmap.ts';
import { between } from './chance.ts';
import { GLYPHS } from './glyphs.ts';
import { pathLines, type Point } from './path-lines.ts';
import { stroke } from './stroke.ts';

export const TEXT_PICTURE = { width: 120, height: 48 } as const;

/** A glyph is drawn on a grid of 4 by 6. */
const MIDDLE: Point = [2, 3];
const FIRST_LETTER = 22;
const LETTER_STEP = 25.5;

/** A function that moves the points of a drawing. */
export type Bend = (point: Point) => Point;

/** A wave through a whole drawing, with random height, length and phase. */
export function wave(height: number, length: number): Bend {
  const [across, down] = [between(-height, height), between(-height, height)];
  const [one, two] = [between(length * 0.7, length * 1.4), between(length * 0.7, length * 1.4)];
  const [start, begin] = [between(0, Math.PI * 2), between(0, Math.PI * 2)];
  return ([x, y]) => [
    x + across * Math.sin((y / one) * Math.PI * 2 + start),
    y + down * Math.sin((x / two) * Math.PI * 2 + begin),
  ];
}

/** Position, slant and size of a letter, chosen at random. */
function stance(place: number): Bend {
  const turn = between(-0.34, 0.34);
  const lean = between(-0.25, 0.25);
  const [wide, high] = [between(3.5, 4.5), between(3.6, 4.5)];
  const [left, top] = [
    FIRST_LETTER + place * LETTER_STEP + between(-2.5, 2.5),
    TEXT_PICTURE.height / 2 + between(-4, 4),
  ];
  return ([x, y]) => {
    const [dx, dy] = [(x - MIDDLE[0] - lean * (y - MIDDLE[1])) * wide, (y - MIDDLE[1]) * high];
    return [
      left + dx * Math.cos(turn) - dy * Math.sin(turn),
      top + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  };
}

/** Whether all of it is visible. */
const isInside = ({ box: [left, top, right, bottom] = [0, 0, 0, 0] }: Shape): boolean =>
  left >= 0 && top >= 0 && right <= TEXT_PICTURE.width && bottom <= TEXT_PICTURE.height;

/** A letter at its place in a text, with a random shape that is not repeated; `whole` bends it with its neighbours. */
export function letterShape(letter: string, place: number, whole: Bend): Shape {
  for (;;) {
    const [own, stand] = [wave(0.35, 7), stance(place)];
    const lines = pathLines(GLYPHS[letter] ?? '').map((line) =>
      line.map((point) => whole(stand(own(point)))),
    );
    const shape = stroke(lines, between(2.3, 3.2));
    // The random changes may add up so that a part of the letter is cut off; then it is drawn again.
    if (isInside(shape)) return shape;
  }
}
