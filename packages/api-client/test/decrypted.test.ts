import { memoryStore } from '@courtside/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDecryptedCache } from '../src/index.ts';
import { BALANCE, rest, setUp } from './set-up.ts';

const DECRYPT = '/site/api/v1/site/common/singleDataDecryption';
const LOGOUT = '/site/api/v1/user/logout';

test('[ST-11] a value is kept under DD_ and its name with its verified flag', () => {
  const storage = memoryStore();
  const cache = createDecryptedCache(storage);
  cache.put('realName', '林小满');
  expect(JSON.parse(storage.get('DD_realName') ?? '')).toEqual({ data: '林小满', verified: false });
  cache.verify('realName');
  expect(cache.get('realName')).toEqual({ data: '林小满', verified: true });
  cache.verify('phone');
  expect(cache.get('phone')).toBeNull();
  storage.set('edition', 'classic');
  cache.clear();
  expect(storage.keys()).toEqual(['edition']);
});

test('[ST-11] whatever stands in the storage, only a value with a flag is read', () => {
  const storage = memoryStore();
  const cache = createDecryptedCache(storage);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (hostile) => {
      storage.set('DD_phone', hostile);
      expect(cache.get('phone')).toBeNull();
    }),
  );
  storage.set('DD_phone', JSON.stringify({ data: 'x'.repeat(5_000), verified: true }));
  expect(cache.get('phone')).toBeNull();
  storage.set('DD_phone', '{"data":"1","verified":"true"}');
  expect(cache.get('phone')).toBeNull();
});

test('[ST-11] a sealed value is opened once', async () => {
  const { client, gateway, asked } = setUp();
  gateway.on(DECRYPT, (body) => ({ data: { value: `open ${(body as { value: string }).value}` } }));
  expect(await client.reveal('phone', 'sealed')).toBe('open sealed');
  expect(await client.reveal('phone', 'sealed')).toBe('open sealed');
  expect(asked(DECRYPT)).toHaveLength(1);
  expect(client.decrypted.get('phone')).toEqual({ data: 'open sealed', verified: true });
});

test('[ST-11] what was only typed in is asked for', async () => {
  const { client, gateway } = setUp();
  gateway.on(DECRYPT, { data: { value: '13800000000' } });
  client.decrypted.put('phone', '13811111111');
  expect(await client.reveal('phone', 'sealed')).toBe('13800000000');
});

test('[ST-11] the values go when the login expires and on logout, even one that cannot be told', async () => {
  const { client, gateway, outcome, storage } = setUp();
  const fill = () => client.decrypted.put('phone', '13800000000', true);
  fill();
  gateway.on(BALANCE, { statusCode: 6001 });
  await outcome(client.call(BALANCE, {}));
  expect(storage.get('DD_phone')).toBeNull();
  for (const answer of [{ data: null as never }, { drop: true as const }]) {
    fill();
    gateway.on(LOGOUT, answer);
    await outcome(client.call(LOGOUT, {}));
    expect(storage.get('DD_phone')).toBeNull();
  }
});

test('[ST-11] a logout forgets at once: what somebody else keeps before it is answered stays', async () => {
  const { client, gateway, outcome, storage } = setUp();
  client.decrypted.put('phone', '13800000000', true);
  gateway.on(LOGOUT, { data: null as never });
  const leaving = outcome(client.call(LOGOUT, {}, { token: 'of-who-just-left' }));
  expect(storage.get('DD_phone')).toBeNull();
  client.decrypted.put('phone', '13900000000', true);
  await leaving;
  expect(client.decrypted.get('phone')?.data).toBe('13900000000');
});

test('[ST-11] a value that arrives after the logout is not kept', async () => {
  let token: string | null = 'token';
  const { client, gateway, clock, storage } = setUp({ options: { getToken: () => token } });
  gateway.on(DECRYPT, { data: { value: '13800000000' } });
  await client.preInfo();
  gateway.latency(100);
  const value = client.reveal('phone', 'sealed');
  await rest();
  token = null;
  clock.advance(100);
  await value;
  expect(storage.get('DD_phone')).toBeNull();
});
