import type { GatewayFrame } from '@courtside/contract';
import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { hindrance } from '../core/speech.ts';
import { setUp } from '../testing/set-up.ts';
import { createChat } from './create-chat.ts';

const OTHER = { userId: '100777', nickname: '看台老郑', vipLevel: 4, guest: 0 } as const;
const shown = (at: ReturnType<typeof setUp>) =>
  at.chat.items().map((item) => (item.kind === 'message' ? item.text : item.kind));
const stopped = (at: ReturnType<typeof setUp>) =>
  hindrance(at.chat.state(), at.clock.now())?.code ?? null;

test('[CH-03] [CH-15] [CH-25] a room is asked for by its rid and is entered with the answer; after a cut it is entered again', async () => {
  const at = setUp();
  await at.enter('m-1');
  expect(at.sent(10002)).toEqual([{ msgId: 10002, msgData: { rid: 'm-1' } }]);
  expect(at.chat.state().room).toMatchObject({ phase: 'inside', info: { rid: 'm-1', online: 1 } });
  at.gateway.cut();
  expect(stopped(at)).toBe('offline');
  await at.pass(5_500);
  expect(at.sent(10002)).toHaveLength(2);
  expect(at.chat.state().room?.phase).toBe('inside');
});

test('[CH-04] [CH-25] [VA-17] a message goes out trimmed and is heard; an empty one never goes out', async () => {
  const at = setUp();
  await at.enter();
  expect(at.chat.say(' \n\t ')).toEqual({ ok: false, error: 'empty' });
  expect(at.chat.say('')).toEqual({ ok: false, error: 'empty' });
  expect(at.chat.say('字'.repeat(201))).toEqual({ ok: false, error: 'too-long' });
  expect(at.chat.say('😀'.repeat(200)).ok).toBe(true);
  const said = at.chat.say('  好球！\n');
  expect(at.sent(10003).at(-1)).toEqual({
    msgId: 10003,
    msgData: { msg: '好球！', key: said.ok && said.value },
  });
  await at.pass(300);
  expect(at.outcomes).toEqual(['heard', 'heard']);
  expect(at.chat.state().outbox).toEqual([]);
  expect(at.sent(10003)).toHaveLength(2);
});

test('[CH-23] what is said before the room is there waits and is polled every 300 ms', async () => {
  const at = setUp({ line: { delay: () => 100 } });
  at.chat.enter('lobby');
  expect(at.chat.say('早').ok).toBe(true);
  expect(at.chat.state().outbox).toMatchObject([{ msg: '早', state: 'queued' }]);
  // Wire, login and room take 100 ms each; then comes the next poll.
  await at.pass(2000, 50);
  expect(at.sent(10003)).toHaveLength(1);
  expect(at.outcomes).toEqual(['heard']);
});

test('what was on its way at a cut goes out again under its key and is said once', async () => {
  const at = setUp();
  await at.enter();
  at.gateway.sleep(true);
  at.chat.say('进了吗');
  at.gateway.sleep(false);
  // No answer for ten seconds: the message is sent again.
  await at.pass(11_000);
  expect(at.gateway.said().map(({ msg }) => msg)).toEqual(['进了吗']);
  const lost = at.chat.say('进了！');
  at.gateway.cut();
  await at.pass(6_000);
  expect(lost.ok).toBe(true);
  expect(at.gateway.said().map(({ msg }) => msg)).toEqual(['进了吗', '进了！']);
  expect(at.ids()).toEqual(at.saidIds());
});

test('what failed stands there with its reason, and may be said again or forgotten', async () => {
  const at = setUp();
  await at.enter();
  at.gateway.refuseNext({ code: 'refused-words', message: '', about: 10003 });
  at.chat.say('加我');
  expect(at.chat.state().outbox).toMatchObject([{ state: 'failed', code: 'refused-words' }]);
  expect(at.outcomes).toEqual(['failed refused-words']);
  const [failed] = at.chat.state().outbox;
  at.chat.sayAgain(failed?.key ?? '');
  await at.pass(600);
  expect(at.outcomes).toEqual(['failed refused-words', 'heard']);
  at.gateway.refuseNext({ code: 'refused-words', message: '', about: 10003 });
  at.chat.say('加我吧');
  at.chat.forget(at.chat.state().outbox[0]?.key ?? '');
  expect(at.chat.state().outbox).toEqual([]);
});

