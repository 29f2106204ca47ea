import { expect, test } from 'vitest';
import { acceptance, type AcceptanceReason, type OddsConsent } from './acceptance.ts';
import type { Line, Score } from './entry.ts';

const half: Line = { ratio: '0.5', strong: 'H' };
const one: Line = { ratio: '1', strong: 'H' };

const PRICES: readonly [OddsConsent, string, readonly AcceptanceReason[]][] = [
  ['none', '0.95', []],
  ['none', '0.950', []],
  ['none', '0.96', ['odds-up']],
  ['none', '0.94', ['odds-down']],
  ['better', '0.95', []],
  ['better', '0.96', []],
  ['better', '0.94', ['odds-down']],
  ['any', '0.95', []],
  ['any', '0.96', []],
  ['any', '0.94', []],
];
const LINES: readonly [boolean, Line, readonly AcceptanceReason[]][] = [
  [false, half, []],
  [false, one, ['line-changed']],
  [false, { ratio: '0.5', strong: 'C' }, ['line-changed']],
  [true, half, []],
  [true, one, []],
];
const TABLE = PRICES.flatMap(([oddsChange, newPrice, price]) =>
  LINES.map(([lineChange, newLine, line]) => ({
    oddsChange,
    newPrice,
    lineChange,
    newLine,
    reasons: [...line, ...price],
  })),
);

test.each(TABLE)(
  'odds $oddsChange 0.95 -> $newPrice, line $lineChange -> $newLine.ratio $newLine.strong',
  ({ reasons, ...change }) => {
    expect(acceptance({ seenPrice: '0.95', seenLine: half, ...change })).toEqual({
      decision: reasons.length === 0 ? 'accept' : 'offer-again',
      reasons,
    });
  },
);

test('a price that cannot be read is offered again unless anything goes', () => {
  const change = { seenPrice: '0.95', seenLine: half, newLine: half, lineChange: false };
  expect(acceptance({ ...change, newPrice: '', oddsChange: 'better' }).decision).toBe(
    'offer-again',
  );
});

test.each(['0', '0.00', '-5', 'abc', '1e3', '', ' 1', '０.９'])(
  'no consent takes %j, which is no price',
  (newPrice) => {
    for (const oddsChange of ['none', 'better', 'any'] as const) {
      const asked = { seenPrice: '0.95', newPrice, oddsChange, lineChange: true };
      expect(acceptance({ ...asked, seenLine: half, newLine: half })).toEqual({
        decision: 'offer-again',
        reasons: ['price-invalid'],
      });
    }
  },
);

test('a goal since the member looked is offered again, whatever they consent to', () => {
  const asked = {
    seenPrice: '0.95',
    newPrice: '0.95',
    oddsChange: 'any',
    lineChange: true,
  } as const;
  const at = (seenScore: Score | null, newScore: Score | null) =>
    acceptance({ ...asked, seenLine: half, newLine: half, seenScore, newScore }).reasons;
  expect(at([0, 0], [1, 0])).toEqual(['score-changed']);
  expect(at([1, 0], [0, 1])).toEqual(['score-changed']);
  expect(at([1, 0], [1, 0])).toEqual([]);
  expect(at(null, [1, 0])).toEqual([]);
  expect(at([1, 0], null)).toEqual([]);
});
