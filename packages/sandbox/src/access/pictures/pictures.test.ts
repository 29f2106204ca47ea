import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { type Bitmap, pngAddress } from './bitmap.ts';
import { GLYPHS } from './glyphs.ts';
import { letterShape, TEXT_PICTURE, wave } from './letter-shape.ts';
import { SLIDER, sliderPicture } from './slider-picture.ts';
import { textPicture } from './text-picture.ts';

const ADDRESS = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
const SIGNATURE = '89504e470d0a1a0a';
/** Number of random pictures for which the answer must be clear. */
const TIMES = 12;

const bytesOf = (address: string): Buffer =>
  Buffer.from(ADDRESS.exec(address)?.[1] ?? '', 'base64');

/** The chunks of a PNG by name, read without a library that might skip some. */
function chunksOf(png: Buffer): string[] {
  expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  const names: string[] = [];
  let at = 8;
  while (at < png.length) {
    names.push(png.toString('latin1', at + 4, at + 8));
    at += 12 + png.readUInt32BE(at);
  }
  expect(at).toBe(png.length);
  return names;
}

/** The pixels that a program reads from a picture of the gateway. */
function read(bitmap: Bitmap): Bitmap {
  const png = bytesOf(pngAddress(bitmap));
  expect([...new Set(chunksOf(png))]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const { width, height, data, channels, text } = decode(png, { checkCrc: true });
  expect([channels, text]).toEqual([4, {}]);
  return { width, height, data: Uint8ClampedArray.from(data) };
}

const pixel = ({ width, data }: Bitmap, x: number, y: number): readonly number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

/** Deviation of a picture from one with its hole at this point: the dimmed colours of the piece. */
function misfit(image: Bitmap, piece: Bitmap, x: number, y: number): number {
  let off = 0;
  let seen = 0;
  // Without the line around the piece.
  for (let row = 7; row < 41; row += 1) {
    for (let column = 7; column < 35; column += 1) {
      const [own, there] = [pixel(piece, column, row), pixel(image, x + column, y + row)];
      for (let channel = 0; channel < 3; channel += 1) {
        off += Math.abs((own[channel] ?? 0) / 2 - (there[channel] ?? 0));
        seen += 1;
      }
    }
  }
  return off / seen;
}

test('a slider is two bitmaps whose piece fits the hole where the answer says, and nowhere else', () => {
  for (let i = 0; i < TIMES; i += 1) {
    const made = sliderPicture();
    const [image, piece] = [read(made.image), read(made.piece)];
    expect([image.width, image.height, piece.width, piece.height]).toEqual([320, 160, 48, 48]);
    // Half a colour is rounded.
    expect(misfit(image, piece, made.x, made.y)).toBeLessThanOrEqual(0.5);
    for (let x = 0; x <= SLIDER.width - SLIDER.piece; x += 1) {
      if (Math.abs(x - made.x) <= SLIDER.tolerance) continue;
      expect(misfit(image, piece, x, made.y)).toBeGreaterThan(2);
    }
  }
});

test('a piece hides nothing where it is not, and its picture is whole', () => {
  const made = sliderPicture();
  const [image, piece] = [read(made.image), read(made.piece)];
  expect(pixel(piece, 47, 0)).toEqual([0, 0, 0, 0]);
  expect(pixel(piece, 20, 20)[3]).toBe(255);
  expect(image.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
});

test('a text is a bitmap, of another drawing each time', () => {
  const drawn = new Set<string>();
  for (let i = 0; i < TIMES; i += 1) {
    const { width, height } = read(textPicture('AAAA'));
    expect({ width, height }).toEqual(TEXT_PICTURE);
    drawn.add(pngAddress(textPicture('AAAA')));
  }
  expect(drawn.size).toBe(TIMES);
});

test.each(Object.keys(GLYPHS))('%s is drawn whole at each place of a text', (letter) => {
  for (let i = 0; i < TIMES * 4; i += 1) {
    const { box = [0, 0, 0, 0] } = letterShape(letter, i % 4, wave(2.2, 70));
    const [left, top, right, bottom] = box;
    expect(
      Math.min(left, top, TEXT_PICTURE.width - right, TEXT_PICTURE.height - bottom),
    ).toBeGreaterThanOrEqual(0);
    // Large enough to be read.
    expect([right - left > 9, bottom - top > 16]).toEqual([true, true]);
  }
});
