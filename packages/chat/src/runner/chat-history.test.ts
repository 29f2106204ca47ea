import { expect, test } from 'vitest';
import { setUp } from '../testing/set-up.ts';

const OTHER = { userId: '100777', nickname: '看台老郑', vipLevel: 4, guest: 0 } as const;

test('[CH-11] [CH-26] history comes fifteen to a page: the newest on entering, the next above it when asked for', async () => {
  const at = setUp();
  for (let each = 1; each <= 40; each += 1) at.gateway.speak(`${each}`);
  await at.enter();
  expect(at.sent(10011)).toMatchObject([
    { msgData: { rid: 'lobby', pageNum: 1, pageSize: 15, category: 'room', categoryType: 'all' } },
  ]);
  expect(at.ids()).toEqual(at.saidIds().slice(-15));
  at.gateway.speak('41');
  at.chat.older();
  await at.pass(300);
  expect(at.ids().slice(0, 15)).toEqual(at.saidIds().slice(11, 26));
  await at.readAll();
  expect(at.ids()).toEqual(at.saidIds());
  at.chat.older();
  expect(
    at.sent(10011).every(({ msgData }) => 'pageSize' in msgData && msgData.pageSize === 15),
  ).toBe(true);
});

test.each([
  { known: 510, asks: 1 },
  { known: 1995, asks: 2 },
])(
  '[CH-11] what is said while older messages are under way leaves no hole in a list of $known',
  async ({ known, asks }) => {
    let delay = 0;
    const at = setUp({ line: { delay: () => delay } });
    for (let each = 0; each < 40; each += 1) at.gateway.speak('前');
    await at.enter();
    at.chat.hold(true);
    while (at.ids().length < known) at.gateway.speak('哈');
    const before = at.sent(10011).length;
    delay = 200;
    at.chat.older();
    delay = 0;
    // Back at the end, where the list is shortened.
    at.chat.hold(false);
    for (let each = 0; each < 6; each += 1) at.gateway.speak('后');
    await at.pass(1_000);
    expect(at.sent(10011).length - before).toBe(asks);
    expect(at.ids().length).toBeGreaterThan(500);
    expect(at.ids()).toEqual(at.saidIds().slice(-at.ids().length));
    await at.readAll();
    expect(at.ids()).toEqual(at.saidIds());
  },
);

test('older messages that are cleared while they are under way are not asked for later', async () => {
  let delay = 0;
  const at = setUp({ line: { delay: () => delay } });
  for (let each = 0; each < 40; each += 1) at.gateway.speak('前');
  await at.enter();
  delay = 200;
  at.chat.older();
  delay = 0;
  at.gateway.push({ msgId: 10015, msgData: { rid: 'lobby', upTo: 40 } });
  await at.pass(1_000);
  expect(at.ids()).toEqual([]);
  const before = at.sent(10011).length;
  // More than the list holds: its first messages are older ones again.
  for (let each = 0; each < 600; each += 1) at.gateway.speak('后');
  await at.pass(1_000);
  expect(at.chat.state().room?.hasOlder).toBe(true);
  expect(at.sent(10011)).toHaveLength(before);
});

test('[CH-11] what was said during a cut is filled from the history, page by page', async () => {
  const at = setUp();
  for (let each = 0; each < 30; each += 1) at.gateway.speak('前');
  await at.enter();
  at.gateway.cut();
  for (let each = 0; each < 50; each += 1) at.gateway.speak('间');
  await at.pass(8_000);
  expect(at.ids().length).toBeGreaterThanOrEqual(65);
  expect(at.ids()).toEqual(at.saidIds().slice(-at.ids().length));
  expect(at.chat.state().room?.gap).toBe(null);
});

test('[CH-11] the history is filtered by category, by whose it is and by time', async () => {
  const at = setUp();
  at.gateway.speak('别人的');
  await at.enter();
  at.chat.say('我的');
  at.chat.find({
    ...{ pageNum: 1, category: 'room', categoryType: 'mine', beginTime: 5, endTime: 2_000_000 },
  });
  await at.pass(600);
  expect(at.sent(10011).at(-1)?.msgData).toMatchObject({ categoryType: 'mine', beginTime: 5 });
  expect(at.chat.state().room?.found).toMatchObject({ total: 1, list: [{ msg: '我的' }] });
  expect(at.ids()).toEqual(at.saidIds());
});

test('a history that is never answered is asked three times, and what is known without a hole stays', async () => {
  let isLost = false;
  const at = setUp({ line: { loses: ({ msgId }) => isLost && msgId === 10011 } });
  at.gateway.speak('前');
  await at.enter();
  at.gateway.cut();
  at.gateway.speak('没听见');
  isLost = true;
  await at.pass(6_000);
  const heard = at.gateway.speak('听见');
  await at.pass(32_000);
  expect(at.chat.state().room).toMatchObject({ historyFailed: true, gap: null, hasOlder: true });
  expect(at.ids()).toEqual([heard]);
  isLost = false;
  at.chat.older();
  await at.pass(600);
  expect(at.ids()).toEqual(at.saidIds());
});

test('a quiet room whose history never came shows what is said from then on', async () => {
  let isLost = true;
  const at = setUp({ line: { loses: ({ msgId }) => isLost && msgId === 10011 } });
  at.gateway.speak('前');
  await at.enter();
  await at.pass(40_000);
  expect(at.chat.state().room).toMatchObject({ historyFailed: true, gap: null, messages: [] });
  const heard = at.gateway.speak('听见');
  await at.pass(600);
  expect(at.ids()).toEqual([heard]);
  isLost = false;
  at.chat.older();
  await at.pass(600);
  expect(at.ids()).toEqual(at.saidIds());
});

test('memory is bounded: of 100,000 messages the newest window stays, and older ones can be asked for', async () => {
  const at = setUp();
  await at.enter();
  const rid = 'lobby';
  for (let id = 1; id <= 100_000; id += 1) {
    at.gateway.push({ msgId: 10003, msgData: { id, rid, sender: OTHER, msg: '哈', at: id } });
  }
  expect(at.ids()).toEqual(Array.from({ length: 500 }, (_, each) => 99_501 + each));
  expect(at.chat.state().room?.hasOlder).toBe(true);
  at.chat.hold(true);
  for (let id = 100_001; id <= 101_000; id += 1) {
    at.gateway.push({ msgId: 10003, msgData: { id, rid, sender: OTHER, msg: '哈', at: id } });
  }
  // A user who reads above the end keeps these messages.
  expect(at.ids()[0]).toBe(99_501);
});
