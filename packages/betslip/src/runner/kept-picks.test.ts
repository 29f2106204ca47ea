import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { ID, ofMatch, quoted, settle, setUpRunner } from '../../test/slip-runner.ts';
import { emptySlip, slipStorageKey } from '../index.ts';
import { matchSelection } from '../testing/index.ts';

test('a reload costs neither the picks nor what was typed, and what moved meanwhile is shown as a change', async () => {
  const tab = memoryStore();
  const before = setUpRunner(memoryStore(), 'm-1', tab);
  before.runner.start();
  await before.withPicks('series', ['series', '50']);
  before.runner.dispose();

  const after = setUpRunner(memoryStore(), 'm-1', tab);
  after.house.quote = () => Promise.resolve({ ...quoted, price: '0.80' });
  after.runner.start();
  expect(after.slip()).toMatchObject({
    mode: 'series',
    stakes: { series: '50' },
    formatBeforeSeries: 'H',
  });
  expect(after.slip().entries.map(({ id }) => id)).toEqual(['1001:R:H', '1002:R:H', '1003:R:H']);
  await settle();
  expect(after.slip().entries[0]).toMatchObject({
    seen: { price: '0.95' },
    terms: { price: '0.80' },
  });
});

test('a kept pick is called what it was called', async () => {
  const tab = memoryStore();
  const hockey = { wtype: 'M', ratio: '', strong: '', sport: 'OP', discipline: 'IH' } as const;
  const before = setUpRunner(memoryStore(), 'm-1', tab);
  before.runner.start();
  before.runner.toggle(ofMatch(1, hockey));
  before.runner.dispose();
  const after = setUpRunner(memoryStore(), 'm-1', tab);
  after.runner.start();
  expect(after.slip().entries).toMatchObject([{ sport: 'OP', discipline: 'IH' }]);
});

test('a slip that was emptied, or whose bet was taken, leaves nothing behind', async () => {
  const tab = memoryStore();
  const { runner, withStake } = setUpRunner(memoryStore(), 'm-1', tab);
  runner.start();
  await withStake();
  expect(tab.get(slipStorageKey('m-1'))).not.toBeNull();
  runner.confirm('CNY');
  await settle();
  expect(tab.get(slipStorageKey('m-1'))).toBeNull();
  runner.send({ type: 'finish', keepPicks: false });
  runner.toggle(matchSelection());
  runner.send({ type: 'clear' });
  expect(tab.get(slipStorageKey('m-1'))).toBeNull();
});

test('picks of before a reload wait for an order that is on its way, and leave when it is taken', async () => {
  const [device, tab] = [memoryStore(), memoryStore()];
  const before = setUpRunner(device, 'm-1', tab);
  before.runner.start();
  await before.withStake();
  before.house.place = () => new Promise(() => undefined);
  before.runner.confirm('CNY');
  await settle();
  before.runner.dispose();

  const after = setUpRunner(device, 'm-1', tab);
  after.house.ask = () => Promise.resolve({ status: 'accepted', ticketId: '79' });
  after.runner.start();
  expect(after.slip().order.status).toBe('unknown');
  expect(after.slip().entries.map(({ id }) => id)).toEqual([ID]);
  await after.pass(3);
  expect(after.slip().order.status).toBe('accepted');
  expect(after.slip().entries).toEqual([]);
});

test('what is damaged is left out, and the rest is taken up', () => {
  const tab = memoryStore();
  const kept = (picks: unknown, stakes: unknown = {}) =>
    tab.set(slipStorageKey(null), JSON.stringify({ version: 1, mode: 'multiple', picks, stakes }));
  const restored = () => {
    const { runner, slip } = setUpRunner(memoryStore(), null, tab);
    runner.start();
    return slip();
  };
  kept([ofMatch(1), { ...ofMatch(2), price: 'abc' }, 7], {
    '1001:R:H': '20',
    '1009:R:H': '5',
    x: 1,
  });
  expect(restored().entries.map(({ id }) => id)).toEqual(['1001:R:H']);
  kept([ofMatch(1)], { '1001:R:H': '20', '1009:R:H': '5', x: 1 });
  expect(restored().stakes).toEqual({ '1001:R:H': '20' });
  kept(Array.from({ length: 12 }, (_, n) => ofMatch(n + 1)));
  expect(restored().entries).toHaveLength(10);
  for (const text of ['', '{', '[]', '{"version":1,"mode":"free","picks":[]}']) {
    tab.set(slipStorageKey(null), text);
    expect(restored().entries).toEqual([]);
  }
  kept({ 0: ofMatch(1) });
  expect(restored().entries).toEqual([]);
});

test('a mode that was chosen before any pick is there again after a reload', () => {
  const tab = memoryStore();
  const before = setUpRunner(memoryStore(), 'm-1', tab);
  before.runner.start();
  before.runner.send({ type: 'setMode', mode: 'series' });
  before.runner.dispose();
  const after = setUpRunner(memoryStore(), 'm-1', tab);
  after.runner.start();
  expect(after.slip()).toMatchObject({ mode: 'series', entries: [], formatBeforeSeries: 'H' });
  after.runner.send({ type: 'setMode', mode: 'single' });
  expect(tab.get(slipStorageKey('m-1'))).toBeNull();
});

