import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './harness.ts';
import { login, PASSWORD, picture, registered, sendCode, user } from './people.ts';
import type { Overrides, SignedClient } from './signed-client.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});
beforeEach(() => site.door('POST', '/captcha-limits', {}));

const QUESTION = `${user}/member/captchaQuestion`;
const from = (ip: string): Overrides => ({ headers: { 'x-forwarded-for': ip } });

/** A fresh question with its answer, as its door tells it. */
async function question(client: SignedClient, how: Overrides = {}) {
  const { data } = await client.call<{ id: string; question: string }>(QUESTION, {}, how);
  const { answer } = await site.door<{ answer: string }>('GET', `/captcha/${data.id}`);
  return { ...data, answer };
}

/** Answers a question as if it were a slider. @returns what a login takes, or the refusal */
async function solved(client: SignedClient, over: object = {}) {
  const { id, answer } = await question(client);
  const proof = await client.call(`${user}/member/sliderAnswer`, {
    lot_number: id,
    answer,
    ...over,
  });
  if (proof.status_code !== 6000) return proof;
  const check = { ...proof.data, validate_way: 0 };
  expect((await client.call(`${user}/member/validateGeeCheck`, check)).status_code).toBe(6000);
  return proof;
}

test('a question is in the script of the call', async () => {
  const client = site.client();
  expect((await question(client)).question).toMatch(/^[一-龥]{1,2}加[一-龥]{1,2}等于多少？$/);
  const traditional = await question(client, { headers: { 'accept-language': 'zh-Hant' } });
  expect(traditional.question).toMatch(/^[一-龥]{1,2}加[一-龥]{1,2}等於多少？$/);
});

test('a question stands for the picture of a registration', async () => {
  const client = site.client();
  const { id, answer } = await question(client);
  const given = await registered(site, client, 'words01', { codeId: id, code: answer });
  expect(given.status_code).toBe(6000);
  const again = await registered(site, client, 'words02', { codeId: id, code: answer });
  expect(again.status_code).toBe(6007);
});

test('a question stands for the slider of a login', async () => {
  const client = site.client();
  expect((await registered(site, client, 'words03')).status_code).toBe(6000);
  const { data } = await solved(client);
  const proof = { codeId: data['lot_number'], code: data['pass_token'] };
  expect((await login(client, 'words03', proof)).status_code).toBe(6000);
  expect((await login(client, 'words03', proof)).status_code).toBe(6007);
});

test('a question stands for the picture of a code', async () => {
  const client = site.client();
  const phone = '13811110042';
  await site.door('POST', '/members', { name: 'words04', password: PASSWORD, phone, token: false });
  const order = { to: phone, name: 'words04', type: 2 } as const;
  expect((await sendCode(client, 'one', order)).status_code).toBe(6000);
  await site.advance(61_000);
  expect((await sendCode(client, 'one', order)).status_code).toBe(6021);
  const { id, answer } = await question(client);
  const sent = await sendCode(client, 'one', { ...order, captcha: { id, answer } });
  expect(sent.status_code).toBe(6000);
});

test('any answer uses a question up', async () => {
  const client = site.client();
  const { id, answer } = await question(client);
  const put = (over: object) =>
    client.call(`${user}/member/sliderAnswer`, { lot_number: id, ...over });
  expect((await put({ answer: `${Number(answer) + 1}` })).status_code).toBe(6007);
  expect((await put({ answer })).status_code).toBe(6007);
  const other = await question(client);
  const wrong = { codeId: other.id, code: '41' };
  expect((await registered(site, client, 'words05', wrong)).status_code).toBe(6007);
  const right = { codeId: other.id, code: other.answer };
  expect((await registered(site, client, 'words05', right)).status_code).toBe(6007);
});

test('the sum as the place of a piece is no answer, and neither is none', async () => {
  const client = site.client();
  const { id, answer } = await question(client);
  const at = { lot_number: id, x: Number(answer) };
  expect((await client.call(`${user}/member/sliderAnswer`, at)).status_code).toBe(6007);
  expect((await solved(client, { answer: undefined })).status_code).toBe(6007);
});

test('a picture does not stand for a slider', async () => {
  const client = site.client();
  const { id, answer } = await picture(site, client);
  const put = { lot_number: id, answer };
  expect((await client.call(`${user}/member/sliderAnswer`, put)).status_code).toBe(6007);
});

const asked = async (client: SignedClient, times: number, ip: string): Promise<number[]> => {
  const heard: number[] = [];
  for (let i = 0; i < times; i += 1) {
    heard.push((await client.call(QUESTION, {}, from(ip))).status_code);
  }
  return heard;
};

test('a device gets eight questions within ten minutes, and pictures after that', async () => {
  const client = site.client();
  expect(await asked(client, 9, '203.0.113.60')).toEqual([...Array(8).fill(6000), 6011]);
  const refused = await client.call<{ retryAfterMs: number }>(QUESTION, {}, from('203.0.113.61'));
  expect(refused).toMatchObject({
    status_code: 6011,
    message: '文字题获取过于频繁，请十分钟后再试或联系客服',
  });
  expect(refused.data.retryAfterMs).toBeGreaterThan(9 * 60_000);
  const { status_code } = await client.call(`${user}/register/defaultKaptcha`);
  expect(status_code).toBe(6000);
  await site.advance(refused.data.retryAfterMs);
  expect(await asked(client, 1, '203.0.113.60')).toEqual([6000]);
});

test('an address gets twenty-four questions within ten minutes, whatever its devices are', async () => {
  const heard: number[] = [];
  for (let i = 0; i < 26; i += 1) heard.push(...(await asked(site.client(), 1, '203.0.113.62')));
  expect(heard).toEqual([...Array(24).fill(6000), 6011, 6011]);
  expect(await asked(site.client(), 1, '203.0.113.63')).toEqual([6000]);
});

test('questions are captchas: they count with the pictures of a minute', async () => {
  const client = site.client();
  await site.door('POST', '/captcha-limits', { device: 3 });
  expect(await asked(client, 2, '203.0.113.64')).toEqual([6000, 6000]);
  const path = `${user}/member/sliderChallenge`;
  expect((await client.call(path)).status_code).toBe(6000);
  expect((await client.call(path)).status_code).toBe(6011);
  expect(await asked(client, 1, '203.0.113.64')).toEqual([6011]);
});
