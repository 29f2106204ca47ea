import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import {
  emptySlip,
  slipTotals,
  type SlipEvent,
  stakeFields,
  transition,
  violationsOf,
} from '../index.ts';
import { matchSelection, orderIntent, slipAfter, slipContext } from '../testing/index.ts';
import { createBetslipSlice } from './betslip-slice.ts';
import {
  selectEntries,
  selectIsPicked,
  selectLock,
  selectOrder,
  selectSlip,
  selectStakeFields,
  selectStakeText,
  selectTotals,
  selectViolations,
} from './selectors.ts';

const EVENTS: readonly SlipEvent[] = [
  { type: 'toggle', selection: matchSelection() },
  { type: 'setStake', id: '1001:R:H', text: '50' },
  { type: 'order', event: { type: 'confirm', intent: orderIntent('k1') } },
];

function newStore() {
  const betslip = createBetslipSlice({ oddsFormat: 'E' });
  const store = configureStore({ reducer: { betslip: betslip.slice.reducer } });
  return { store, betslip };
}

test('the store holds what the engine says, and the sender hears its answer', () => {
  const { store, betslip } = newStore();
  let state = emptySlip({ oddsFormat: 'E' });
  for (const event of EVENTS) {
    const answer = transition(state, event);
    expect(store.dispatch(betslip.send(event))).toEqual(answer);
    state = answer.state;
  }
  expect(selectSlip(store.getState())).toEqual(slipAfter(EVENTS, emptySlip({ oddsFormat: 'E' })));
});

test('the engine is asked once: the state that the sender hears of is the one in the store', () => {
  const { store, betslip } = newStore();
  for (const event of EVENTS) {
    const { state } = store.dispatch(betslip.send(event));
    expect(selectSlip(store.getState())).toBe(state);
  }
});

test('a refused event leaves the very same state', () => {
  const { store, betslip } = newStore();
  for (const event of EVENTS) store.dispatch(betslip.send(event));
  const before = selectSlip(store.getState());
  const { violations } = store.dispatch(betslip.send({ type: 'clear' }));
  expect(violations).toMatchObject([{ code: 'order.confirming' }]);
  expect(selectSlip(store.getState())).toBe(before);
});

test('selectors read the slip', () => {
  const { store, betslip } = newStore();
  for (const event of EVENTS) store.dispatch(betslip.send(event));
  const root = store.getState();
  expect(selectEntries(root)).toHaveLength(1);
  expect(selectIsPicked(root, '1001:R:H')).toBe(true);
  expect(selectIsPicked(root, '1001:R:C')).toBe(false);
  expect(selectStakeText(root, '1001:R:H')).toBe('50');
  expect(selectOrder(root).status).toBe('quoting');
  expect(selectLock(root)?.code).toBe('order.confirming');
});

test("sums, stakes and reasons are the engine's", () => {
  const { store, betslip } = newStore();
  for (const event of EVENTS) store.dispatch(betslip.send(event));
  const root = store.getState();
  const slip = selectSlip(root);
  expect(selectTotals(root, 'CNY')).toEqual(slipTotals(slip, 'CNY'));
  expect(selectStakeFields(root)).toEqual(stakeFields(slip));
  const context = slipContext({ balance: null, loggedIn: false });
  expect(selectViolations(root, context)).toEqual(violationsOf(slip, context));
  expect(selectViolations(root, context)).toMatchObject([
    { code: 'order.confirming' },
    { code: 'slip.not-logged-in' },
  ]);
});

test('two slices share nothing', () => {
  const [one, two] = [newStore(), newStore()];
  one.store.dispatch(one.betslip.send({ type: 'toggle', selection: matchSelection() }));
  expect(selectEntries(two.store.getState())).toEqual([]);
});