test('too fast is said with its time, goes out again by itself, and nothing overtakes it', async () => {
  const at = setUp();
  await at.enter();
  at.gateway.refuseNext({ code: 'too-fast', message: '', about: 10003, waitMs: 1200 });
  at.chat.say('一');
  at.chat.say('二');
  expect(stopped(at)).toBe('too-fast');
  await at.pass(900);
  expect(at.gateway.said()).toEqual([]);
  await at.pass(900);
  expect(at.gateway.said().map(({ msg }) => msg)).toEqual(['一', '二']);
  expect(stopped(at)).toBe(null);
});

test('twenty messages wait at most', () => {
  const at = setUp();
  at.chat.enter('lobby');
  for (let each = 0; each < 20; each += 1) expect(at.chat.say(`${each}`).ok).toBe(true);
  expect(at.chat.say('还有')).toEqual({ ok: false, error: 'full' });
});

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

test('[CH-05] a member who is muted is told until when and why, others are told that it happened', async () => {
  const at = setUp();
  await at.enter();
  const until = at.clock.now() + 60_000;
  const mute = (userId: string, end: number | null) =>
    at.gateway.push({
      msgId: 10004,
      msgData: { rid: 'lobby', userId, nickname: '某', until: end, reason: '广告' },
    });
  mute('100777', until);
  expect([stopped(at), shown(at)]).toEqual([null, ['note']]);
  mute('100123', until);
  expect(hindrance(at.chat.state(), at.clock.now())).toEqual({
    ...{ code: 'muted', until, reason: '广告' },
  });
  await at.pass(60_000, 1000);
  expect(stopped(at)).toBe(null);
  mute('100123', at.clock.now() + 60_000);
  mute('100123', null);
  expect(stopped(at)).toBe(null);
});

test('[CH-05] whoever comes back to a room is told of their mute again, which is noted once', async () => {
  const at = setUp();
  await at.enter();
  const until = at.clock.now() + 600_000;
  const mute = () =>
    at.gateway.push({
      msgId: 10004,
      msgData: { rid: 'lobby', userId: '100123', nickname: '我', until, reason: '广告' },
    });
  mute();
  at.gateway.cut();
  await at.pass(5_500);
  mute();
  const muted = { code: 'muted', until, reason: '广告' };
  expect(hindrance(at.chat.state(), at.clock.now())).toEqual(muted);
  expect(shown(at)).toEqual(['note']);
});

test.each([
  ['the room says', { blockReason: '整理中' }],
  ['it knows from before, where a gateway does not say it again,', {}],
])(
  '[CH-06] whoever comes back to a room that may not speak is told why, as %s',
  async (_, told) => {
    const at = setUp();
    await at.enter();
    const info = at.chat.state().room?.info;
    if (!info) throw new Error('No room');
    at.gateway.push({ msgId: 10005, msgData: { rid: 'lobby', blocked: 1, reason: '整理中' } });
    at.gateway.push({ msgId: 10016, msgData: { ...info, blocked: 1, ...told } });
    const blocked = { code: 'blocked', until: null, reason: '整理中' };
    expect(hindrance(at.chat.state(), at.clock.now())).toEqual(blocked);
    // The old reason is not shown when the block begins again without one.
    at.gateway.push({ msgId: 10016, msgData: { ...info, blocked: 0 } });
    at.gateway.push({ msgId: 10016, msgData: { ...info, blocked: 1 } });
    expect(hindrance(at.chat.state(), at.clock.now())).toMatchObject({ reason: '' });
  },
);

test('[CH-05] the end of a mute is by the clock of the gateway', async () => {
  const at = setUp();
  at.off.gateway = 3_600_000;
  await at.enter();
  const until = at.clock.now() + at.off.gateway + 60_000;
  at.gateway.push({
    msgId: 10004,
    msgData: { rid: 'lobby', userId: '100123', nickname: '我', until, reason: '' },
  });
  expect(hindrance(at.chat.state(), at.clock.now())?.until).toBe(at.clock.now() + 60_000);
});

