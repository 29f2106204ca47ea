import { randomInt } from 'node:crypto';
import { type Bitmap, type Colour, emptyBitmap, paint, type Shape } from './bitmap.ts';
import { between } from './chance.ts';
import { distanceTo, isWithin, pathLines, type Point } from './path-lines.ts';
import { stroke } from './stroke.ts';

export const SLIDER = { width: 320, height: 160, piece: 48, tolerance: 5 } as const;

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
/** A square with a knob on its right side. */
const [OUTLINE = []] = pathLines('M4 4H38V18Q46 14 46 24Q46 34 38 30V44H4Z');
const HILLS = 3;
const DOTS = 26;

export interface SliderPicture {
  /** Left edge of the hole: the answer. */
  readonly x: number;
  /** Top edge of the hole, which the front end receives. */
  readonly y: number;
  readonly image: Bitmap;
  readonly piece: Bitmap;
}

/** @param hue in degrees; saturation and lightness from 0 to 1 */
function colourOf(hue: number, saturation: number, lightness: number): Colour {
  const most = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number): number => {
    const k = (shift + hue / 30) % 12;
    return Math.round(255 * (lightness - most * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The piece or the hole, with its top left at this point. */
const pieceAt = (left: number, top: number): Shape => ({
  box: [left, top, left + SLIDER.piece, top + SLIDER.piece],
  covers(x, y) {
    const edge = distanceTo(OUTLINE, x - left, y - top);
    return 0.5 + (isWithin(OUTLINE, x - left, y - top) ? edge : -edge);
  },
});

const outlineAt = (left: number, top: number, width: number): Shape =>
  stroke([OUTLINE.map(([x, y]): Point => [left + x, top + y])], width);

function dot(): Shape {
  const [left, top] = [between(0, SLIDER.width), between(0, SLIDER.height)];
  const radius = between(3, 12);
  return {
    box: [left - radius - 1, top - radius - 1, left + radius + 1, top + radius + 1],
    covers: (x, y) => radius + 0.5 - Math.hypot(x - left, y - top),
  };
}

/** A ridge of two waves, filled below. */
function hill(base: number): Shape {
  const [high, low] = [between(8, 20), between(3, 8)];
  const [long, short] = [between(38, 60), between(14, 24)];
  const [start, begin] = [between(0, Math.PI * 2), between(0, Math.PI * 2)];
  const ridge = (x: number): number =>
    base - high * Math.sin(x / long + start) - low * Math.sin(x / short + begin);
  return {
    box: [0, base - high - low - 1, SLIDER.width, SLIDER.height],
    covers: (x, y) => y - ridge(x) + 0.5,
  };
}

/** Hills under a sky, with dots all over, so that no two places look alike. */
function scene(): Bitmap {
  const bitmap = emptyBitmap(SLIDER.width, SLIDER.height);
  const hue = between(0, 360);
  paint(bitmap, colourOf(hue, 0.5, 0.82), { covers: () => 1 });
  for (let i = 0; i < HILLS; i += 1) {
    paint(bitmap, colourOf(hue + i * 35, 0.45, 0.62 - i * 0.14), hill(62 + i * 30));
  }
  for (let i = 0; i < DOTS; i += 1) paint(bitmap, colourOf(between(0, 360), 0.6, 0.6), dot(), 0.55);
  return bitmap;
}

function cutOut({ width, data }: Bitmap, x: number, y: number): Bitmap {
  const piece = emptyBitmap(SLIDER.piece, SLIDER.piece);
  const { covers } = pieceAt(0, 0);
  for (let row = 0; row < piece.height; row += 1) {
    for (let column = 0; column < piece.width; column += 1) {
      const opaque = Math.min(1, covers(column + 0.5, row + 0.5));
      // Pixels outside the piece stay empty, without hidden colours of the picture.
      if (opaque <= 0) continue;
      const from = ((y + row) * width + x + column) * 4;
      const to = (row * piece.width + column) * 4;
      piece.data.set(data.subarray(from, from + 3), to);
      piece.data[to + 3] = opaque * 255;
    }
  }
  return piece;
}

/** A scene with a hole in it, and the piece that was cut out. */
export function sliderPicture(): SliderPicture {
  const { width, height, piece: size } = SLIDER;
  const x = randomInt(size + 40, width - size - 8);
  const y = randomInt(8, height - size - 8);
  const image = scene();
  const piece = cutOut(image, x, y);
  paint(piece, WHITE, outlineAt(0, 0, 1.5));
  paint(image, BLACK, pieceAt(x, y), 0.5);
  paint(image, WHITE, outlineAt(x, y, 1), 0.7);
  return { x, y, image, piece };
}
