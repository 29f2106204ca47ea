import type { ClientFrame } from '@courtside/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteSport } from '../src/features/sport/site-sport.ts';
import { makeSite } from './make-site.ts';

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readonly sent: ClientFrame[] = [];
  closed = false;
  readonly address: URL;
  constructor(address: URL) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close() {
    this.closed = true;
  }
  tell(frame: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}

let stop = () => undefined as void;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL('https://site.example/game/sport'));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function open() {
  const made = makeSite();
  stop = await made.start();
  return made.site;
}

test('parts that do not know each other share one connection, which none of them ends for the others', async () => {
  const site = await open();
  const [socket, same] = await Promise.all([site.services.socket(), site.services.socket()]);
  expect(same).toBe(socket);
  expect(FakeSocket.all).toHaveLength(0);
  const heard: number[] = [];
  socket.on([10003], ({ msgId }) => heard.push(msgId));
  const sport = createSiteSport(site, socket);
  const scores: string[] = [];
  sport.scores(({ gidm }) => scores.push(gidm));
  const [wire] = FakeSocket.all;
  expect(FakeSocket.all).toHaveLength(1);
  wire?.tell({ msgId: 10014, msgData: { rid: 'm', gidm: '7', status: 'in-play', h: 1, c: 0 } });
  sport.dispose();
  const sender = { userId: '100123', nickname: '球迷小林', vipLevel: 0, guest: 0 };
  wire?.tell({
    msgId: 10003,
    msgData: { id: 1, rid: 'lobby', sender, key: 'k', msg: '好球', at: 1781205600000 },
  });
  expect([heard, scores, wire?.closed]).toEqual([[10003], ['7'], false]);
});

test('a login and a logout are told over the connection that is there', async () => {
  const site = await open();
  const socket = await site.services.socket();
  socket.onState(() => undefined);
  const [wire] = FakeSocket.all;
  wire?.dispatchEvent(new Event('open'));
  const ids = () => wire?.sent.map(({ msgId }) => msgId);
  await vi.waitFor(() => expect(ids()).toEqual([10019]));
  site.services.session.open({ token: 't', userId: 'm-1' });
  // The gateway of this test has no jwt: a member without one is read as a visitor.
  await vi.waitFor(() => expect(ids()).toEqual([10019, 10019]));
  site.services.session.close();
  await vi.waitFor(() => expect(ids()).toEqual([10019, 10019, 10019]));
  expect(FakeSocket.all).toHaveLength(1);
});

test('the connection ends with the site', async () => {
  const site = await open();
  const socket = await site.services.socket();
  socket.onState(() => undefined);
  const [wire] = FakeSocket.all;
  expect(wire?.closed).toBe(false);
  stop();
  await vi.waitFor(() => expect(wire?.closed).toBe(true));
  stop = () => undefined;
});

test('a tab that was hidden for a minute has no connection, until it is looked at again', async () => {
  vi.useFakeTimers();
  try {
    const site = await open();
    const socket = await site.services.socket();
    socket.onState(() => undefined);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(59_000);
    // These wires get no answer, so that one follows the other.
    expect([socket.state(), FakeSocket.all.at(-1)?.closed]).not.toEqual(['paused', true]);
    vi.advanceTimersByTime(1000);
    const wires = FakeSocket.all.length;
    expect([socket.state(), FakeSocket.all.at(-1)?.closed]).toEqual(['paused', true]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(wires);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect([socket.state(), FakeSocket.all.length]).toEqual(['connecting', wires + 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('a page that is rendered when a site is built asks for the socket, and needs no tab for it', async () => {
  vi.stubGlobal('document', undefined);
  const site = await open();
  expect((await site.services.socket()).state()).toBe('closed');
});