test.each<[string, GatewayFrame, GatewayFrame, string]>([
  [
    '[CH-06] the room is blocked',
    { msgId: 10005, msgData: { rid: 'lobby', blocked: 1, reason: '赛后' } },
    { msgId: 10005, msgData: { rid: 'lobby', blocked: 0, reason: '' } },
    'blocked',
  ],
  [
    '[CH-07] the room is closed',
    { msgId: 10006, msgData: { rid: 'lobby', status: 'closed' } },
    { msgId: 10006, msgData: { rid: 'lobby', status: 'open' } },
    'room-closed',
  ],
  [
    '[CH-08] the level is too low',
    { msgId: 10007, msgData: { rid: 'lobby', minLevel: 3 } },
    { msgId: 10007, msgData: { rid: 'lobby', minLevel: 2 } },
    'vip-level',
  ],
  [
    '[CH-10] chat as a whole is closed',
    { msgId: 10009, msgData: { open: 0, reason: '维护' } },
    { msgId: 10009, msgData: { open: 1, reason: '' } },
    'chat-closed',
  ],
])('%s, and is not any more', async (_, begin, end, code) => {
  const at = setUp();
  await at.enter();
  at.gateway.push(begin);
  expect(stopped(at)).toBe(code);
  at.gateway.push(end);
  expect(stopped(at)).toBe(null);
});

test('[CH-09] whoever enters is told, with the number of those who are there', async () => {
  const at = setUp();
  await at.enter();
  at.gateway.push({ msgId: 10008, msgData: { rid: 'lobby', person: OTHER, online: 38 } });
  expect(at.chat.state().room?.info?.online).toBe(38);
  expect(at.chat.items()).toMatchObject([{ note: { kind: 'joined', text: '看台老郑' } }]);
});

test('[CH-12] a room that was removed is gone, and is not entered again after a cut', async () => {
  const at = setUp();
  await at.enter('m-1');
  at.gateway.push({ msgId: 10013, msgData: { rid: 'm-1' } });
  expect([at.chat.state().room?.phase, stopped(at)]).toEqual(['gone', 'gone']);
  at.gateway.cut();
  await at.pass(6_000);
  expect(at.sent(10002)).toHaveLength(1);
});

test('[CH-14] what was cleared is gone, and does not come back with the history', async () => {
  const at = setUp();
  for (let each = 0; each < 20; each += 1) at.gateway.speak('旧');
  await at.enter();
  at.gateway.push({ msgId: 10015, msgData: { rid: 'lobby', upTo: 20 } });
  await at.pass(100);
  at.gateway.speak('新');
  expect(shown(at)).toEqual(['note', '新']);
  at.gateway.cut();
  await at.pass(6_000);
  expect(at.ids()).toEqual([21]);
});

test('[CH-16] [CH-17] gifts and predictions stand where their instants put them, each once', async () => {
  const at = setUp();
  await at.enter('m-1');
  const record = { rid: 'm-1', sender: OTHER, at: at.clock.now() };
  const gift = { ...record, id: 5, giftCode: 'scarf', giftName: '围巾', count: 2 };
  const prediction = { ...record, id: 5, h: 2, c: 0, state: 'open' } as const;
  for (let twice = 0; twice < 2; twice += 1) {
    at.gateway.push({ msgId: 10017, msgData: gift });
    at.gateway.push({ msgId: 10018, msgData: prediction });
  }
  await at.pass(1000);
  at.gateway.speak('好', {}, 'm-1');
  expect(shown(at)).toEqual(['prediction', 'gift', '好']);
  at.chat.showGifts(false);
  expect(shown(at)).toEqual(['prediction', '好']);
});

test('[CH-19] an internal notification that is for people stands in the room; a refusal stands in the field', async () => {
  const at = setUp();
  await at.enter();
  at.gateway.push({ msgId: 60000, msgData: { code: 'notice', message: '文明发言', about: null } });
  expect(at.chat.items()).toMatchObject([{ note: { kind: 'notice', text: '文明发言' } }]);
  const refuse = (code: 'no-such-room' | 'room-closed') =>
    at.gateway.push({ msgId: 60000, msgData: { code, message: '', about: 10002 } });
  at.chat.leave();
  at.gateway.sleep(true);
  at.chat.enter('m-2');
  at.gateway.sleep(false);
  refuse('no-such-room');
  expect([at.chat.state().room?.phase, stopped(at)]).toEqual(['refused', 'no-such-room']);
  // Entering the same room again retries.
  at.chat.enter('m-2');
  await at.pass(300);
  expect(at.chat.state().room?.phase).toBe('inside');
});

