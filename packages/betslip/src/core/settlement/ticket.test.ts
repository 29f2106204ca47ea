import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticketLegs } from '../../testing/index.ts';
import { COMBINATIONS, combinationNamed } from '../combinations.ts';
import { explainTicket } from './explain-ticket.ts';
import { RESULT_CODES, type ResultCode } from './result-code.ts';
import { evaluateTicket, settleTicket, type TicketLeg, type TicketRules } from './ticket.ts';

const rules = { rounding: 'truncate', roundEach: 'ticket' } as const;
const legsOf = (...legs: readonly [string, ResultCode][]): TicketLeg[] =>
  legs.map(([hkPrice, code]) => ({ hkPrice, code }));

test('[SP-04] published examples of accumulators', () => {
  const three = { ...rules, folds: [3], unit: 10_000n };
  const pushed = legsOf(['0.85', 'W'], ['0.95', 'P'], ['1.05', 'W']);
  expect(settleTicket({ ...three, legs: pushed }).payout).toBe(37_925n);
  const won = legsOf(['0.80', 'W'], ['0.50', 'W'], ['0.66', 'W']);
  expect(settleTicket({ ...three, legs: won }).payout).toBe(44_820n);
});

test('[SP-04] four legs at 2.00, unit 2.00, 4串11, three win: 40.00 back', () => {
  const { folds } = combinationNamed('4串11');
  const legs = [...ticketLegs(3), ...ticketLegs(1, { code: 'L' })];
  expect(settleTicket({ ...rules, folds, unit: 200n, legs })).toEqual({
    lines: 11,
    stake: 2200n,
    gross: 4000n,
    payout: 4000n,
    capped: false,
  });
});

test.each([
  ['W', '1.9'],
  ['LW', '1.45'],
  ['P', '1'],
  ['A', '1'],
  ['D7', '1'],
  ['LL', '0.5'],
  ['L', '0'],
] as const)('[SP-04] a leg of %s counts %s', (code, factor) => {
  const ticket = { ...rules, folds: [2], unit: 1000n, legs: legsOf(['0.90', code], ['1', 'W']) };
  expect(explainTicket(ticket)[0]).toMatchObject({ step: 'leg', leg: 0, code, factor });
  expect(settleTicket(ticket).payout).toBe(BigInt(Math.round(Number(factor) * 2000)));
});

test('lines are rounded one by one, or their sum is', () => {
  const ticket = { folds: [2], unit: 1n, legs: legsOf(['0.5', 'W'], ['0.5', 'W'], ['0.5', 'W']) };
  const paid = (roundEach: TicketRules['roundEach'], rounding: TicketRules['rounding']) =>
    settleTicket({ ...ticket, roundEach, rounding }).payout;
  // Each of three lines is 2.25.
  expect(paid('line', 'truncate')).toBe(6n);
  expect(paid('line', 'half-up')).toBe(6n);
  expect(paid('ticket', 'truncate')).toBe(6n);
  expect(paid('ticket', 'half-up')).toBe(7n);
  const ties = { ...ticket, folds: [1], unit: 3n };
  // Each line is 4.5.
  expect(settleTicket({ ...ties, roundEach: 'line', rounding: 'half-even' }).payout).toBe(12n);
  expect(settleTicket({ ...ties, roundEach: 'line', rounding: 'half-up' }).payout).toBe(15n);
  expect(settleTicket({ ...ties, roundEach: 'ticket', rounding: 'half-even' }).payout).toBe(14n);
});

test('the most that a ticket pays holds for the sum of its lines', () => {
  const ticket = { ...rules, folds: [1], unit: 100n, legs: legsOf(['1', 'W'], ['1', 'W']) };
  expect(settleTicket({ ...ticket, maxPayout: 399n })).toMatchObject({
    gross: 400n,
    payout: 399n,
    capped: true,
  });
  expect(settleTicket({ ...ticket, maxPayout: 400n })).toMatchObject({
    payout: 400n,
    capped: false,
  });
  expect(settleTicket({ ...ticket, maxPayout: null }).payout).toBe(400n);
});

test('what a ticket may bring: all legs, or just enough of the cheapest', () => {
  const prices = ['1', '0.5', '2', '0.25'];
  const ticket = { ...rules, prices, folds: [2, 3, 4], unit: 100n };
  expect(evaluateTicket(ticket)).toEqual({
    lines: 11,
    stake: 1100n,
    // Of 2, 1.5, 3 and 1.25 the doubles are 21.625, the trebles 25.875 and all four 11.25.
    most: 5875n,
    least: 187n,
    capped: false,
  });
  expect(evaluateTicket({ ...ticket, maxPayout: 1200n })).toMatchObject({
    most: 1200n,
    least: 187n,
    capped: true,
  });
});

