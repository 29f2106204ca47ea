import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { ID, linesOf, ofMatch, quoted, settle, setUpRunner } from '../../test/slip-runner.ts';
import { orderStorageKey } from '../index.ts';
import { matchSelection } from '../testing/index.ts';

test('every single of an order is one ticket, placed under a key of its own', async () => {
  const { runner, house, placed, decided, withPicks, slip } = setUpRunner();
  await withPicks('multiple', [ID, '100'], ['1002:R:H', '50'], ['1003:R:H', '20']);
  const reasons = [{ code: 'house.limit-selection' }];
  house.place = (key) =>
    Promise.resolve(
      key === placed[1]?.key
        ? { status: 'rejected', reasons }
        : { status: 'accepted', ticketId: key },
    );
  runner.confirm('CNY');
  await settle();
  expect(placed.map(({ legs }) => legs)).toEqual([[ID], ['1002:R:H'], ['1003:R:H']]);
  expect(new Set(placed.map(({ key }) => key)).size).toBe(3);
  expect(linesOf(slip().order)).toEqual([
    [ID, 'accepted'],
    ['1002:R:H', 'rejected'],
    ['1003:R:H', 'accepted'],
  ]);
  expect(decided).toEqual(['partial']);
  expect(slip().entries.map(({ id }) => id)).toEqual(['1002:R:H']);
  expect(slip().stakes).toEqual({ '1002:R:H': '50' });
});

test('each combination of a series is one ticket with all legs, quoted together', async () => {
  const { runner, house, placed, quotedAs, decided, withPicks, slip } = setUpRunner();
  house.series = { limits: { min: '5', max: '90' }, reason: null, picks: [] };
  await withPicks('series', ['series', '10'], ['3串4', '5']);
  expect(slip().seriesQuote?.limits).toEqual({ min: '5', max: '90' });
  runner.confirm('CNY');
  await settle();
  const legs = [ID, '1002:R:H', '1003:R:H'];
  expect(quotedAs.at(-1)).toEqual({ ids: legs, series: true });
  expect(placed.map((each) => [each.combination, each.legs, each.tokens.length])).toEqual([
    ['3串1', legs, 3],
    ['3串4', legs, 3],
  ]);
  expect(decided).toEqual(['accepted']);
  expect(slip()).toMatchObject({ entries: [], stakes: {} });
});

test('lines are recovered each by its own key, and none is left unknown once the gateway answers', async () => {
  const { runner, house, placed, asked, pass, withPicks, slip } = setUpRunner();
  await withPicks('multiple', [ID, '100'], ['1002:R:H', '50'], ['1003:R:H', '20']);
  house.place = (key) =>
    key === placed[0]?.key
      ? Promise.resolve({ status: 'accepted', ticketId: 'T1' })
      : Promise.reject(new Error('cut'));
  house.ask = () => Promise.reject(new Error('still cut'));
  runner.confirm('CNY');
  await settle();
  expect(slip().order.status).toBe('unknown');
  await pass(10);
  house.ask = (key) =>
    Promise.resolve(
      key === placed[1]?.key
        ? { status: 'accepted', ticketId: 'T2' }
        : { status: 'rejected', reasons: [] },
    );
  await pass(10);
  expect(linesOf(slip().order).map(([, status]) => status)).toEqual([
    'accepted',
    'accepted',
    'rejected',
  ]);
  expect(placed).toHaveLength(3);
  expect(new Set(asked)).toEqual(new Set([placed[1]?.key, placed[2]?.key]));
});

test('a reload recovers the lines that were not decided, and leaves those that were', async () => {
  const before = setUpRunner();
  await before.withPicks('multiple', [ID, '100'], ['1002:R:H', '50'], ['1003:R:H', '20']);
  const { house, placed } = before;
  house.place = (key) => {
    if (key === placed[0]?.key) return Promise.resolve({ status: 'accepted', ticketId: 'T1' });
    if (key === placed[1]?.key) return Promise.resolve({ status: 'pending', ticketId: 'T2' });
    return new Promise(() => {});
  };
  before.runner.confirm('CNY');
  await settle();
  before.runner.dispose();
  const after = setUpRunner(before.storage);
  after.house.ask = (key) => Promise.resolve({ status: 'accepted', ticketId: key });
  after.runner.start();
  await after.pass(5);
  expect(new Set(after.asked)).toEqual(new Set([placed[1]?.key, placed[2]?.key]));
  expect(after.slip().order.status).toBe('accepted');
  expect(after.storage.keys()).toEqual([]);
});

