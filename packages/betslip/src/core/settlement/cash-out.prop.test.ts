import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CashOutInput, type CashOutLeg, cashOutValue } from './cash-out.ts';
import { settleTicket } from './ticket.ts';

const price = fc
  .integer({ min: 1, max: 20_000 })
  .map((n) => `${Math.trunc(n / 1000)}.${String(n % 1000).padStart(3, '0')}`);
const running: fc.Arbitrary<CashOutLeg> = fc.record({
  takenPrice: price,
  state: fc.constant('open' as const),
  priceNow: price,
  otherPricesNow: fc.array(price, { maxLength: 2 }),
});
const decided: fc.Arbitrary<CashOutLeg> = fc.record({
  takenPrice: price,
  state: fc.constantFrom('won', 'half-won', 'void', 'half-lost', 'lost'),
});
const rules: fc.Arbitrary<CashOutInput['rules']> = fc.record({
  rounding: fc.constantFrom('truncate', 'half-up', 'half-even'),
  roundEach: fc.constantFrom('line', 'ticket'),
  maxPayout: fc.option(fc.bigInt({ min: 1n, max: 10n ** 7n }), { nil: null }),
});
const margin = fc.integer({ min: 0, max: 99 }).map((n) => `0.${String(n).padStart(2, '0')}`);

const inputs = (legs: fc.Arbitrary<readonly CashOutLeg[]>): fc.Arbitrary<CashOutInput> =>
  legs.chain((some) =>
    fc
      .record({
        folds: fc.uniqueArray(fc.integer({ min: 1, max: some.length }), { minLength: 1 }),
        unit: fc.bigInt({ min: 1n, max: 10n ** 6n }),
        rules,
        margin,
      })
      .map(({ folds, unit, ...rest }) => {
        const ticket = { folds, unit };
        return { ...rest, ticket, legs: some, stakeLeft: stakeOf({ ticket, legs: some }) };
      }),
  );

function stakeOf({ ticket, legs }: Pick<CashOutInput, 'ticket' | 'legs'>): bigint {
  return bestOf({ ticket, legs }).stake;
}

const CODES = {
  open: 'W',
  suspended: 'W',
  won: 'W',
  'half-won': 'LW',
  void: 'A',
  'half-lost': 'LL',
  lost: 'L',
} as const;

function bestOf(
  { ticket, legs }: Pick<CashOutInput, 'ticket' | 'legs'>,
  by: Partial<CashOutInput['rules']> = {},
) {
  return settleTicket({
    rounding: 'truncate',
    roundEach: 'line',
    ...by,
    ...ticket,
    legs: legs.map((leg) => ({ hkPrice: leg.takenPrice, code: CODES[leg.state] })),
  });
}

function valueOf(input: CashOutInput): bigint {
  const told = cashOutValue(input);
  if (!told.ok) throw new Error(`Refused: ${told.reason}`);
  return told.value;
}

const mixed = fc.array(fc.oneof(running, decided), { minLength: 1, maxLength: 6 });

test('the value falls, or stays, when the price now of a pick rises', () => {
  fc.assert(
    fc.property(inputs(mixed), fc.nat(), price, (input, at, higher) => {
      const index = at % input.legs.length;
      const leg = input.legs[index];
      fc.pre(leg?.state === 'open' && Number(higher) > Number(leg.priceNow));
      const legs = input.legs.map((each, n) =>
        n === index ? { ...each, priceNow: higher } : each,
      );
      expect(valueOf({ ...input, legs })).toBeLessThanOrEqual(valueOf(input));
    }),
  );
});

test('a lost leg takes everything that an accumulator is worth', () => {
  fc.assert(
    fc.property(inputs(mixed), decided, (input, leg) => {
      const legs = [...input.legs, { ...leg, state: 'lost' as const }];
      const ticket = { ...input.ticket, folds: [legs.length] };
      expect(valueOf({ ...input, ticket, legs, stakeLeft: ticket.unit })).toBe(0n);
    }),
  );
});

test('a ticket whose legs are all decided is worth what it pays, whatever the margin', () => {
  fc.assert(
    fc.property(inputs(fc.array(decided, { minLength: 1, maxLength: 6 })), (input) => {
      expect(valueOf(input)).toBe(bestOf(input, input.rules).payout);
    }),
  );
});

test('the value is never below zero and never above the most that the ticket can still pay', () => {
  fc.assert(
    fc.property(inputs(mixed), (input) => {
      const value = valueOf(input);
      expect(value).toBeGreaterThanOrEqual(0n);
      expect(value).toBeLessThanOrEqual(bestOf(input, input.rules).payout);
    }),
  );
});

test('two parts of a stake are worth the whole, but for the unit that they are cut by', () => {
  fc.assert(
    fc.property(inputs(mixed), fc.bigInt({ min: 1n, max: 10n ** 9n }), (input, size) => {
      fc.pre(input.stakeLeft > 1n);
      const part = (size % (input.stakeLeft - 1n)) + 1n;
      const parts = [part, input.stakeLeft - part].map((stakeLeft) =>
        valueOf({ ...input, stakeLeft }),
      );
      const lost = valueOf(input) - parts.reduce((sum, each) => sum + each, 0n);
      expect(lost).toBeGreaterThanOrEqual(0n);
      expect(lost).toBeLessThanOrEqual(1n);
    }),
  );
});

test('a wider margin never pays more, and the order of legs does not matter', () => {
  fc.assert(
    fc.property(inputs(mixed), margin, (input, other) => {
      const [low, high] = [input.margin, other].toSorted();
      expect(valueOf({ ...input, margin: high ?? '0' })).toBeLessThanOrEqual(
        valueOf({ ...input, margin: low ?? '0' }),
      );
      expect(valueOf({ ...input, legs: input.legs.toReversed() })).toBe(valueOf(input));
    }),
  );
});

test('a running leg that is suspended, or has no price, makes no offer', () => {
  fc.assert(
    fc.property(
      inputs(mixed),
      running,
      fc.constantFrom('0', '', 'abc', '-1', null),
      (input, leg, bad) => {
        const alive = input.legs.filter(({ state }) => state !== 'lost');
        const ask = (last: CashOutLeg) => {
          const legs = [...alive, last];
          const ticket = { ...input.ticket, folds: [legs.length] };
          return cashOutValue({ ...input, ticket, legs, stakeLeft: ticket.unit });
        };
        // A stake of a few units may be cut to zero by half losses, and then no price is needed.
        fc.pre(input.ticket.unit > 1000n);
        expect(ask({ ...leg, state: 'suspended' })).toEqual({ ok: false, reason: 'suspended' });
        expect(ask({ ...leg, priceNow: bad })).toEqual({ ok: false, reason: 'price-invalid' });
      },
    ),
  );
});
