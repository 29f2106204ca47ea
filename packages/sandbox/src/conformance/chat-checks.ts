import { randomUUID } from 'node:crypto';
import {
  ask,
  type Bench,
  type BenchSocket,
  type Check,
  Deviation,
  NoAnswer,
  Skipped,
} from './check.ts';
import { expectId, type Frame, guest, read, said, withSocket } from './socket-frames.ts';

const JWT = '/site/api/v1/user/member/jwt';
const LOBBY = 'lobby';
/** Maximum number of others' frames between a request and its answer in a busy room. */
const MOST_BETWEEN = 200;
/** Refusals due to the state of the site or of the run's member, not to a breach of the contract. */
const NOT_NOW = new Set<unknown>([
  ...['muted', 'blocked', 'vip-level', 'room-closed', 'chat-closed', 'too-fast', 'break'],
]);

/** The next matching frame; frames of others in between are skipped. */
async function until(
  socket: BenchSocket,
  when: string,
  isIt: (frame: Frame) => boolean,
): Promise<Frame> {
  for (let frames = 0; frames < MOST_BETWEEN; frames += 1) {
    const frame = await read(socket);
    if (isIt(frame)) return frame;
  }
  throw new NoAnswer(`${when}: no answer among ${MOST_BETWEEN} frames`);
}

const of =
  (...ids: readonly number[]) =>
  (frame: Frame) =>
    ids.includes(frame.msgId);

/** @throws Skipped without a member */
async function logIn(socket: BenchSocket, bench: Bench): Promise<Frame> {
  if (bench.token === '') throw new Skipped('needs --token');
  const heard = await ask(bench, { path: JWT, token: bench.token });
  const { body } = (heard.envelope?.data ?? {}) as { body?: string };
  if (body === undefined) throw new Deviation(`${JWT} gives no body to log in with`);
  socket.send(said(10001, { token: bench.token, body }));
  const self = await until(socket, 'the login of a member', of(10001, 60000));
  expectId(self, 10001, 'the login of a member');
  return self;
}

async function enter(socket: BenchSocket, rid: string): Promise<Frame> {
  socket.send(said(10002, { rid }));
  const room = await until(socket, 'a room', of(10016, 60000));
  if (room.msgId === 60000 && NOT_NOW.has(room.msgData['code'])) {
    throw new Skipped(`the room ${rid} lets nobody in: ${String(room.msgData['code'])}`);
  }
  expectId(room, 10016, `the room ${rid}`);
  return room;
}

interface Said {
  id: number;
  at: number;
  msg: string;
  key?: string;
  sender: { userId: string };
}

interface Page {
  pageNum: number;
  pageSize: number;
  total: number;
  list: Said[];
}

async function pageOf(socket: BenchSocket, query: object): Promise<Page> {
  const whole = { rid: LOBBY, category: 'room', categoryType: 'all', beginTime: 0 };
  socket.send(said(10011, { ...whole, ...query }));
  const page = await until(socket, 'a page of the history', of(10011, 60000));
  expectId(page, 10011, 'a page of the history');
  return page.msgData as unknown as Page;
}

/** The gateway's own time, from a heartbeat. */
async function timeOf(socket: BenchSocket): Promise<number> {
  socket.send(said(0));
  return (await until(socket, 'a heartbeat', of(0))).msgData['time'] as number;
}

const PAGE = 2;

async function checkHistory(socket: BenchSocket): Promise<void> {
  await guest(socket);
  await enter(socket, LOBBY);
  // Up to one instant, so that new messages do not shift the pages.
  const endTime = await timeOf(socket);
  const pages: Page[] = [];
  for (const pageNum of [1, 2]) {
    const page = await pageOf(socket, { pageNum, pageSize: PAGE, endTime });
    if (page.pageNum !== pageNum || page.pageSize !== PAGE)
      throw new Deviation(`page ${pageNum} of the history says it is ${page.pageNum}`);
    const left = Math.max(0, Math.min(PAGE, page.total - (pageNum - 1) * PAGE));
    if (page.list.length !== left)
      throw new Deviation(
        `page ${pageNum} of ${page.total} messages has ${page.list.length}, not ${left}`,
      );
    pages.push(page);
  }
  const list = pages.flatMap((page) => page.list);
  if (list.length === 0) throw new Skipped('nothing was said in the lobby');
  if (list.some(({ id }, at) => at > 0 && id >= (list[at - 1]?.id ?? 0)))
    throw new Deviation('the history is not newest first, each message once, over its pages');
  const oldest = list.at(-1)?.at ?? 0;
  const before = await pageOf(socket, { pageNum: 1, pageSize: PAGE, endTime: oldest - 1 });
  if (before.list.some(({ at }) => at >= oldest))
    throw new Deviation('the history has what was said after `endTime`');
  const mine = { pageNum: 1, pageSize: PAGE, categoryType: 'mine', endTime };
  socket.send(said(10011, { rid: LOBBY, category: 'room', beginTime: 0, ...mine }));
  const refused = await until(socket, 'the own history of a guest', of(10011, 60000));
  if (refused.msgData['code'] !== 'guest')
    throw new Deviation('A guest has no history of their own: expected the notice `guest`');
}

