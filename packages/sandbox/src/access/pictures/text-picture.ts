import { type Bitmap, type Colour, emptyBitmap, paint } from './bitmap.ts';
import { between, oneOf } from './chance.ts';
import { letterShape, TEXT_PICTURE, wave } from './letter-shape.ts';
import { pathLines } from './path-lines.ts';
import { stroke } from './stroke.ts';

const PAPER: Colour = [243, 241, 236];
const INK: readonly [Colour, ...Colour[]] = [
  [31, 58, 95],
  [91, 42, 60],
  [30, 89, 69],
  [90, 69, 17],
  [61, 43, 107],
];
const NOISE = 5;

/** A picture of a text: no letter has the same shape twice, so that comparing shapes does not help. */
export function textPicture(text: string): Bitmap {
  const { width, height } = TEXT_PICTURE;
  const bitmap = emptyBitmap(width, height);
  paint(bitmap, PAPER, { covers: () => 1 });
  const whole = wave(2.2, 70);
  for (const [place, letter] of Array.from(text).entries()) {
    paint(bitmap, oneOf(INK), letterShape(letter, place, whole));
  }
  for (let i = 0; i < NOISE; i += 1) {
    const [from, over, to] = [between(0, height), between(0, height), between(0, height)];
    const curve = pathLines(`M0 ${from}Q${between(0, width)} ${over} ${width} ${to}`);
    paint(bitmap, oneOf(INK), stroke(curve, between(0.9, 1.3)), 0.45);
  }
  return bitmap;
}
