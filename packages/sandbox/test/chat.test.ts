import { randomUUID } from 'node:crypto';
import { MESSAGE_IDS } from '@courtside/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatClient, chatClient } from './chat-client.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

let box: TestSandbox;
let alice: SignedClient;
let bob: SignedClient;

beforeAll(async () => {
  box = await openSandbox();
  alice = await box.member('alice001', '0.00');
  bob = await box.member('bobby002', '0.00');
});
afterAll(() => box.stop());

const tokenOf = async (name: string): Promise<string> =>
  (await box.door<{ token: string }>('POST', '/members', { name })).token;

/** A connection of a member, logged in, in a room. */
async function inRoom(client: SignedClient, name: string, rid = 'lobby'): Promise<ChatClient> {
  const token = await tokenOf(name);
  client.use(token);
  const { data } = await client.call<{ body: string }>('/site/api/v1/user/member/jwt');
  const chat = chatClient(box);
  await chat.send(10001, { token, body: data.body });
  await chat.send(10002, { rid });
  return chat;
}

describe('logging in', () => {
  test('[CH-02] a member logs in with session token and jwt, and is shown without their whole name', async () => {
    const chat = await inRoom(alice, 'alice001');
    const [self] = chat.fresh(10001);
    expect(self?.person).toMatchObject({ nickname: 'al***01', vipLevel: 0, guest: 0 });
    expect(self?.maySpeak).toBe(1);
  });

  test('[CH-24] neither a foreign jwt nor a session that ended will do', async () => {
    const token = await tokenOf('alice001');
    alice.use(token);
    const { data } = await alice.call<{ body: string }>('/site/api/v1/user/member/jwt');
    const chat = chatClient(box);
    const [header, claims, sealed] = data.body.split('.');
    for (const body of [
      'x',
      `${header}.${claims}.AAAA`,
      `${header}.e30.${sealed}`,
      '..',
      'a.b.c.d',
    ]) {
      await chat.send(10001, { token, body });
    }
    await chat.send(10001, { token: await tokenOf('bobby002'), body: data.body });
    await chat.send(10001, { token: 'gone-gone-gone-gone', body: data.body });
    expect(chat.notices()).toEqual(Array(7).fill('login-refused'));
    expect(chat.fresh(10001)).toEqual([]);
    await box.advance(6 * 60_000);
    await chat.send(10001, { token, body: data.body });
    expect(chat.notices()).toHaveLength(8);
  });

  test('[CH-18] a visitor logs in as a guest, who can read and not write', async () => {
    const chat = chatClient(box);
    await chat.send(10019);
    await chat.send(10002, { rid: 'lobby' });
    await chat.send(10003, { msg: '大家好' });
    expect(chat.fresh(10019)[0]?.person).toMatchObject({ guest: 1 });
    expect(chat.fresh(10016)[0]).toMatchObject({ rid: 'lobby', name: '大厅', status: 'open' });
    expect(chat.notices()).toEqual(['guest']);
  });

  test('[CH-19] nothing but a login is taken before one, which an internal notification says', async () => {
    const chat = chatClient(box);
    await chat.send(10002, { rid: 'lobby' });
    await chat.send(10003, { msg: '大家好' });
    expect(chat.notices()).toEqual(['login-first', 'login-first']);
  });
});

