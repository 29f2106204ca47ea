import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './harness.ts';
import { loggedIn, user } from './people.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const INFO = `${user}/member/info`;

test('a region, an address or everybody is shut out of login and registration only', async () => {
  const member = await site.member('gate1', '0');
  await site.door('POST', '/gate', {
    limitedRegions: ['203.0.113.'],
    blockedIps: ['198.51.100.7'],
  });
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const code = async (ip: string) =>
    (await loggedIn(site, site.client(), 'gate2', {}, from(ip))).status_code;
  expect([await code('203.0.113.20'), await code('203.0.11.3')]).toEqual([6031, 6002]);
  expect([await code('198.51.100.7'), await code('198.51.100.70')]).toEqual([6033, 6002]);
  await site.door('POST', '/gate', { suspended: 'popup' });
  expect(await code('192.0.2.1')).toBe(6501);
  expect((await member.call(INFO, {}, from('203.0.113.20'))).status_code).toBe(6000);
});

test('calls come back with time; each member and each group of calls has its own', async () => {
  const [one, two] = [await site.member('often1', '0'), await site.member('often2', '0')];
  await site.door('POST', '/limits', { burst: 3, perSecond: 0 });
  const codes = [];
  for (let i = 0; i < 4; i += 1) codes.push((await one.call(INFO)).status_code);
  expect(codes).toEqual([6000, 6000, 6000, 6011]);
  expect((await two.call(INFO)).status_code).toBe(6000);
  expect((await one.call('/fd/api/v1/transfer/getBalance')).status_code).toBe(6000);
  await site.door('POST', '/limits', {});
  expect((await one.call(INFO)).status_code).toBe(6000);
});
