import { afterEach, expect, test, vi } from 'vitest';
import { pageWire } from './page-wire.ts';

class FakeSocket extends EventTarget {
  static last: FakeSocket;
  readonly sent: string[] = [];
  closed = false;
  constructor() {
    super();
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('[CH-28] what happens to a socket of the browser is told, its errors too', () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const told: string[] = [];
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const events = {
    opened: () => told.push('opened'),
    text: (text: string) => told.push(text),
    failed: () => told.push('failed'),
    closed: () => told.push('closed'),
  };
  const wire = pageWire(new URL('wss://site.example/stream/ws'), events, () =>
    told.push('returned'),
  );
  const { last: socket } = FakeSocket;
  socket.dispatchEvent(new Event('open'));
  socket.dispatchEvent(new MessageEvent('message', { data: '{}' }));
  socket.dispatchEvent(new Event('error'));
  socket.dispatchEvent(new Event('close'));
  expect(told).toEqual(['opened', '{}', 'failed', 'closed']);
  wire.send('x');
  wire.close();
  expect([socket.sent, socket.closed]).toEqual([['x'], true]);
});

test('a page that is left has no socket, and is told when it is shown again', () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const told: string[] = [];
  const say = (what: string) => () => told.push(what);
  pageWire(
    new URL('wss://site.example/stream/ws'),
    { opened: say('opened'), text: say('text'), failed: say('failed'), closed: say('closed') },
    say('returned'),
  );
  const { last: socket } = FakeSocket;
  page.dispatchEvent(new Event('pagehide'));
  expect([socket.closed, told]).toEqual([true, ['closed']]);
  // The browser reports it later, or never.
  socket.dispatchEvent(new Event('close'));
  page.dispatchEvent(new Event('pageshow'));
  page.dispatchEvent(new Event('pageshow'));
  expect(told).toEqual(['closed', 'returned']);
});