describe('in a room', () => {
  test('[CH-01] a heartbeat is answered with the site time', async () => {
    const chat = chatClient(box);
    await chat.send(0);
    expect(chat.fresh(0)[0]?.time).toBeGreaterThan(1_780_000_000_000);
  });

  test('[CH-04] what is said reaches everybody in the room once, in one order', async () => {
    const a = await inRoom(alice, 'alice001');
    const b = await inRoom(bob, 'bobby002');
    const elsewhere = chatClient(box);
    await elsewhere.send(10019);
    const key = randomUUID();
    await a.send(10003, { msg: '  开球了！ ', key });
    await a.send(10003, { msg: '开球了！', key });
    await b.send(10003, { msg: '看好主队' });
    expect(b.fresh(10003).map(({ msg }) => msg)).toEqual(['开球了！', '看好主队']);
    // Whoever repeats it is told that it was said, and nobody else.
    const heard = a.fresh(10003);
    expect(heard.map(({ msg }) => msg)).toEqual(['开球了！', '开球了！', '看好主队']);
    expect(heard[1]).toEqual(heard[0]);
    expect(a.fresh(10003)[0]).toMatchObject({ rid: 'lobby', key, sender: { nickname: 'al***01' } });
    expect(elsewhere.fresh(10003)).toEqual([]);
  });

  test('a member can send at most three messages at once, over all connections', async () => {
    const [one, two] = [await inRoom(bob, 'bobby002'), chatClient(box)];
    const carol = await box.member('carol003', '0.00');
    const c = await inRoom(carol, 'carol003');
    for (const msg of ['一', '二', '三', '四']) await c.send(10003, { msg });
    expect(c.fresh(10003).map(({ msg }) => msg)).toEqual(['一', '二', '三']);
    expect(c.notices()).toEqual(['too-fast']);
    expect(c.fresh(60000)[0]?.waitMs).toBeGreaterThan(0);
    expect([one.closed, two.closed]).toEqual([[], []]);
  });

  test.each([
    '加我微信 abc12345',
    'https://example.test/x',
    '联系 138 0013 8000',
    'ＱＱ：１２３４５６７',
  ])('a way to a stranger is refused: %s', async (msg) => {
    const name = `dora${String(msg.length).padStart(3, '0')}`;
    const chat = await inRoom(await box.member(name, '0.00'), name);
    await chat.send(10003, { msg });
    expect(chat.notices()).toEqual(['refused-words']);
  });

  test('picks of matches that there are may be named by their numbers, and nothing else', async () => {
    const chat = await inRoom(await box.member('edna0001', '0.00'), 'edna0001');
    const { gidm } = await box.match('Canada');
    const said = `CS1;${gidm}01:M:H`;
    await chat.send(10003, { msg: `看好 ${said}` });
    expect(chat.notices()).toEqual([]);
    expect(chat.fresh(10003).map(({ msg }) => msg)).toEqual([`看好 ${said}`]);
    for (const msg of ['CS1;13800138000:M:H', `${said};13800138000:M:H`, `${said} 138 0013 8000`]) {
      await chat.send(10003, { msg });
    }
    expect(chat.notices()).toEqual(Array(3).fill('refused-words'));
  });

  test('[CH-11] [CH-26] [CA-84] history comes over the socket and over HTTP alike, page by page', async () => {
    const chat = await inRoom(bob, 'bobby002');
    const query = {
      rid: 'lobby',
      pageNum: 1,
      pageSize: 5,
      category: 'room',
      categoryType: 'all',
      beginTime: 0,
      endTime: 4_102_444_800_000,
    };
    await chat.send(10011, query);
    const [page] = chat.fresh(10011);
    const { data } = await bob.call('/stream/api/v1/history', query);
    expect(page).toEqual(data);
    expect(page?.list).toHaveLength(5);
    const second = await bob.call<{ list: { id: number }[] }>('/stream/api/v1/history', {
      ...query,
      pageNum: 2,
    });
    const ids = [...(page?.list ?? []), ...second.data.list].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((x, y) => y - x));
    const mine = await bob.call<{ list: { sender: { nickname: string } }[] }>(
      '/stream/api/v1/history',
      {
        ...query,
        categoryType: 'mine',
      },
    );
    expect(new Set(mine.data.list.map(({ sender }) => sender.nickname))).toEqual(
      new Set(['bo***02']),
    );
    const visitor = await box
      .client()
      .call('/stream/api/v1/history', { ...query, categoryType: 'mine' });
    expect(visitor.status_code).toBe(6001);
    const nowhere = await bob.call('/stream/api/v1/history', { ...query, rid: 'm-0' });
    expect(nowhere.status_code).toBe(6004);
  });
});