test('two tabs with an order each keep both, and a third takes up one after the other @money', async () => {
  const storage = memoryStore();
  const tabs = [setUpRunner(storage), setUpRunner(storage)];
  for (const tab of tabs) {
    tab.house.place = () => Promise.reject(new Error('cut'));
    tab.house.ask = () => new Promise(() => {});
  }
  const [first, second] = tabs;
  await first?.withStake();
  first?.runner.confirm('CNY');
  await settle();
  second?.runner.toggle(ofMatch(2));
  // Advances the random stream of keys, because another page has other keys.
  for (let n = 0; n < 3; n++) second?.runner.confirm('CNY');
  await settle();
  second?.runner.send({ type: 'setStake', id: '1002:R:H', text: '50' });
  second?.runner.confirm('CNY');
  await settle();
  expect(storage.keys()).toHaveLength(2);
  const third = setUpRunner(storage);
  third.house.ask = (key) => Promise.resolve({ status: 'accepted', ticketId: key });
  third.runner.start();
  await third.pass(5);
  expect(third.slip().order.status).toBe('accepted');
  third.runner.send({ type: 'finish', keepPicks: false });
  await third.pass(5);
  expect(third.slip().order.status).toBe('accepted');
  const keys = tabs.flatMap((tab) => tab.placed.map(({ key }) => key));
  expect(new Set(third.asked)).toEqual(new Set(keys));
  third.runner.send({ type: 'finish', keepPicks: false });
  expect(third.slip().order.status).toBe('idle');
  expect(storage.keys()).toEqual([]);
});

test('another member is never offered an order, and its owner finds it again', async () => {
  const { runner, house, storage, withStake, become, asked, pass, slip } = setUpRunner();
  runner.start();
  await withStake();
  house.place = () => Promise.reject(new Error('cut'));
  house.ask = () => Promise.reject(new Error('cut'));
  runner.confirm('CNY');
  await settle();
  become('m-2');
  runner.start();
  const before = asked.length;
  await pass(20);
  expect(slip().order.status).toBe('idle');
  expect(asked.length).toBeLessThanOrEqual(before + 1);
  expect(storage.keys()).toHaveLength(1);
  become('m-1');
  runner.start();
  expect(slip().order.status).toBe('unknown');
});

test('a damaged order is forgotten, and the one behind it is taken up', async () => {
  const before = setUpRunner();
  await before.withStake();
  before.house.place = () => Promise.resolve({ status: 'pending', ticketId: '81' });
  before.runner.confirm('CNY');
  await settle();
  before.runner.dispose();
  const { storage } = before;
  storage.set(orderStorageKey('m-1', '0'), '{"version":3,"state":{"status":"pending"}}');
  const after = setUpRunner(storage);
  after.runner.start();
  expect(after.slip().order.status).toBe('pending');
  expect(storage.keys()).toHaveLength(1);
});

test('a goal between choosing and placing sends nothing, and the slip shows the score now', async () => {
  const { runner, house, placed, slip } = setUpRunner();
  runner.send({ type: 'setOddsChange', oddsChange: 'any' });
  runner.send({ type: 'setLineChange', lineChange: true });
  runner.toggle(ofMatch(1, { inPlay: true, score: [0, 0], wtype: 'RE' }));
  await settle();
  runner.send({ type: 'setStake', id: '1001:RE:H', text: '100' });
  house.quote = () => Promise.resolve({ ...quoted, score: [1, 0] });
  runner.confirm('CNY');
  await settle();
  expect(placed).toEqual([]);
  expect(slip().order).toMatchObject({
    status: 'rejected',
    reasons: [{ code: 'pick.score-changed', params: { from: '0-0', to: '1-0' } }],
  });
  expect(slip().entries[0]?.terms.score).toEqual([1, 0]);
  runner.send({ type: 'finish', keepPicks: true });
  runner.send({ type: 'acceptChanges' });
  runner.confirm('CNY');
  await settle();
  expect(placed).toHaveLength(1);
});

test('a quote with a line that is none suspends the pick, and nothing is sent', async () => {
  const { runner, house, placed, withStake, slip } = setUpRunner();
  await withStake();
  house.quote = () => Promise.resolve({ ...quoted, ratio: '0.3' });
  runner.confirm('CNY');
  await settle();
  expect(placed).toEqual([]);
  expect(slip().order.status).toBe('rejected');
  expect(slip().entries[0]?.status).toBe('suspended');
  expect(slip().stakes).toEqual({ [ID]: '100' });
});

test('nothing is placed without a member', async () => {
  const { runner, placed, slip } = setUpRunner(memoryStore(), null);
  runner.toggle(matchSelection());
  await settle();
  expect(runner.confirm('CNY').violations).toEqual([{ code: 'slip.not-logged-in', picks: [] }]);
  expect(placed).toEqual([]);
  expect(slip().order.status).toBe('idle');
});