test('bets that a second match alone made several are so after a reload, and one of them is a single again', () => {
  const tab = memoryStore();
  const before = setUpRunner(memoryStore(), 'm-1', tab);
  before.runner.start();
  for (const n of [1, 2]) before.runner.toggle(ofMatch(n));
  before.runner.send({ type: 'setStake', id: '1002:R:H', text: '20' });
  before.runner.dispose();
  const after = setUpRunner(memoryStore(), 'm-1', tab);
  after.runner.start();
  expect(after.slip()).toMatchObject({
    mode: 'multiple',
    joined: true,
    stakes: { '1002:R:H': '20' },
  });
  expect(after.slip().entries).toHaveLength(2);
  after.runner.send({ type: 'remove', id: '1001:R:H' });
  expect(after.slip()).toMatchObject({ mode: 'single', joined: false });
});

test('a pick whose match is over is closed by its quote', async () => {
  const { runner, house, slip } = setUpRunner(memoryStore(), 'm-1');
  house.quote = () => Promise.resolve({ ...quoted, open: false, over: true });
  runner.start();
  runner.toggle(matchSelection({ kickOff: 1_781_205_000_000 }));
  await settle();
  expect(slip().entries).toMatchObject([{ status: 'closed', kickOff: 1_781_205_000_000 }]);
});

test('what a visitor picked is the member’s who logs in', async () => {
  const tab = memoryStore();
  const { runner, slip, withStake, become } = setUpRunner(memoryStore(), null, tab);
  runner.start();
  await withStake();
  expect(tab.keys()).toEqual([slipStorageKey(null)]);
  become('m-1');
  runner.start();
  expect(slip()).toMatchObject({ entries: [{ id: ID }], stakes: { [ID]: '100' } });
  expect(tab.keys()).toEqual([slipStorageKey('m-1')]);
  // The result is the same after a reload between the picks and the login.
  const after = setUpRunner(memoryStore(), 'm-1', tab);
  after.runner.start();
  expect(after.slip().stakes).toEqual({ [ID]: '100' });
});

test('an expired login keeps the picks for the same member, out of sight', async () => {
  const tab = memoryStore();
  const { runner, slip, withStake, become } = setUpRunner(memoryStore(), 'm-1', tab);
  runner.start();
  await withStake();
  become(null);
  runner.start();
  expect(slip()).toMatchObject({ entries: [], stakes: {}, removed: null });
  runner.send({ type: 'undoRemoval' });
  expect(slip().entries).toEqual([]);
  // A reload before the login.
  const after = setUpRunner(memoryStore(), null, tab);
  after.runner.start();
  expect(after.slip().entries).toEqual([]);
  after.become('m-1');
  after.runner.start();
  expect(after.slip()).toMatchObject({ entries: [{ id: ID }], stakes: { [ID]: '100' } });
});

test('another member finds neither picks nor stakes of the one before, nor does a page that is loaded again', async () => {
  const tab = memoryStore();
  const { runner, slip, withStake, become } = setUpRunner(memoryStore(), 'm-1', tab);
  runner.start();
  await withStake();
  runner.send({ type: 'setOddsChange', oddsChange: 'any' });
  const reloaded = memoryStore();
  for (const name of tab.keys()) reloaded.set(name, tab.get(name) ?? '');
  become('m-2');
  runner.start();
  expect(slip()).toEqual(emptySlip());
  expect(tab.keys()).toEqual([]);
  const after = setUpRunner(memoryStore(), 'm-2', reloaded);
  after.runner.start();
  expect(after.slip().entries).toEqual([]);
  expect(reloaded.keys()).toEqual([]);
});

test('picks that were made since an expired login go before those of before', async () => {
  const tab = memoryStore();
  const { runner, slip, withStake, become } = setUpRunner(memoryStore(), 'm-1', tab);
  runner.start();
  await withStake();
  become(null);
  runner.start();
  runner.toggle(ofMatch(2));
  become('m-1');
  runner.start();
  expect(slip().entries.map(({ id }) => id)).toEqual(['1002:R:H']);
  expect(tab.keys()).toEqual([slipStorageKey('m-1')]);
});

test('so do they when the page is loaded again between the picks and the login', async () => {
  const tab = memoryStore();
  const { runner, withStake, become } = setUpRunner(memoryStore(), 'm-1', tab);
  runner.start();
  await withStake();
  become(null);
  runner.start();
  runner.toggle(ofMatch(2));
  const after = setUpRunner(memoryStore(), 'm-1', tab);
  after.runner.start();
  expect(after.slip().entries.map(({ id }) => id)).toEqual(['1002:R:H']);
});

test('whoever presses before the slip has heard of them bets nothing that somebody else picked', async () => {
  const { runner, slip, placed, withStake, become } = setUpRunner(memoryStore(), 'm-1');
  runner.start();
  await withStake();
  const shown = slip();
  become('m-2');
  runner.confirm('CNY', { shown });
  await settle();
  expect(placed).toEqual([]);
  expect(slip().entries).toEqual([]);
});
