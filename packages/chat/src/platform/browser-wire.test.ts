import { afterEach, expect, test, vi } from 'vitest';
import { browserWire } from './browser-wire.ts';

class FakeSocket extends EventTarget {
  static last: FakeSocket;
  readonly sent: string[] = [];
  readonly address: string | URL;
  closed = false;
  readyState = 1;
  constructor(address: string | URL) {
    super();
    this.address = address;
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

test('[CH-27] [CH-28] a wire is a WebSocket to the address it is given, and tells all that happens to it', () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const told: string[] = [];
  const say = (what: string) => () => void told.push(what);
  const wire = browserWire('wss://site.example/stream/ws?clientType=web&siteId=9000')({
    opened: say('opened'),
    text: (text) => void told.push(text),
    failed: say('failed'),
    closed: say('closed'),
  });
  const { last: socket } = FakeSocket;
  for (const name of ['open', 'error', 'close']) socket.dispatchEvent(new Event(name));
  socket.dispatchEvent(new MessageEvent('message', { data: '{}' }));
  expect(told).toEqual(['opened', 'failed', 'closed', '{}']);
  wire.send('x');
  wire.close();
  expect([socket.address, socket.sent, socket.closed]).toEqual([
    'wss://site.example/stream/ws?clientType=web&siteId=9000',
    ['x'],
    true,
  ]);
});

test.each([2, 3])('a line that goes, in state %d, sends nothing', (state) => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const nothing = () => undefined;
  const events = { opened: nothing, text: nothing, failed: nothing, closed: nothing };
  const wire = browserWire('wss://site.example/stream/ws')(events);
  wire.send('x');
  FakeSocket.last.readyState = state;
  wire.send('y');
  expect(FakeSocket.last.sent).toEqual(['x']);
});