test.each([
  ['betslip.stake-invalid', { unit: 0n }],
  ['betslip.price-invalid', { legs: legsOf(['-0.9', 'W'], ['1', 'W']) }],
  ['betslip.price-invalid', { legs: legsOf(['1', 'W'], ['1e1', 'W']) }],
  ['betslip.folds-invalid', { folds: [] }],
  ['betslip.folds-invalid', { folds: [0] }],
  ['betslip.folds-invalid', { folds: [3] }],
  ['betslip.folds-invalid', { folds: [1.5] }],
  ['betslip.folds-invalid', { folds: [2, 2] }],
] as const)('%s (%#)', (code, change) => {
  const ticket = { ...rules, folds: [2], unit: 1n, legs: legsOf(['1', 'W'], ['1', 'W']) };
  expect(() => settleTicket({ ...ticket, ...change })).toThrow(expect.objectContaining({ code }));
});

test('the working names legs, lines that pay, the sum, the cap and the payout', () => {
  const legs = legsOf(['0.95', 'LW'], ['1', 'D4'], ['1.5', 'L'], ['2', 'W']);
  const ticket = { ...rules, folds: [3, 4], unit: 1000n, legs, maxPayout: 4000n };
  expect(explainTicket(ticket)).toEqual([
    { step: 'leg', leg: 0, code: 'LW', hkPrice: '0.95', factor: '1.475' },
    { step: 'leg', leg: 1, code: 'D4', hkPrice: '1', reason: 'abandoned', factor: '1' },
    { step: 'leg', leg: 2, code: 'L', hkPrice: '1.5', factor: '0' },
    { step: 'leg', leg: 3, code: 'W', hkPrice: '2', factor: '3' },
    { step: 'line', legs: [0, 1, 3], factor: '4.425', payout: '4425' },
    { step: 'sum', lines: 5, paying: 1, stake: '5000', gross: '4425' },
    { step: 'cap', max: '4000', cut: '425' },
    { step: 'payout', payout: '4000', profit: '-1000' },
  ]);
});

const price = fc
  .integer({ min: 1, max: 9999 })
  .map((n) => `${Math.trunc(n / 1000)}.${String(n % 1000).padStart(3, '0')}`);
const leg = fc.record({ hkPrice: price, code: fc.constantFrom(...RESULT_CODES) });
const system = fc.constantFrom(...COMBINATIONS.filter(({ legs }) => legs < 8)).chain((each) =>
  fc.record({
    folds: fc.constant(each.folds),
    legs: fc.array(leg, { minLength: each.legs, maxLength: each.legs }),
    unit: fc.bigInt({ min: 1n, max: 1_000_000n }),
    rounding: fc.constantFrom('truncate', 'half-up', 'half-even'),
    roundEach: fc.constantFrom('line', 'ticket'),
  }),
);

/** Slow reference implementation: every subset by bit mask, in thousandths, without shared code. */
function bruteForce(ticket: TicketRules & { readonly legs: readonly TicketLeg[] }) {
  const worth = ({ hkPrice, code }: TicketLeg): bigint => {
    const h = BigInt(hkPrice.replace('.', ''));
    if (code === 'W') return 2000n + 2n * h;
    if (code === 'LW') return 2000n + h;
    if (code === 'LL') return 1000n;
    return code === 'L' ? 0n : 2000n;
  };
  let lines = 0;
  let exact = 0n;
  const scale = 2000n ** BigInt(ticket.legs.length);
  const payouts: bigint[] = [];
  for (let mask = 1; mask < 2 ** ticket.legs.length; mask++) {
    const chosen = ticket.legs.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
    if (!ticket.folds.includes(chosen.length)) continue;
    lines += 1;
    const rest = 2000n ** BigInt(ticket.legs.length - chosen.length);
    const value = chosen.reduce((product, each) => product * worth(each), ticket.unit) * rest;
    exact += value;
    payouts.push(rounded(value, scale, ticket.rounding));
  }
  const byLine = payouts.reduce((sum, each) => sum + each, 0n);
  return { lines, byLine, byTicket: rounded(exact, scale, ticket.rounding) };
}

function rounded(over: bigint, under: bigint, rounding: TicketRules['rounding']): bigint {
  const down = over / under;
  const rest = over - down * under;
  if (rounding === 'truncate' || rest * 2n < under) return down;
  if (rest * 2n > under || rounding === 'half-up') return down + 1n;
  return down % 2n === 0n ? down : down + 1n;
}

test.each(COMBINATIONS)('$name pays what all its subsets pay', ({ legs, folds }) => {
  fc.assert(
    fc.property(
      fc.array(leg, { minLength: legs, maxLength: legs }),
      fc.bigInt({ min: 1n, max: 1_000_000n }),
      fc.constantFrom('truncate', 'half-up', 'half-even'),
      (chosen, unit, rounding) => {
        const ticket = { legs: chosen, folds, unit, rounding };
        const expected = bruteForce({ ...ticket, roundEach: 'line' });
        expect(settleTicket({ ...ticket, roundEach: 'line' })).toMatchObject({
          lines: expected.lines,
          stake: unit * BigInt(expected.lines),
          payout: expected.byLine,
        });
        expect(settleTicket({ ...ticket, roundEach: 'ticket' }).payout).toBe(expected.byTicket);
      },
    ),
    { numRuns: legs > 8 ? 4 : 20 },
  );
});

