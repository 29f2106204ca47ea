import { expect, test } from 'vitest';
import { CARDS, KEYS, setUp } from './set-up.ts';

const ADD = '/fd/api/v1/bankCard/withdraw/add/list';

test.each([
  ['plain', {}],
  ['encrypted', { keys: KEYS }],
])('the two GETs carry their parameters in the query and no body (%s)', async (_, mode) => {
  const { client, gateway, platform } = setUp({ gateway: mode });
  const wire: Request[] = [];
  const fetch = platform.fetch;
  platform.fetch = (input, init) => {
    wire.push((input as Request).clone());
    return fetch(input, init);
  };
  gateway.on(CARDS, { data: { list: [] } as never });
  gateway.on(ADD, { data: { list: [] } as never });
  expect(await client.call(CARDS, { cardType: '银行卡' } as never)).toEqual({ list: [] });
  expect(await client.call(ADD, {})).toEqual({ list: [] });
  const [, cards, add] = gateway.requests;
  expect(cards).toMatchObject({ method: 'GET', path: CARDS, body: { cardType: '银行卡' } });
  expect(add).toMatchObject({ method: 'GET', path: ADD, body: {} });
  for (const request of wire.slice(1)) {
    expect(request.method).toBe('GET');
    expect(await request.text()).toBe('');
    expect(request.headers.has('content-type')).toBe(false);
    const sealed = new URL(request.url).pathname.startsWith('/fd/api/e/');
    expect(sealed).toBe('keys' in mode);
    if (sealed) expect(request.url).not.toMatch(/bankCard|cardType|\?/);
  }
});
