import { expect, test } from 'vitest';
import { lineQuarters, parseLine, sameLine } from './line.ts';

test.each([
  ['0', 0],
  ['0.5', 2],
  ['1', 4],
  ['0 / 0.5', 1],
  ['0.5 / 1', 3],
  ['1 / 1.5', 5],
  ['0/0.5', 1],
  ['2.25', 9],
  ['10.0', 40],
])('%s is %i quarters', (ratio, quarters) => {
  expect(parseLine(ratio)).toEqual({ ok: true, value: quarters });
});

test.each(['', '-0.5', '0.3', '0 / 1', '0.5 / 0', '0.25 / 0.75', '0 / 0.5 / 1', '１', '1e1', '/'])(
  '%s is no line',
  (ratio) => {
    expect(parseLine(ratio)).toEqual({ ok: false, error: { code: 'line.malformed' } });
    expect(() => lineQuarters(ratio)).toThrow(
      expect.objectContaining({ code: 'betslip.line-malformed' }),
    );
  },
);

test('lines are the same by meaning', () => {
  expect(sameLine({ ratio: '0/0.5', strong: 'H' }, { ratio: '0.25', strong: 'H' })).toBe(true);
  expect(sameLine({ ratio: '0', strong: 'H' }, { ratio: '0', strong: 'C' })).toBe(true);
  expect(sameLine({ ratio: '0.5', strong: 'H' }, { ratio: '0.5', strong: 'C' })).toBe(false);
  expect(sameLine({ ratio: '', strong: '' }, { ratio: '', strong: '' })).toBe(true);
  expect(sameLine({ ratio: '', strong: '' }, { ratio: '0.5', strong: '' })).toBe(false);
});

test('a text too long for a line is none, whatever it says', () => {
  expect(parseLine(`0.5${' '.repeat(13)}`).ok).toBe(true);
  expect(parseLine(`0.5${' '.repeat(14)}`).ok).toBe(false);
});

test('texts that are no lines are the same only when they read and give alike', () => {
  expect(sameLine({ ratio: '', strong: 'H' }, { ratio: '', strong: '' })).toBe(false);
  expect(sameLine({ ratio: 'x', strong: '' }, { ratio: '', strong: '' })).toBe(false);
  expect(sameLine({ ratio: '0', strong: '' }, { ratio: 'x', strong: '' })).toBe(false);
  expect(sameLine({ ratio: 'x', strong: 'H' }, { ratio: 'x', strong: 'H' })).toBe(true);
});

test('a line of the feed that is none is a fault of the wire', () => {
  expect(() => lineQuarters('x')).toThrow(expect.objectContaining({ kind: 'protocol' }));
});
