import { configureStore } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { pickId } from '../index.ts';
import { matchSelection } from '../testing/index.ts';
import { createBetslipSlice } from './betslip-slice.ts';
import { createSlipWatch } from './slip-watch.ts';

const FIRST = matchSelection();
const SECOND = matchSelection({ gameId: '2002', gidm: '20' });
const [first, second] = [pickId(FIRST), pickId(SECOND)];

function watched() {
  const betslip = createBetslipSlice({ oddsFormat: 'H' });
  const store = configureStore({ reducer: { betslip: betslip.slice.reducer } });
  const subscribe = vi.spyOn(store, 'subscribe');
  const watch = createSlipWatch(store);
  const send = (event: Parameters<typeof betslip.send>[0]) =>
    void store.dispatch(betslip.send(event));
  return { watch, send, subscribe };
}

test('a listener hears when its own pick joins and leaves, and of no other', () => {
  const { watch, send } = watched();
  const heard = { first: vi.fn<() => void>(), second: vi.fn<() => void>() };
  watch.onPicked(first, heard.first);
  watch.onPicked(second, heard.second);
  send({ type: 'setMode', mode: 'multiple' });

  send({ type: 'toggle', selection: FIRST });
  expect(watch.isPicked(first)).toBe(true);
  expect(heard.first).toHaveBeenCalledTimes(1);
  send({ type: 'toggle', selection: SECOND });
  expect(heard.first).toHaveBeenCalledTimes(1);
  expect(heard.second).toHaveBeenCalledTimes(1);
  send({ type: 'clear' });
  expect(watch.isPicked(first)).toBe(false);
  expect(heard.first).toHaveBeenCalledTimes(2);
  expect(heard.second).toHaveBeenCalledTimes(2);
});

test('a key of a stake tells nobody', () => {
  const { watch, send } = watched();
  const heard = vi.fn<() => void>();
  send({ type: 'toggle', selection: FIRST });
  watch.onPicked(first, heard);
  watch.onOddsFormat(heard);
  send({ type: 'setStake', id: first, text: '1' });
  expect(heard).not.toHaveBeenCalled();
});

test('the format is told when it changes, such as by a series, which is at Hong Kong prices', () => {
  const { watch, send } = watched();
  const heard = vi.fn<() => void>();
  watch.onOddsFormat(heard);
  send({ type: 'setOddsFormat', oddsFormat: 'E' });
  expect(watch.oddsFormat()).toBe('E');
  expect(heard).toHaveBeenCalledTimes(1);
  send({ type: 'setMode', mode: 'series' });
  expect(watch.oddsFormat()).toBe('H');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('all listeners share one subscription, which ends with the last of them', () => {
  const { watch, send, subscribe } = watched();
  const ends = [
    watch.onPicked(first, vi.fn<() => void>()),
    watch.onPicked(first, vi.fn<() => void>()),
    watch.onOddsFormat(vi.fn<() => void>()),
  ];
  expect(subscribe).toHaveBeenCalledTimes(1);
  for (const end of ends) end();
  const heard = vi.fn<() => void>();
  send({ type: 'toggle', selection: FIRST });
  // A pick that joined while there was no listener is not reported to the next listener.
  watch.onPicked(first, heard);
  expect(subscribe).toHaveBeenCalledTimes(2);
  send({ type: 'setStake', id: first, text: '1' });
  expect(heard).not.toHaveBeenCalled();
  send({ type: 'clear' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('one that ends within another loses no other', () => {
  const { watch, send } = watched();
  const heard = vi.fn<() => void>();
  const end = watch.onPicked(first, () => end());
  watch.onPicked(first, heard);
  send({ type: 'toggle', selection: FIRST });
  expect(heard).toHaveBeenCalledTimes(1);
});
