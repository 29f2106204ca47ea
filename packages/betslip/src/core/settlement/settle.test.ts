import { expect, test } from 'vitest';
import { isResultCode, RESULT_CODES, type ResultCode, VOID_CODES } from './result-code.ts';
import { explainCorrection, explainSettlement, settleSingle } from './settle.ts';

const pay = (stake: bigint, hkPrice: string, code: ResultCode) =>
  settleSingle({ stake, hkPrice, code, rounding: 'truncate' });

test.each([
  ['W', 19500n],
  ['LW', 14750n],
  ['P', 10000n],
  ['A', 10000n],
  ['LL', 5000n],
  ['L', 0n],
] as const)('[SP-04] 100.00 at 0.95 with %s pays %s', (code, payout) => {
  expect(pay(10_000n, '0.95', code)).toBe(payout);
});

test('[SP-04] D and D0 to DZ give the stake back', () => {
  expect(VOID_CODES).toHaveLength(37);
  for (const code of VOID_CODES) expect(pay(12_345n, '1.88', code)).toBe(12_345n);
});

test('[SP-04] the codes are these and no others', () => {
  expect(RESULT_CODES).toHaveLength(43);
  for (const code of ['A', 'W', 'LW', 'LL', 'L', 'P', 'D', 'D0', 'D9', 'DA', 'DZ']) {
    expect(isResultCode(code)).toBe(true);
  }
  for (const code of ['', 'X', 'D10', 'Da', 'w', 'DD0', null])
    expect(isResultCode(code)).toBe(false);
});

test.each([
  ['truncate', 'W', 101n, '0.955', 197n], // 197.455
  ['half-up', 'W', 101n, '0.955', 197n],
  ['truncate', 'LL', 101n, '0.955', 50n], // 50.5
  ['half-up', 'LL', 101n, '0.955', 51n],
  ['half-even', 'LL', 101n, '0.955', 50n],
  ['half-even', 'LL', 103n, '0.955', 52n],
  ['half-even', 'W', 101n, '0.959', 198n], // 197.859
  ['truncate', 'LW', 101n, '1', 151n], // 151.5
  ['half-up', 'LW', 101n, '1', 152n],
  ['half-even', 'LW', 101n, '1', 152n],
] as const)('by %s, %s on %s at %s pays %s', (rounding, code, stake, hkPrice, payout) => {
  expect(settleSingle({ stake, hkPrice, code, rounding })).toBe(payout);
});

test('big stakes are exact', () => {
  expect(pay(123_456_789_012_345_678_901n, '0.01', 'W')).toBe(124_691_356_902_469_135_690n);
});

test.each([
  [0n, '0.95', 'betslip.stake-invalid'],
  [-1n, '0.95', 'betslip.stake-invalid'],
  [1n, '0', 'betslip.price-invalid'],
  [1n, '-0.92', 'betslip.price-invalid'],
  [1n, '1e2', 'betslip.price-invalid'],
] as const)('stake %s at %s is refused', (stake, hkPrice, code) => {
  expect(() => pay(stake, hkPrice, 'W')).toThrow(expect.objectContaining({ code }));
});

test('a settlement is graded, paid and explained in one', () => {
  const { code, payout, steps } = explainSettlement({
    wtype: 'OU',
    pick: 'C',
    strong: '',
    ratio: '2 / 2.5',
    result: { ht: [0, 0], ft: [1, 1] },
    stake: 10_000n,
    hkPrice: '0.90',
    rounding: 'truncate',
  });
  expect([code, payout]).toEqual(['LL', 5_000n]);
  expect(steps.at(-1)).toEqual({
    step: 'payout',
    code: 'LL',
    hkPrice: '0.90',
    stake: '10000',
    payout: '5000',
    profit: '-5000',
  });
  expect(() => JSON.stringify(steps)).not.toThrow();
});

const quarter = {
  wtype: 'R',
  strong: 'H',
  ratio: '0.5 / 1',
  stake: 10_001n,
  hkPrice: '0.90',
  rounding: 'truncate',
} as const;

test.each([
  ['H', [1, 0], 'LW', ['W', 'P'], { won: '5000.5', back: '5000.5', lost: '0' }],
  ['C', [1, 0], 'LL', ['L', 'P'], { won: '0', back: '5000.5', lost: '5000.5' }],
  ['H', [2, 0], 'W', ['W', 'W'], { won: '10001', back: '0', lost: '0' }],
  ['C', [2, 0], 'L', ['L', 'L'], { won: '0', back: '0', lost: '10001' }],
] as const)(
  '%s at %j of a line between two is %s, as two half bets',
  (pick, ft, code, halves, parts) => {
    const { steps } = explainSettlement({ ...quarter, pick, result: { ht: null, ft } });
    expect(steps).toContainEqual({ step: 'grade', code });
    expect(steps).toContainEqual({
      step: 'halves',
      halves: [
        { line: '0.5', code: halves[0] },
        { line: '1', code: halves[1] },
      ],
    });
    expect(steps).toContainEqual({ step: 'stake', stake: '10001', hkPrice: '0.90', ...parts });
  },
);

test('a void gives the stake back, and a cap that bites says how much it cut', () => {
  const bet = { ...quarter, pick: 'H', stake: 10_000n } as const;
  const voided = explainSettlement({ ...bet, result: { ht: null, ft: null, voided: 'D4' } });
  expect(voided.steps).toContainEqual(
    expect.objectContaining({ step: 'stake', won: '0', back: '10000', lost: '0' }),
  );
  const won = { ht: null, ft: [3, 0] } as const;
  const capped = explainSettlement({ ...bet, result: won, maxPayout: 15_000n });
  expect(capped.payout).toBe(15_000n);
  expect(capped.steps).toContainEqual({ step: 'cap', max: '15000', cut: '4000' });
  expect(explainSettlement({ ...bet, result: won }).steps.map(({ step }) => step)).toEqual([
    'score',
    'margin',
    'line',
    'halves',
    'grade',
    'stake',
    'payout',
  ]);
});

test('a correction tells both settlements and what is booked', () => {
  expect(explainCorrection({ code: 'W', payout: 19_000n }, { code: 'LL', payout: 5000n })).toEqual({
    step: 'correction',
    from: { code: 'W', payout: '19000' },
    to: { code: 'LL', payout: '5000' },
    difference: '-14000',
  });
});