test('a match that ends closes its room with a word', async () => {
  const at = setUp();
  await at.enter('m-1');
  at.gateway.push({
    msgId: 10014,
    msgData: { rid: 'm-1', gidm: '1', status: 'finished', h: 1, c: 1 },
  });
  expect(stopped(at)).toBe('room-closed');
});

test('whoever is blocked is not shown, in what comes from the history either, and the block is kept', async () => {
  const at = setUp();
  const storage = memoryStore();
  at.chat.dispose();
  const made = () =>
    createChat({
      socket: at.connection,
      clock: at.clock,
      random: { bytes: (n) => new Uint8Array(n) },
      storage,
    });
  at.gateway.speak('旧的烦人话');
  at.gateway.speak('别的', { userId: '100888', nickname: '三号球衣' });
  const first = made();
  first.enter('lobby');
  await at.pass(600);
  first.blocked.block({ userId: '100777', nickname: '看台老郑' });
  expect(first.items()).toMatchObject([{ text: '别的' }]);
  first.dispose();
  const second = made();
  second.enter('lobby');
  await at.pass(600);
  expect(second.items()).toMatchObject([{ text: '别的' }]);
  second.blocked.unblock('100777');
  expect(second.items()).toHaveLength(2);
});

test('a word list of the brand is asked before something is sent and before it is shown', async () => {
  const moderate = (msg: string) => (msg.includes('坏') ? null : msg.replace('笨', '*'));
  const at = setUp({ moderate });
  await at.enter();
  expect(at.chat.say('坏人')).toEqual({ ok: false, error: 'words' });
  at.chat.say('真笨');
  at.gateway.speak('坏透了');
  at.gateway.speak('笨笨');
  expect(at.gateway.said().map(({ msg }) => msg)).toEqual(['真*', '坏透了', '笨笨']);
  expect(shown(at)).toEqual(['真*', '*笨']);
});

test('what one member said is not said as another', async () => {
  const at = setUp();
  await at.enter();
  at.gateway.sleep(true);
  at.chat.say('我说的');
  at.gateway.sleep(false);
  at.gateway.push({
    msgId: 10001,
    msgData: { person: OTHER, maySpeak: 1, mutedUntil: null },
  });
  await at.pass(30_000, 300);
  expect(at.gateway.said()).toEqual([]);
  expect(at.outcomes).toEqual(['dropped']);
});

test('many changes are told once a frame, and those of a busy room a few times a second', async () => {
  const at = setUp();
  await at.enter();
  at.clock.paint();
  await at.pass(1000);
  let told = 0;
  at.chat.subscribe(() => (told += 1));
  const crowd = () => {
    for (let each = 0; each < 1000; each += 1) at.gateway.speak('哈');
  };
  crowd();
  expect(told).toBe(0);
  at.clock.paint();
  // A message after a silence is there with the next frame.
  expect(told).toBe(1);
  expect(at.chat.items()).toBe(at.chat.items());
  for (let ms = 0; ms < 1000; ms += 20) {
    crowd();
    at.clock.advance(20);
    at.clock.paint();
  }
  expect(told).toBe(6);
});

test('what one does oneself is told with the next frame, however busy the room is', async () => {
  const at = setUp();
  await at.enter();
  at.gateway.speak('哈');
  at.clock.paint();
  at.gateway.speak('哈');
  let told = 0;
  at.chat.subscribe(() => (told += 1));
  at.chat.showGifts(false);
  at.clock.paint();
  expect(told).toBe(1);
  await at.pass(1000);
  // The waiting messages were reported with it.
  expect(told).toBe(1);
});

test('a clock that is put back does not silence the room', async () => {
  const at = setUp();
  await at.enter();
  at.gateway.speak('哈');
  at.clock.paint();
  let told = 0;
  at.chat.subscribe(() => (told += 1));
  at.clock.advance(-3_600_000);
  at.gateway.speak('哈');
  at.clock.paint();
  expect(told).toBe(1);
});
