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
