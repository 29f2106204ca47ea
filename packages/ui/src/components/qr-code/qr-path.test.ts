import { expect, test } from 'vitest';
import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** The squares that a path covers, in the form of the encoder. */
function squares(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(run); at++) rows[Number(y)]![Number(x) + at] = true;
  return rows;
}

test('the path covers the dark squares, no others', () => {
  const code = qrPath('https://example.com/d/7');
  expect(squares(code?.path ?? '', code?.size ?? 0)).toEqual(
    encode('https://example.com/d/7', { ecc: 'M', border: 4 }).data,
  );
});

test('four squares around it stay quiet', () => {
  const { path, size } = qrPath('TRX7')!;
  const dark = squares(path, size);
  expect(dark[3]).not.toContain(true);
  expect(dark[4]).toContain(true);
  expect(dark.map((row) => row[size - 4])).not.toContain(true);
});

test('a text that fits no code gives none', () => {
  expect(qrPath('7'.repeat(9000))).toBeNull();
});
