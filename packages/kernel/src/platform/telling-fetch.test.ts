import { afterEach, expect, test, vi } from 'vitest';
import { browserPlatform } from './browser-platform.ts';
import { tellingFetch } from './telling-fetch.ts';

/** The part of the browser's XMLHttpRequest that these tests need. */
class PlayedRequest extends EventTarget {
  static last: PlayedRequest | undefined;
  readonly upload = new EventTarget();
  readonly sent: { method: string; url: string; headers: Record<string, string>; body: string } = {
    ...{ method: '', url: '', headers: {}, body: '' },
  };
  status = 0;
  statusText = '';
  responseType = '';
  response = new ArrayBuffer(0);
  #headers = '';

  constructor() {
    super();
    PlayedRequest.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  send(body: string) {
    this.sent.body = body;
  }
  abort() {
    this.#end('abort');
  }
  getAllResponseHeaders() {
    return this.#headers;
  }
  progress(loaded: number, total: number) {
    const told = { lengthComputable: total > 0, loaded, total };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), told));
  }
  answer(status: number, text: string, headers = '') {
    this.status = status;
    this.response = new TextEncoder().encode(text).buffer;
    this.#headers = headers;
    this.#end('load');
  }
  cut() {
    this.#end('error');
  }
  #end(type: string) {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

afterEach(() => vi.unstubAllGlobals());

/** Starts a request and waits until it is sent. */
async function sending(init: RequestInit = {}) {
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
  PlayedRequest.last = undefined;
  const told: number[] = [];
  const request = new Request('http://gateway.test/upload', {
    method: 'POST',
    headers: { sign: 'abc', 'content-type': 'application/json' },
    body: '{"content":"…"}',
    ...init,
  });
  const answer = tellingFetch(request, (share) => told.push(share));
  // A test may await the failure later; until then it must not count as unhandled.
  answer.catch(() => undefined);
  const call = await vi.waitFor(() => {
    if (!PlayedRequest.last?.sent.body) throw new Error('nothing was sent');
    return PlayedRequest.last;
  });
  return { answer, told, call };
}

test('it sends what fetch would, tells the share that was sent, and answers what came back', async () => {
  const { answer, told, call } = await sending();
  expect(call.sent).toEqual({
    method: 'POST',
    url: 'http://gateway.test/upload',
    headers: { sign: 'abc', 'content-type': 'application/json' },
    body: '{"content":"…"}',
  });
  call.progress(5, 0);
  call.progress(5, 20);
  call.progress(20, 20);
  expect(told).toEqual([0.25, 1]);
  call.answer(503, '维护', 'date: Tue, 01 Jan 2030 08:30:00 GMT\r\nsign: a: b\r\n');
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([503, '维护']);
  expect(response.headers.get('date')).toBe('Tue, 01 Jan 2030 08:30:00 GMT');
  expect(response.headers.get('sign')).toBe('a: b');
});

test('a status without a body is answered too', async () => {
  const { answer, call } = await sending();
  call.answer(204, '');
  expect((await answer).status).toBe(204);
});

test('a line that is cut fails as fetch does', async () => {
  const { answer, call } = await sending();
  call.progress(10, 20);
  call.cut();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test('its signal ends it, with the reason that was given', async () => {
  const abort = new AbortController();
  const { answer, call } = await sending({ signal: abort.signal });
  const ended = vi.fn<() => void>();
  call.addEventListener('abort', ended);
  abort.abort(new Error('taken away'));
  await expect(answer).rejects.toThrow('taken away');
  expect(ended).toHaveBeenCalledOnce();
});

test('where there is no XMLHttpRequest nothing is told, and fetch sends', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(new Response('sent'));
  vi.stubGlobal('fetch', fetch);
  const response = await browserPlatform().upload?.(new Request('http://gateway.test/'), () => {
    throw new Error('told');
  });
  expect(await response?.text()).toBe('sent');
});
