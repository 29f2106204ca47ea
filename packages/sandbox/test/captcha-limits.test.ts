import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './harness.ts';
import { loggedIn, registered, solvedSlider, user } from './people.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox({ captchaLimits: { address: 45 } });
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});
beforeEach(() => site.advance(60_000));

const PICTURE = `${user}/register/defaultKaptcha`;
const SLIDER = `${user}/member/sliderChallenge`;
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

const codes = async (client: SignedClient, path: string, times: number, ip: string) => {
  const heard: number[] = [];
  for (let i = 0; i < times; i += 1) {
    heard.push((await client.call(path, {}, from(ip))).status_code);
  }
  return heard;
};
const times = (count: number, code: number): number[] => Array.from({ length: count }, () => code);

test('a device gets twenty captchas within a minute, of both kinds together', async () => {
  const client = site.client();
  const given = [
    ...(await codes(client, PICTURE, 10, '203.0.113.1')),
    ...(await codes(client, SLIDER, 10, '203.0.113.2')),
  ];
  expect(given).toEqual(times(20, 6000));
  const refused = await client.call<{ retryAfterMs: number }>(SLIDER, {}, from('203.0.113.3'));
  expect(refused).toMatchObject({ status_code: 6011, message: '请勿频繁提交' });
  const { retryAfterMs } = refused.data;
  expect(retryAfterMs).toBeGreaterThan(50_000);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  expect(
    await client.call(PICTURE, {}, { headers: { 'accept-language': 'zh-Hant' } }),
  ).toMatchObject({ status_code: 6011, message: '請勿頻繁提交' });
  // Somebody else at the same address is not hit by it.
  expect(await codes(site.client(), SLIDER, 1, '203.0.113.1')).toEqual([6000]);
  await site.advance(retryAfterMs);
  expect(await codes(client, SLIDER, 1, '203.0.113.1')).toEqual([6000]);
});

test('an address gets no more by changing its device', async () => {
  const heard: number[] = [];
  for (let i = 0; i < 48; i += 1) {
    heard.push(...(await codes(site.client(), SLIDER, 1, '203.0.113.9')));
  }
  expect(heard).toEqual([...times(45, 6000), ...times(3, 6011)]);
  expect(await codes(site.client(), SLIDER, 1, '203.0.113.10')).toEqual([6000]);
});

test('what is asked for at once is counted one by one', async () => {
  const client = site.client();
  const heard = await Promise.all(
    Array.from({ length: 25 }, () => client.call(PICTURE, {}, from('203.0.113.20'))),
  );
  expect(heard.filter(({ status_code }) => status_code === 6000)).toHaveLength(20);
});

test('a device that is refused uses nothing of its address up', async () => {
  const client = site.client();
  await codes(client, PICTURE, 60, '203.0.113.30');
  expect(await codes(site.client(), PICTURE, 1, '203.0.113.30')).toEqual([6000]);
});

test('a member who misses five times, and mistypes their password five times more, is not hit', async () => {
  const client = site.client();
  expect((await registered(site, client, 'clumsy1')).status_code).toBe(6000);
  for (let i = 0; i < 5; i += 1) {
    expect((await solvedSlider(site, client, 40)).status_code).toBe(6007);
  }
  const wrong = { password: 'f'.repeat(32) };
  for (let i = 0; i < 4; i += 1) {
    expect((await loggedIn(site, client, 'clumsy1', wrong)).status_code).toBe(6002);
  }
  await site.door('POST', '/members', { name: 'clumsy1', phone: null, token: false });
  expect((await loggedIn(site, client, 'clumsy1')).status_code).toBe(6000);
});

test('a door sets the limits, and forgets what was counted', async () => {
  const client = site.client();
  const usual = { device: 20, address: 120, deviceQuestions: 8, addressQuestions: 24 };
  expect(await site.door('POST', '/captcha-limits', { device: 1 })).toEqual({
    ...usual,
    device: 1,
  });
  expect(await codes(client, PICTURE, 2, '203.0.113.40')).toEqual([6000, 6011]);
  expect(await site.door('POST', '/captcha-limits', {})).toEqual(usual);
  expect(await codes(client, PICTURE, 2, '203.0.113.40')).toEqual([6000, 6000]);
  await expect(site.door('POST', '/captcha-limits', { address: -1 })).rejects.toThrow('negative');
});