async function checkSpeech(socket: BenchSocket, bench: Bench): Promise<void> {
  if (bench.token !== '' && !bench.changing)
    throw new Skipped('says something in the lobby: needs --changing');
  const { person } = (await logIn(socket, bench)).msgData as { person: { userId: string } };
  await enter(socket, LOBBY);
  const echo = async (msg: string, key: string): Promise<Said> => {
    socket.send(said(10003, { msg, key }));
    const isIt = ({ msgId, msgData }: Frame) =>
      (msgId === 10003 || msgId === 60000) && msgData['key'] === key;
    const { msgId, msgData } = await until(socket, 'an own message', isIt);
    if (msgId === 10003) return msgData as unknown as Said;
    const code = String(msgData['code']);
    if (NOT_NOW.has(code)) throw new Skipped(`the lobby lets the member not speak: ${code}`);
    throw new Deviation(`an own message: refused with ${code}`);
  };
  const [one, other] = [randomUUID(), randomUUID()] as const;
  const own = new Set<unknown>([one, other]);
  const first = await echo('  大家好 ', one);
  if (first.msg !== '大家好') throw new Deviation('what is said is not trimmed');
  if (first.sender.userId !== person.userId)
    throw new Deviation('an own message is told as somebody else’s');
  const again = await echo('大家好', one);
  if (again.id !== first.id)
    throw new Deviation('a message under a key that was used is said a second time');
  const second = await echo('大家好', other);
  if (second.id <= first.id) throw new Deviation('a later message has no higher id');
  // All frames about the message arrive before the answer to this heartbeat.
  socket.send(said(0));
  for (let frame = await read(socket); frame.msgId !== 0; frame = await read(socket)) {
    if (frame.msgId === 10003 && own.has(frame.msgData['key']))
      throw new Deviation('one message is told twice');
  }
  const endTime = (await timeOf(socket)) + 1000;
  const query = { pageNum: 1, pageSize: 15, categoryType: 'mine', endTime };
  const { list } = await pageOf(socket, query);
  if (list.filter(({ id }) => id === first.id || id === second.id).length !== 2)
    throw new Deviation('the own history has not each of two messages once');
}

/** Rooms of matches in play, by the gateway's list. */
async function matchRooms(bench: Bench): Promise<readonly string[]> {
  const heard = await ask(bench, { path: '/stream/api/v1/room/list' });
  const { rooms } = (heard.envelope?.data ?? {}) as { rooms?: { rid: string; kind: string }[] };
  return (rooms ?? []).filter(({ kind }) => kind === 'match').map(({ rid }) => rid);
}

async function checkScores(socket: BenchSocket, bench: Bench): Promise<void> {
  await guest(socket);
  const [rid] = await matchRooms(bench);
  if (rid === undefined) throw new Skipped('no match has a room');
  const { score } = (await enter(socket, rid)).msgData;
  if (score === null) throw new Deviation('the room of a match has no score');
  // A gateway may send the score on entering, or with the next goal, half or end.
  const told = await until(socket, 'a score', of(10014)).catch((fault: unknown) => {
    throw fault instanceof NoAnswer ? new Skipped('no score was told meanwhile') : fault;
  });
  const {
    gidm,
    h,
    c,
    rid: toldOf,
  } = told.msgData as { gidm: string; h: number; c: number; rid: string };
  if (toldOf !== `m-${gidm}`)
    throw new Deviation('a score is told of another match than its room’s');
  const now = (await enter(socket, toldOf)).msgData['score'] as { h: number; c: number } | null;
  if (now?.h !== h || now.c !== c)
    throw new Deviation('a score that was told is not that of its room');
}

/** Everything of rooms, history and pushes that is visible to a member and a visitor (asyncapi.yaml). */
export const chatChecks: readonly Check[] = [
  {
    name: 'socket/member',
    run: withSocket(async (socket, bench) => {
      const { msgData } = await logIn(socket, bench);
      const { person, maySpeak } = msgData as { person: { guest: number }; maySpeak: number };
      if (person.guest !== 0 || maySpeak !== 1)
        throw new Deviation('a member is told that they are a guest, or may not speak');
    }),
  },
  { name: 'socket/history', run: withSocket(checkHistory) },
  { name: 'socket/speech', run: withSocket(checkSpeech) },
  { name: 'socket/scores', run: withSocket(checkScores) },
];
