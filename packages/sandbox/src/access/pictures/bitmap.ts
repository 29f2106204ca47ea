import { encode } from 'fast-png';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Pixels from the top left, row by row, four bytes each: red, green, blue and opacity. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface Shape {
  /** Covered part of the pixel with its middle at this point; below 0 is none, above 1 is all. */
  readonly covers: (x: number, y: number) => number;
  /** Left, top, right and bottom, outside of which nothing is covered. The whole bitmap by default. */
  readonly box?: readonly [left: number, top: number, right: number, bottom: number];
}

/** Transparent pixels. */
export const emptyBitmap = (width: number, height: number): Bitmap => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

/** Paints a shape of one colour over the bitmap. */
export function paint(
  { width, height, data }: Bitmap,
  [red, green, blue]: Colour,
  { covers, box: [left, top, right, bottom] = [0, 0, width, height] }: Shape,
  opacity = 1,
): void {
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, bottom); row += 1) {
    for (let at = Math.max(0, Math.floor(left)); at < Math.min(width, right); at += 1) {
      const over = opacity * Math.min(1, covers(at + 0.5, row + 0.5));
      if (over <= 0) continue;
      const pixel = (row * width + at) * 4;
      const under = ((data[pixel + 3] ?? 0) / 255) * (1 - over);
      const all = over + under;
      data[pixel] = (red * over + (data[pixel] ?? 0) * under) / all;
      data[pixel + 1] = (green * over + (data[pixel + 1] ?? 0) * under) / all;
      data[pixel + 2] = (blue * over + (data[pixel + 2] ?? 0) * under) / all;
      data[pixel + 3] = all * 255;
    }
  }
}

/** The bitmap as the data address of a PNG that has only pixels: no text, no time, no place. */
export function pngAddress({ width, height, data }: Bitmap): string {
  const png = encode({ width, height, data, channels: 4, depth: 8 });
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
