import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStake } from './stake-text.ts';

const amount = fc
  .tuple(fc.bigInt(0n, 999_999_999_999n), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

const fullWidth = (text: string) =>
  text.replace(/[0-9.]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

test('an amount is read as it is', () => {
  fc.assert(
    fc.property(amount, (text) => {
      expect(readStake(text)).toBe(text);
    }),
  );
});

test('full-width signs are read as the plain ones', () => {
  fc.assert(
    fc.property(amount, (text) => {
      expect(readStake(fullWidth(text))).toBe(text);
    }),
  );
});

test('whatever is typed, what is kept is an amount, and reading it again changes nothing', () => {
  const signs = fc.constantFrom(...'0123456789.,，。．０９¥-e 　a');
  const typed = fc.array(signs, { maxLength: 18 }).map((list) => list.join(''));
  fc.assert(
    fc.property(typed, (raw) => {
      const kept = readStake(raw);
      if (kept === null) return;
      expect(kept).toMatch(/^(?:(?:0|[1-9]\d{0,11})(?:\.\d{0,2})?)?$/);
      expect(readStake(kept)).toBe(kept);
    }),
    { numRuns: count('stakeTexts') },
  );
});

test('an amount can be typed sign by sign', () => {
  fc.assert(
    fc.property(amount, (text) => {
      for (let end = 1; end <= text.length; end++) {
        expect(readStake(text.slice(0, end))).toBe(text.slice(0, end));
      }
    }),
  );
});
