import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { ID, ofMatch, quoted, settle, setUpRunner } from '../../test/slip-runner.ts';
import { SLIP_STORAGE_KEY } from '../index.ts';
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
  expect(tab.get(SLIP_STORAGE_KEY)).not.toBeNull();
  runner.confirm('CNY');
  await settle();
  expect(tab.get(SLIP_STORAGE_KEY)).toBeNull();
  runner.send({ type: 'finish', keepPicks: false });
  runner.toggle(matchSelection());
  runner.send({ type: 'clear' });
  expect(tab.get(SLIP_STORAGE_KEY)).toBeNull();
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
    tab.set(SLIP_STORAGE_KEY, JSON.stringify({ version: 1, mode: 'multiple', picks, stakes }));
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
    tab.set(SLIP_STORAGE_KEY, text);
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
  expect(tab.get(SLIP_STORAGE_KEY)).toBeNull();
});

test('a pick whose match is over is closed by its quote', async () => {
  const { runner, house, slip } = setUpRunner(memoryStore(), 'm-1');
  house.quote = () => Promise.resolve({ ...quoted, open: false, over: true });
  runner.start();
  runner.toggle(matchSelection({ kickOff: 1_781_205_000_000 }));
  await settle();
  expect(slip().entries).toMatchObject([{ status: 'closed', kickOff: 1_781_205_000_000 }]);
});
