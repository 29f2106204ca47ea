import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageReachedAt, beijingDate, monthsLater, periodAt } from './periods.ts';

const instant = fc.integer({ min: 0, max: Date.parse('2100-01-01T00:00:00Z') });
/** The platform's calendar, shifted by eight hours: an independent calculation of the same days. */
const inBeijing = (at: number): Date => new Date(at + 8 * 3_600_000);

test('days, weeks and months are those of a calendar in Beijing', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const date = inBeijing(at);
      expect(beijingDate(at)).toBe(date.toISOString().slice(0, 10));
      const [day, week, month] = (['day', 'week', 'month'] as const).map((each) =>
        periodAt(each, at),
      );
      for (const span of [day, week, month]) {
        expect(span!.from <= at && at < span!.until).toBe(true);
        expect(inBeijing(span!.from).toISOString().slice(11)).toBe('00:00:00.000Z');
      }
      expect(day!.until - day!.from).toBe(86_400_000);
      expect(inBeijing(week!.from).getUTCDay()).toBe(1);
      expect(inBeijing(month!.from).getUTCDate()).toBe(1);
      expect(inBeijing(month!.until).getUTCDate()).toBe(1);
      expect(inBeijing(month!.from).getUTCMonth()).toBe(date.getUTCMonth());
      expect(month!.until - month!.from).toBeLessThanOrEqual(31 * 86_400_000);
    }),
  );
});

test.each([
  ['2026-01-31T02:00:00Z', 1, '2026-02-28T02:00:00Z'],
  ['2026-08-31T02:00:00Z', 6, '2027-02-28T02:00:00Z'],
  ['2026-06-11T19:05:00Z', 6, '2026-12-11T19:05:00Z'],
  ['2026-03-15T00:00:00Z', -3, '2025-12-15T00:00:00Z'],
])('%s and %i months are %s', (from, months, until) => {
  expect(new Date(monthsLater(Date.parse(from), months)).toISOString()).toBe(
    until.replace('Z', '.000Z'),
  );
});

test('an age is reached with the birthday in Beijing; who was born on 29 February has it on 1 March', () => {
  const at = (birthday: string) => ageReachedAt(birthday, 18);
  expect(at('2008-06-13')).toBe(Date.parse('2026-06-12T16:00:00Z'));
  expect(at('2008-02-29')).toBe(Date.parse('2026-02-28T16:00:00Z'));
  for (const none of ['', '2008-13-01', '2008-02-30', '1990-5-1', '2008-00-10']) {
    expect(at(none)).toBeUndefined();
  }
});
