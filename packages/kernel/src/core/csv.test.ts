import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvText } from './csv.ts';

test('rows end with CRLF, after a byte order mark', () => {
  expect(
    csvText([
      ['a', '1'],
      ['b,c', '2'],
    ]),
  ).toBe('\u{FEFF}a,1\r\n"b,c",2\r\n');
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-100.00', '-100.00'],
  ['a,b', '"a,b"'],
])('the cell %s is written as %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('no cell that is not a number begins as a formula does', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
      const text = `${sign}${rest}`;
      fc.pre(!/^-\d+(\.\d+)?$/.test(text));
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    }),
  );
});
