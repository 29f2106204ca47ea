import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEAL_KINDS, DEAL_STATES, readDealFilter, writeDealFilter } from './deal-filter.ts';

const read = (text: string) => readDealFilter(new URLSearchParams(text));

test('without a choice it is everything of a week', () => {
  expect(read('')).toEqual({ kind: '', state: '', period: 'week', days: null });
});

test.each([
  'kind=gift',
  'state=done',
  'period=year',
  'period=days',
  'period=days&from=2026-02-30&to=2026-03-01',
  'period=days&from=2026-03-02&to=2026-03-01',
])('what %s names wrongly is as usual', (text) => {
  expect(read(text)).toEqual(read(''));
});

const filters = fc.record({
  kind: fc.constantFrom('' as const, ...DEAL_KINDS),
  state: fc.constantFrom('' as const, ...DEAL_STATES),
  bounds: fc.oneof(
    fc.constantFrom('today', 'week', 'month').map((period) => ({ period, days: null })),
    fc.constant({ period: 'days', days: { from: '2026-06-01', to: '2026-06-12' } }),
  ),
});

test('a filter that is written is read as it was', () => {
  fc.assert(
    fc.property(filters, ({ kind, state, bounds }) => {
      const filter = { kind, state, ...bounds } as ReturnType<typeof read>;
      expect(readDealFilter(new URLSearchParams(writeDealFilter(filter)))).toEqual(filter);
    }),
  );
});
