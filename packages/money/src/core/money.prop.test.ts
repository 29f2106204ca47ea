import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Currency } from './currency-codes.ts';
import { addMoney, fromMinor, subtractMoney, toMinor } from './money.ts';
import { formatMoney, parseFormattedMoney, parseMoney } from './money-text.ts';

const currency = fc.constantFrom<Currency>('CNY', 'USD', 'JPY', 'USDT');
const minor = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });

test('[NV-14] formatting and parsing are inverse', () => {
  fc.assert(
    fc.property(minor, currency, fc.boolean(), (units, code, sign) => {
      const value = fromMinor(units, code);
      expect(parseFormattedMoney(formatMoney(value, { sign }), code)).toEqual({ ok: true, value });
      expect(parseMoney(value.amount, code, { signed: true })).toEqual({ ok: true, value });
    }),
  );
});

test('smallest units come back, and sums in money are sums in units', () => {
  fc.assert(
    fc.property(minor, minor, currency, (a, b, code) => {
      const [x, y] = [fromMinor(a, code), fromMinor(b, code)];
      expect(toMinor(x)).toBe(a);
      expect(toMinor(addMoney(x, y))).toBe(a + b);
      expect(subtractMoney(addMoney(x, y), y)).toEqual(x);
    }),
  );
});

test('text that is read has nothing but digits and points, and no text makes the parser throw', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.-+e,') }));
  fc.assert(
    fc.property(text, (typed) => {
      const parsed = parseMoney(typed, 'CNY');
      expect(!parsed.ok || /^[0-9.]+$/.test(typed)).toBe(true);
    }),
  );
});
