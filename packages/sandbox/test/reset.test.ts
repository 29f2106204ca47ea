import { afterAll, beforeAll, expect, test } from 'vitest';
import { md5Hex } from '../src/access/passwords.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import { codeTo, loggedIn, sendCode, user } from './people.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const NEXT = md5Hex('new12345');
const passwords = { password: NEXT, secondPassword: NEXT };

const WAYS = [
  ['[CA-19] [CA-20] [CA-21]', 'forgetByPhone', 'phone', '13700000001', 0],
  ['[CA-22] [CA-23] [CA-24]', 'forgetByEmail', 'email', 'reset@example.com', 1],
] as const;

test.each(WAYS)(
  '%s %s sets a new password in three steps and ends every session',
  async (_, call, field, target, cate) => {
    const name = `${field}1`;
    const { token } = await site.door<{ token: string }>('POST', '/members', {
      name,
      password: 'abc12345',
      [field]: target,
    });
    const inside = site.client();
    inside.use(token);
    const client = site.client();
    const who = { [field]: target, name };
    const step = async (number: string, more: object = {}) =>
      (await client.call(`/site/api/v1/${call}/${number}`, { ...who, ...more })).status_code;

    await sendCode(client, 'one', { to: target, name, type: 2, cate });
    const code = await codeTo(site, target);
    expect(await step('two', { code })).toBe(6035);
    expect(await step('three', passwords)).toBe(6035);
    expect(await step('one')).toBe(6000);
    expect(await step('three', passwords)).toBe(6035);
    expect(await step('two', { code })).toBe(6000);
    const differ = { ...passwords, secondPassword: md5Hex('other123') };
    expect(await step('three', differ)).toBe(6007);
    expect((await inside.call(`${user}/member/info`)).status_code).toBe(6000);
    expect(await step('three', passwords)).toBe(6000);
    expect(await step('three', passwords)).toBe(6035);

    expect((await inside.call(`${user}/member/info`)).status_code).toBe(6001);
    expect((await loggedIn(site, site.client(), name)).status_code).toBe(6002);
    const fresh = await loggedIn(site, site.client(), name, { password: NEXT });
    expect(fresh.status_code).toBe(6000);
  },
);

test('[CO-31] a step belongs to a device, a name and a phone, and lasts a quarter of an hour', async () => {
  await site.door('POST', '/members', { name: 'steps1', phone: '13700000002', token: false });
  const client = site.client();
  const who = { phone: '13700000002', name: 'steps1' };
  const path = '/site/api/v1/forgetByPhone';
  await client.call(`${path}/one`, who);
  await sendCode(client, 'one', { to: who.phone, name: who.name, type: 2 });
  const code = await codeTo(site, who.phone);
  expect((await site.client().call(`${path}/two`, { ...who, code })).status_code).toBe(6035);
  expect((await client.call(`${path}/two`, { ...who, code })).status_code).toBe(6000);
  const other = { ...who, ...passwords };
  expect((await site.client().call(`${path}/three`, other)).status_code).toBe(6035);
  await site.advance(15 * 60_000 + 1000);
  expect((await client.call(`${path}/three`, other)).status_code).toBe(6035);
});

test('a code serves once', async () => {
  await site.door('POST', '/members', { name: 'steps2', phone: '13700000003', token: false });
  const client = site.client();
  const who = { phone: '13700000003', name: 'steps2' };
  const path = '/site/api/v1/forgetByPhone';
  await client.call(`${path}/one`, who);
  await sendCode(client, 'one', { to: who.phone, name: who.name, type: 2 });
  const code = await codeTo(site, who.phone);
  expect((await client.call(`${path}/two`, { ...who, code })).status_code).toBe(6000);
  expect((await client.call(`${path}/two`, { ...who, code })).status_code).toBe(6036);
});

test('the first step says nothing about accounts, but knows what a phone is', async () => {
  const one = (phone: string) =>
    site.client().call('/site/api/v1/forgetByPhone/one', { phone, name: 'nobody9' });
  expect((await one('13700000009')).status_code).toBe(6000);
  expect((await one('+852 51234567')).status_code).toBe(6000);
  expect((await one('+852 11234567')).status_code).toBe(6007);
  expect((await one('1370000')).status_code).toBe(6007);
});
