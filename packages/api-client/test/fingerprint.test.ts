import { memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { browserDevice, createFingerprint, type DeviceTraits } from '../src/fingerprint/index.ts';
import { createDeviceId } from '../src/device-id.ts';
import { balance, BALANCE, rest, setUp } from './set-up.ts';

const TRAITS = ['Renderer 9', 'Agent 1', 'Platform', 'zh-CN', '1920x1080x24x1'];
const device = (over: Partial<DeviceTraits> = {}): DeviceTraits => ({
  script: () => Promise.resolve(null),
  traits: () => TRAITS,
  ...over,
});
const printOf = (traits: DeviceTraits, storage = memoryStore(), seed = 1) =>
  createFingerprint(traits, { random: seededRandom(seed), storage })();

test('[CA-96] the fingerprint is the same for the same device and another when a trait differs', async () => {
  const print = await printOf(device());
  expect(print).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await printOf(device(), memoryStore(), 2)).toBe(print);
  for (const at of TRAITS.keys()) {
    const other = TRAITS.with(at, 'other');
    expect(await printOf(device({ traits: () => other }))).not.toBe(print);
  }
});

test('[CA-96] what the script of the brand tells goes before what the device shows', async () => {
  const script = (told: string) => device({ script: () => Promise.resolve(told) });
  const print = await printOf(script('abc'));
  expect(print).not.toBe(await printOf(device()));
  expect(await printOf({ ...script('abc'), traits: () => null })).toBe(print);
  expect(await printOf(script('abd'))).not.toBe(print);
});

test('[CA-96] a script that fails is as none', async () => {
  const broken = device({ script: () => Promise.reject(new TypeError('no script')) });
  expect(await printOf(broken)).toBe(await printOf(device()));
});

test('where there is nothing to see, as in Node, the id is random and kept', async () => {
  const storage = memoryStore();
  const print = await printOf(browserDevice(), storage, 1);
  expect(await printOf(browserDevice(), storage, 2)).toBe(print);
  expect(await printOf(browserDevice(), memoryStore(), 2)).not.toBe(print);
});

test('[CA-96] the fingerprint is the uuid of every call', async () => {
  const print = 'a'.repeat(8) + '-aaaa-aaaa-aaaa-' + 'a'.repeat(12);
  let times = 0;
  const { client, gateway } = setUp({
    options: {
      device: () => {
        times += 1;
        return Promise.resolve(print);
      },
    },
  });
  gateway.on(BALANCE, { data: balance });
  await client.call(BALANCE, {});
  await client.call(BALANCE, {});
  expect(gateway.requests.map(({ headers }) => headers.get('uuid'))).toEqual([print, print, print]);
  expect(times).toBe(1);
});

test('[CA-96] a fingerprint that does not come holds the first call for one second and no longer', async () => {
  const { client, gateway, clock } = setUp({ options: { device: () => new Promise(() => {}) } });
  gateway.on(BALANCE, { data: balance });
  const call = client.call(BALANCE, {});
  await rest();
  clock.advance(999);
  await rest();
  expect(gateway.requests).toEqual([]);
  clock.advance(1);
  expect(await call).toEqual(balance);
  expect(gateway.requests[0]?.headers.get('uuid')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a device keeps its id, and one that makes no sense is not taken', async () => {
  const storage = memoryStore();
  const platform = { clock: fakeClock(0), random: seededRandom(1), storage };
  const id = await createDeviceId(platform, () => Promise.resolve('<script>'))();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const later = createDeviceId(platform, () => Promise.reject(new Error('not asked')));
  expect(await later()).toBe(id);
});
