import { expect, test } from 'vitest';
import type { SlipViolation, SlipViolationCode } from '../core/slip/slip-context.ts';
import type { SlipMode, SlipState } from '../core/slip/slip-state.ts';
import { emptySlip } from '../core/slip/slip-state.ts';
import { matchSelection, slipAfter, slipWith } from '../testing/index.ts';
import { mainAction } from './main-action.ts';
import { m } from './messages.ts';

const ONE = '1001:R:H';
const TWO = '1002:R:H';
const slip = (mode: SlipMode, stakes: Readonly<Record<string, string>> = {}): SlipState => {
  const picks = [matchSelection(), matchSelection({ gameId: '1002', gidm: '2' })];
  const picked = slipWith(mode === 'single' ? picks.slice(0, 1) : picks, emptySlip({ mode }));
  return slipAfter(
    Object.entries(stakes).map(([id, text]) => ({ type: 'setStake', id, text })),
    picked,
  );
};
const violation = (code: SlipViolationCode, ...picks: string[]): SlipViolation => ({ code, picks });
const action = (
  of: SlipState,
  violations: readonly SlipViolation[] = [],
  loggedIn = true,
): ReturnType<typeof mainAction> =>
  mainAction(of, violations, { loggedIn, currency: 'CNY', priceOf: (id) => `price of ${id}` });

test('it says what is staked on all lines, and nothing while nothing is', () => {
  expect(action(slip('single'))).toEqual({ does: 'place', text: m.place, params: {} });
  expect(action(slip('single', { [ONE]: '100' }))).toEqual({
    does: 'place',
    text: m.placeTotal,
    params: { stake: '¥100' },
  });
  expect(action(slip('multiple', { [ONE]: '100', [TWO]: '50' })).params).toEqual({ stake: '¥150' });
});

test('the price that one press accepts stands on it, in the words of the member', () => {
  const changed = violation('pick.odds-changed', ONE);
  expect(action(slip('single', { [ONE]: '100' }), [changed])).toEqual({
    does: 'accept-and-place',
    text: m.acceptPrice,
    params: { price: `price of ${ONE}` },
  });
});

test.each([
  ['a line', slip('single'), [violation('pick.line-changed', ONE)]],
  ['a score', slip('single'), [violation('pick.score-changed', ONE)]],
  [
    'price and line',
    slip('single'),
    [violation('pick.odds-changed', ONE), violation('pick.line-changed', ONE)],
  ],
  ['the price of one of two bets', slip('multiple'), [violation('pick.odds-changed', ONE)]],
  ['the price of a leg of a series', slip('series'), [violation('pick.odds-changed', TWO)]],
])('a change of %s is accepted as a whole', (_, of, violations) => {
  expect(action(of, violations)).toEqual({
    does: 'accept-and-place',
    text: m.acceptAll,
    params: {},
  });
});

test.each([
  ['pick.suspended', m.paused],
  ['pick.closed', m.matchOver],
] as const)(
  'while a pick is %s a press does nothing, whatever else has changed, and the button says so',
  (code, text) => {
    const violations = [violation('pick.odds-changed', ONE), violation(code, TWO)];
    expect(action(slip('multiple'), violations)).toEqual({
      does: 'nothing',
      text,
      params: {},
    });
  },
);

test('with one pick that is over and one that may open again nothing is said to be over', () => {
  const violations = [violation('pick.closed', ONE), violation('pick.suspended', TWO)];
  expect(action(slip('multiple'), violations).text).toEqual(m.paused);
});

test('what can be mended in a field does not change what a press is for', () => {
  expect(action(slip('single', { [ONE]: '1' }), [violation('stake.below-min', ONE)]).does).toBe(
    'place',
  );
});

test('a visitor logs in first, also where a pick is suspended', () => {
  const visitor = action(slip('single'), [violation('pick.suspended', ONE)], false);
  expect(visitor).toEqual({ does: 'log-in', text: m.placeLoggedOut, params: {} });
});