describe('what the operator does', () => {
  test('[CH-05] a muted member is told why, and can write again when it ends', async () => {
    const chat = await inRoom(bob, 'bobby002');
    await box.door('POST', '/chat/mute', { name: 'bobby002', minutes: 10, reason: '刷屏' });
    expect(chat.fresh(10004)[0]).toMatchObject({ nickname: 'bo***02', reason: '刷屏' });
    await chat.send(10003, { msg: '？' });
    expect(chat.notices()).toEqual(['muted']);
    // Whoever comes back hears of it again, and nobody else does.
    const back = await inRoom(bob, 'bobby002');
    expect(back.fresh(10004)).toMatchObject([{ nickname: 'bo***02', reason: '刷屏' }]);
    const other = await inRoom(alice, 'alice001');
    expect(other.fresh(10004)).toEqual([]);
    await box.advance(10 * 60_000);
    expect((await inRoom(bob, 'bobby002')).fresh(10004)).toEqual([]);
    await chat.send(10003, { msg: '回来了' });
    expect(chat.fresh(10003).map(({ msg }) => msg)).toEqual(['回来了']);
  });

  test('[CH-06] [CH-08] a blocked room and a VIP level keep members from speaking', async () => {
    const chat = await inRoom(alice, 'alice001');
    await box.door('POST', '/chat/room', { blocked: true, reason: '整理中' });
    await chat.send(10003, { msg: '？' });
    // Whoever comes later is told why, too.
    const later = await inRoom(bob, 'bobby002');
    expect(later.fresh(10016)).toMatchObject([{ blocked: 1, blockReason: '整理中' }]);
    await box.door('POST', '/chat/room', { blocked: false, minLevel: 3 });
    expect((await inRoom(bob, 'bobby002')).fresh(10016)).toMatchObject([
      { blocked: 0, blockReason: '' },
    ]);
    await chat.send(10003, { msg: '？' });
    await box.door('POST', '/chat/room', { minLevel: 0 });
    expect(chat.fresh(10005)).toMatchObject([{ blocked: 1, reason: '整理中' }, { blocked: 0 }]);
    expect(chat.fresh(10007)).toEqual([
      { rid: 'lobby', minLevel: 3 },
      { rid: 'lobby', minLevel: 0 },
    ]);
    expect(chat.notices()).toEqual(['blocked', 'vip-level']);
  });

  test('[CH-07] a closed room refuses to be entered and refuses messages', async () => {
    const chat = await inRoom(alice, 'alice001');
    await box.door('POST', '/chat/room', { status: 'closed' });
    await chat.send(10003, { msg: '？' });
    await chat.send(10002, { rid: 'lobby' });
    await box.door('POST', '/chat/room', { status: 'open' });
    expect(chat.fresh(10006).map(({ status }) => status)).toEqual(['closed', 'open']);
    expect(chat.notices()).toEqual(['room-closed', 'room-closed']);
  });

  test('[CH-10] chat as a whole closes and opens for everybody, in a room or not', async () => {
    const outside = chatClient(box);
    await box.door('POST', '/chat/global', { open: false, reason: '系统维护' });
    await outside.send(10019);
    await outside.send(10002, { rid: 'lobby' });
    await box.door('POST', '/chat/global', { open: true });
    expect(outside.fresh(10009)).toEqual([
      { open: 0, reason: '系统维护' },
      { open: 1, reason: '' },
    ]);
    expect(outside.notices()).toEqual(['chat-closed']);
  });

  test('[CH-14] what was cleared is in no history', async () => {
    const erin = await inRoom(await box.member('erin0005', '0.00'), 'erin0005');
    await erin.send(10003, { msg: '清屏之前' });
    await box.door('POST', '/chat/room', { clear: true });
    const upTo = erin.fresh(10015)[0]?.upTo ?? 0;
    expect(upTo).toBe(erin.fresh(10003)[0]?.id);
    await erin.send(10011, {
      rid: 'lobby',
      pageNum: 1,
      pageSize: 15,
      category: 'room',
      categoryType: 'all',
      beginTime: 0,
      endTime: 4_102_444_800_000,
    });
    expect(erin.fresh(10011)[0]).toMatchObject({ total: 0, list: [] });
  });

  test('[CH-12] a room that is destroyed is left by all, and is not there any more', async () => {
    const { gidm } = await box.match('Canada');
    const rid = `m-${gidm}`;
    const chat = await inRoom(alice, 'alice001', rid);
    expect(chat.fresh(10016)[0]?.name).toBe('加拿大 对 卡塔尔');
    await box.door('POST', '/chat/room', { rid, destroy: true });
    await chat.send(10003, { msg: '？' });
    await chat.send(10002, { rid });
    expect(chat.fresh(10013)).toEqual([{ rid }]);
    expect(chat.notices()).toEqual(['not-in-room', 'no-such-room']);
  });
});

