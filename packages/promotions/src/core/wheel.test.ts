import { expect, test } from 'vitest';
import { chanceText, fieldPath, fieldsOf, restingAngle } from './wheel.ts';

const ODDS = [{ chance: 7000 }, { chance: 2400 }, { chance: 550 }, { chance: 50 }];

test('fields are as wide as their chances and fill the circle', () => {
  const fields = fieldsOf(ODDS);
  expect(fields.map(({ from, to }) => Math.round((to - from) * 100) / 100)).toEqual([
    252, 86.4, 19.8, 1.8,
  ]);
  expect(fields.at(-1)?.to).toBeCloseTo(360);
});

test('the wheel rests with the middle of the field that was drawn at the top', () => {
  for (const field of fieldsOf(ODDS)) {
    const middle = (field.from + field.to) / 2;
    expect((restingAngle(field, 5) + middle) % 360).toBeCloseTo(0);
    expect(restingAngle(field, 5)).toBeGreaterThan(4 * 360);
  }
});

test('a second turn goes on from where the first one ended, never back', () => {
  const fields = fieldsOf(ODDS);
  let stands = 0;
  for (const field of [...fields, ...fields.toReversed()]) {
    const next = restingAngle(field, 4, stands);
    expect(next - stands).toBeGreaterThan(4 * 360 - 0.001);
    expect(next - stands).toBeLessThan(5 * 360 + 0.001);
    expect((next + (field.from + field.to) / 2) % 360).toBeCloseTo(0);
    stands = next;
  }
});

test('what cannot be drawn has no field', () => {
  expect(fieldsOf([{ chance: 0 }, { chance: 10_000 }])).toEqual([{ at: 1, from: 0, to: 360 }]);
});

test('chances read as per cent, without zeros at the end', () => {
  expect(ODDS.map(({ chance }) => chanceText(chance))).toEqual(['70%', '24%', '5.5%', '0.5%']);
});

test('a field that is the whole circle is drawn too', () => {
  const [whole] = fieldsOf([{ chance: 10_000 }]);
  expect(whole && fieldPath(whole, 10)).toContain('A10 10 0 1 1');
});
