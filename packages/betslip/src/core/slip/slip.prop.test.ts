import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { championSelection, matchSelection, slipContext } from '../../testing/index.ts';
import { isChampion } from '../pick/entry.ts';
import { transition } from './slip.ts';
import { emptySlip, MAX_PICKS, type SlipEvent, type SlipState } from './slip-state.ts';
import { violationsOf } from './violations.ts';

const selection = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 15 }) },
  { weight: 1, arbitrary: fc.constant(0) },
);
const event: fc.Arbitrary<SlipEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(selection, fc.constantFrom('H', 'C')).map(([n, pick]) => ({
      type: 'toggle' as const,
      selection:
        n === 0 ? championSelection() : matchSelection({ gidm: String(n), gameId: `g${n}`, pick }),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('setMode' as const),
      mode: fc.constantFrom('single', 'multiple', 'series'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('setStake' as const),
      id: fc.constantFrom('g1:R:H', 'series'),
      text: fc.string({ maxLength: 5 }),
    }),
  },
);

function holds(state: SlipState): void {
  const { entries, mode } = state;
  expect(entries.length).toBeLessThanOrEqual(mode === 'single' ? 1 : MAX_PICKS);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(isChampion)).size).toBeLessThanOrEqual(1);
  for (const entry of entries) {
    const clash = entries.filter(({ gidm }) => gidm === entry.gidm).length > 1;
    expect(entry.isInvalid).toBe(mode === 'series' && clash);
  }
  expect(mode !== 'series' || state.oddsFormat === 'H').toBe(true);
}

test('[SL-03] [SL-05] [SL-06] the rules of the slip hold after any events', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state = emptySlip({ oddsFormat: 'M' });
      for (const each of events) {
        state = transition(state, each).state;
        holds(state);
      }
      const codes = new Set(violationsOf(state, slipContext()).map(({ code }) => code));
      expect(codes.has('pick.odds-changed') || codes.has('pick.line-changed')).toBe(false);
    }),
  );
});