describe('around a match', () => {
  test('[CH-13] [SP-10] goals and the end are told in its room, and to who is in another', async () => {
    const { gidm } = await box.match('Mexico');
    const rid = `m-${gidm}`;
    const chat = await inRoom(alice, 'alice001', rid);
    // Whoever enters is told at once that it has begun.
    expect(chat.fresh(10014).at(-1)).toMatchObject({ rid, gidm, status: 'in-play' });
    const elsewhere = await inRoom(bob, 'bobby002');
    await box.door('POST', `/matches/${gidm}`, { score: { h: 4, c: 1 } });
    await box.door('POST', `/matches/${gidm}`, { finish: true });
    const told = [
      { rid, gidm, status: 'in-play', h: 4, c: 1 },
      { rid, gidm, status: 'finished', h: 4, c: 1 },
    ];
    const ofMatch = (of: typeof chat) => of.fresh(10014).filter((score) => score.gidm === gidm);
    expect(ofMatch(chat).slice(-2)).toEqual(told);
    expect(ofMatch(elsewhere).slice(-2)).toEqual(told);
  });

  test('[CH-03] [CH-09] [CH-15] who enters a match room is shown it, and the others hear of him', async () => {
    const { gidm } = await box.match('South Korea');
    const rid = `m-${gidm}`;
    const a = await inRoom(alice, 'alice001', rid);
    expect(a.fresh(10016)).toMatchObject([{ rid, kind: 'match', gidm, online: 1, status: 'open' }]);
    expect(a.fresh(10008)).toMatchObject([{ rid, online: 1, person: { nickname: 'al***01' } }]);
    a.seen();
    await a.send(10002, { rid: 'lobby' });
    expect(a.fresh(10016)).toMatchObject([{ rid: 'lobby' }]);
    const b = await inRoom(bob, 'bobby002', rid);
    expect(b.fresh(10016)).toMatchObject([{ rid, online: 1 }]);
  });

  test('[CH-16] gifts are free, counted by the day, and told to the room once a key', async () => {
    const chat = await inRoom(bob, 'bobby002');
    const gift = { rid: 'lobby', giftCode: 'scarf', count: 19, key: randomUUID() };
    const first = await bob.call<{ left: number }>('/stream/api/v1/gift/send', gift);
    const again = await bob.call<{ left: number }>('/stream/api/v1/gift/send', gift);
    expect([first.data.left, again]).toEqual([1, first]);
    const changed = await bob.call('/stream/api/v1/gift/send', { ...gift, count: 1 });
    const more = await bob.call('/stream/api/v1/gift/send', {
      ...gift,
      count: 2,
      key: randomUUID(),
    });
    const none = await bob.call('/stream/api/v1/gift/send', {
      ...gift,
      giftCode: 'car',
      key: randomUUID(),
    });
    expect([changed, more, none].map((each) => each.status_code)).toEqual([6009, 6011, 6007]);
    expect(chat.fresh(10017)).toMatchObject([{ giftName: '应援围巾', count: 19 }]);
    await box.advance(24 * 3_600_000);
    // A day later the session is over too.
    bob.use(await tokenOf('bobby002'));
    const list = await bob.call<{ left: number }>('/stream/api/v1/gift/list');
    expect(list.data.left).toBe(20);
  });

  test('[CH-17] a score is predicted once, before the match, and judged after it', async () => {
    const { gidm, kickOff } = await box.match('Brazil');
    await box.door('POST', '/clock', { set: kickOff - 3_600_000 });
    alice.use(await tokenOf('alice001'));
    const rid = `m-${gidm}`;
    const chat = await inRoom(alice, 'alice001', rid);
    const guess = { rid, h: 0, c: 0 };
    const made = await alice.call('/stream/api/v1/prediction/submit', guess);
    const twice = await alice.call('/stream/api/v1/prediction/submit', { ...guess, h: 1 });
    expect([made.status_code, twice.status_code]).toEqual([6000, 6009]);
    expect(chat.fresh(10018)).toMatchObject([{ rid, h: 0, c: 0, state: 'open' }]);
    await box.door('POST', '/clock', { set: kickOff + 60_000 });
    const late = await bob.call('/stream/api/v1/prediction/submit', guess);
    expect(late.status_code).toBe(6003);
    await box.door('POST', '/clock', { set: kickOff + 3 * 3_600_000 });
    const { score } = await box.match('Brazil');
    await chat.send(10011, {
      rid,
      pageNum: 1,
      pageSize: 15,
      category: 'prediction',
      categoryType: 'mine',
      beginTime: 0,
      endTime: 4_102_444_800_000,
    });
    const state = score.h === 0 && score.c === 0 ? 'hit' : 'missed';
    expect(chat.fresh(10011)[0]?.list).toMatchObject([{ h: 0, c: 0, state }]);
    // Whoever is in the room hears how it ended.
    expect(chat.fresh(10018).at(-1)).toMatchObject({ rid, h: 0, c: 0, state });
  });
});