test('the order of legs does not matter, and nothing is negative', () => {
  fc.assert(
    fc.property(system, (ticket) => {
      const { payout, gross } = settleTicket(ticket);
      expect(settleTicket({ ...ticket, legs: ticket.legs.toReversed() }).payout).toBe(payout);
      const byPrice = ticket.legs.toSorted((a, b) => a.hkPrice.localeCompare(b.hkPrice));
      expect(settleTicket({ ...ticket, legs: byPrice }).payout).toBe(payout);
      expect(payout >= 0n && gross >= payout).toBe(true);
    }),
  );
});

test('a system is the sum of its lines', () => {
  fc.assert(
    fc.property(system, (system) => {
      const ticket = { ...system, roundEach: 'line' } as const;
      const { payout, stake, lines } = settleTicket(ticket);
      const steps = explainTicket(ticket);
      const told = steps.filter((step) => step.step === 'line');
      expect(told.reduce((sum, line) => sum + BigInt(line.payout), 0n)).toBe(payout);
      const alone = told.map((line) =>
        settleTicket({
          ...ticket,
          legs: line.legs.map((index) => ticket.legs[index] as TicketLeg),
          folds: [line.legs.length],
        }),
      );
      expect(alone.map((each) => String(each.payout))).toEqual(told.map((line) => line.payout));
      expect(stake).toBe(ticket.unit * BigInt(lines));
      const byFold = ticket.folds.map((fold) => settleTicket({ ...ticket, folds: [fold] }));
      expect(byFold.reduce((sum, each) => sum + each.payout, 0n)).toBe(payout);
      expect(byFold.reduce((sum, each) => sum + each.stake, 0n)).toBe(stake);
    }),
  );
});

test('no result pays more than all legs won, nor less than nothing', () => {
  fc.assert(
    fc.property(system, (ticket) => {
      const prices = ticket.legs.map(({ hkPrice }) => hkPrice);
      const outlook = evaluateTicket({ ...ticket, prices });
      const { payout, stake } = settleTicket(ticket);
      expect(payout <= outlook.most).toBe(true);
      expect(outlook.least <= outlook.most).toBe(true);
      expect(outlook.stake).toBe(stake);
      const allWon = ticket.legs.map((each): TicketLeg => ({ ...each, code: 'W' }));
      expect(settleTicket({ ...ticket, legs: allWon }).payout).toBe(outlook.most);
    }),
  );
});

test('a cap that does not bite leaves no step, and every line is told once', () => {
  const ticket = { ...rules, folds: [1, 2], unit: 100n, legs: ticketLegs(3), maxPayout: 10_000n };
  const steps = explainTicket(ticket);
  expect(steps.filter(({ step }) => step === 'cap')).toEqual([]);
  const lines = steps.flatMap((step) => (step.step === 'line' ? [step.legs.join()] : []));
  expect(lines.toSorted()).toEqual(['0', '0,1', '0,2', '1', '1,2', '2']);
});

test('prices of different lengths keep their worth', () => {
  const legs = legsOf(['1', 'W'], ['0.955', 'W'], ['0.5', 'LW']);
  expect(settleTicket({ ...rules, folds: [3], unit: 1_000_000n, legs }).payout).toBe(4_887_500n);
});

test('a ticket that cannot be is a fault of the program', () => {
  const ticket = { ...rules, folds: [1], unit: 0n, legs: ticketLegs(1) };
  expect(() => settleTicket(ticket)).toThrow(expect.objectContaining({ kind: 'programming' }));
});

test('the cap is on what was won: it cuts no stake that comes back', () => {
  const single = { ...rules, folds: [1], unit: 2000n, maxPayout: 1000n };
  const paid = (code: ResultCode) => settleTicket({ ...single, legs: legsOf(['9', code]) });
  expect(paid('D3')).toMatchObject({ payout: 2000n, capped: false });
  expect(paid('P')).toMatchObject({ payout: 2000n, capped: false });
  expect(paid('LL')).toMatchObject({ payout: 1000n, capped: false });
  // A win never pays less than a void.
  expect(paid('W')).toMatchObject({ gross: 20_000n, payout: 2000n, capped: true });
});

test('of a system, the refunds are paid beside what the cap leaves of the wins', () => {
  const ticket = { ...rules, folds: [1], unit: 1000n, maxPayout: 1500n };
  expect(
    settleTicket({ ...ticket, legs: legsOf(['9', 'D'], ['9', 'W'], ['9', 'L']) }),
  ).toMatchObject({ gross: 11_000n, payout: 2500n, capped: true });
});

test('a ticket of eleven legs, and one with a code that is none, are refused', () => {
  const settle = (legs: readonly TicketLeg[]) =>
    settleTicket({ ...rules, folds: [1], unit: 100n, legs });
  expect(settle(ticketLegs(10)).payout).toBe(2000n);
  expect(() => settle(ticketLegs(11))).toThrow(
    expect.objectContaining({ code: 'betslip.legs-invalid' }),
  );
  for (const code of ['X', '', 'D?', 'DAA', 'w', undefined] as unknown[] as ResultCode[]) {
    expect(() => settle(ticketLegs(1, { code }))).toThrow(
      expect.objectContaining({ code: 'betslip.code-unknown' }),
    );
  }
});