test('[CH-20] hostile frames are refused without harm, the third ends the connection', async () => {
  const bad = [
    '',
    'x',
    '[]',
    'null',
    '{"msgId":"0"}',
    '{"msgId":0}',
    '{"msgId":1,"msgData":{}}',
    '{"msgId":0,"msgData":{"x":1}}',
  ];
  for (const text of bad) {
    const chat = chatClient(box);
    await chat.raw(text);
    expect(chat.notices(), text).toEqual(['bad-frame']);
  }
  const chat = chatClient(box);
  for (const text of ['{', `{"msgId":10003,"msgData":{"msg":"${'长'.repeat(2000)}"}}`, '1'])
    await chat.raw(text);
  expect(chat.closed).toEqual([[4400, expect.any(String)]]);
});

test('a door says many lines at once, heard and kept in their order', async () => {
  const chat = await inRoom(alice, 'alice001');
  chat.seen();
  const lines = Array.from({ length: 20 }, (_, at) => `第 ${at + 1} 句`);
  await box.door('POST', '/chat/say', { nickname: '看台老郑', lines });
  expect(chat.fresh(10003).map(({ msg }) => msg)).toEqual(lines);
  await expect(box.door('POST', '/chat/say', { rid: 'm-0', lines })).rejects.toThrow(
    'No such room',
  );
  await expect(box.door('POST', '/chat/say', { lines: [1] })).rejects.toThrow('list of texts');
});

test('faults on the socket: a frame that is cut off, and all connections at once', async () => {
  const chat = await inRoom(alice, 'alice001');
  await box.door('POST', '/faults', { path: '/stream/ws', method: '0', drop: true });
  await chat.send(0);
  expect([chat.fresh(0), chat.closed.length]).toEqual([[], 1]);
  const other = chatClient(box);
  await box.door('POST', '/chat/cut');
  expect(other.closed).toHaveLength(1);
});

test('every number of the contract is known here', () => {
  expect(Object.values(MESSAGE_IDS).toSorted((a, b) => a - b)).toEqual([
    0, 10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008, 10009, 10011, 10013, 10014, 10015,
    10016, 10017, 10018, 10019, 10020, 20001, 20002, 20003, 20004, 20005, 60000,
  ]);
});
