import { afterAll, beforeAll, expect, test } from 'vitest';
import { md5Hex } from '../src/access/passwords.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import { loggedIn, login, registered, solvedSlider, user } from './people.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const register = (client: SignedClient, name: string, over: object = {}) =>
  registered(site, client, name, over);
const solveSlider = (client: SignedClient, off = 0) => solvedSlider(site, client, off);
const sliderLogin = (client: SignedClient, name: string, over: object = {}) =>
  loggedIn(site, client, name, over);

test('[CA-02] [CA-03] a picture captcha opens an account, once', async () => {
  const client = site.client();
  const done = await register(client, 'reg01');
  expect(done).toMatchObject({
    status_code: 6000,
    data: { userId: expect.stringMatching(/^\d{6,}$/) },
  });
  expect((await register(client, 'REG01')).status_code).toBe(6009);
});

test('an account keeps which terms were agreed to', async () => {
  const client = site.client();
  await register(client, 'terms1', { agreedTerms: '2026-11-21' });
  const { data } = await sliderLogin(client, 'terms1');
  client.use(String(data['token']));
  const info = await client.call<{ agreedTerms?: string }>(`${user}/member/info`);
  expect(info.data.agreedTerms).toBe('2026-11-21');
});

test.each([
  ['name without a digit', { name: 'abcdef' }, 6007],
  ['name with a digit first', { name: '1abcd' }, 6007],
  ['name too long', { name: 'abcdefghij12' }, 6007],
  ['wrong picture answer', { code: 'QQQQ' }, 6007],
  ['no picture answer', { code: '' }, 6021],
  ['passwords differ', { secondPassword: md5Hex('other123') }, 6007],
])('registration refuses: %s', async (_, over, code) => {
  expect((await register(site.client(), 'bad01', over)).status_code).toBe(code);
});

test('a picture captcha serves once', async () => {
  const client = site.client();
  const { data } = await client.call(`${user}/register/defaultKaptcha`);
  const codeId = String(data['x-code']);
  const { answer } = await site.door<{ answer: string }>('GET', '/captcha/latest');
  expect((await register(client, 'once1', { codeId, code: answer })).status_code).toBe(6000);
  expect((await register(client, 'once2', { codeId, code: answer })).status_code).toBe(6007);
});

test('[CA-01] right after registration the same device logs in with captcha type 99', async () => {
  const client = site.client();
  await register(client, 'auto1');
  const there = await login(client, 'auto1', { kaptchcate: 99 });
  expect(there).toMatchObject({ status_code: 6000, data: { userId: expect.any(String) } });
  expect((await login(site.client(), 'auto1', { kaptchcate: 99 })).status_code).toBe(6022);
  await site.advance(61_000);
  expect((await login(client, 'auto1', { kaptchcate: 99 })).status_code).toBe(6022);
});

test('[CA-04] [CA-94] a slider lets in once, and only where the piece fits', async () => {
  const client = site.client();
  await register(client, 'slide1');
  expect((await solveSlider(client, 9)).status_code).toBe(6007);
  const { data } = await solveSlider(client, 3);
  const proof = { codeId: data['lot_number'], code: data['pass_token'] };
  expect((await login(client, 'slide1', proof)).status_code).toBe(6000);
  expect((await login(client, 'slide1', proof)).status_code).toBe(6007);
  expect((await login(client, 'slide1')).status_code).toBe(6022);
});

test('a wrong password and an unknown name are answered alike; five lock the name for ten minutes', async () => {
  const client = site.client();
  await register(client, 'lock1');
  const wrong = { password: md5Hex('wrong123') };
  const unknown = await sliderLogin(client, 'nobody1');
  const answers = [];
  for (let i = 0; i < 5; i += 1) answers.push(await sliderLogin(client, 'lock1', wrong));
  expect(unknown).toEqual(answers[0]);
  expect(answers.map((each) => each.status_code)).toEqual([6002, 6002, 6002, 6002, 6002]);
  expect((await sliderLogin(client, 'lock1')).status_code).toBe(6011);
  await site.advance(10 * 60_000 + 1000);
  expect((await sliderLogin(client, 'lock1')).status_code).toBe(6000);
});

test('[CA-05] [CA-06] member info is masked; a new login on the same device and logging out end the session', async () => {
  const client = site.client();
  const { token } = await site.door<{ token: string }>('POST', '/members', {
    name: 'mask1',
    password: 'abc12345',
    phone: '13812345678',
    email: 'someone@example.com',
    realName: '王小明',
  });
  client.use(token);
  const { data } = await client.call(`${user}/member/info`);
  expect(data).toMatchObject({
    name: 'mask1',
    bindPhone: true,
    bindRealName: true,
    phoneNumber: '138****5678',
    email: 's*****e@example.com',
    realName: '王**',
  });
  const other = site.client();
  const first = String((await sliderLogin(other, 'mask1')).data['token']);
  // Another device has a session of its own.
  expect((await client.call(`${user}/member/info`)).status_code).toBe(6000);
  const second = String((await sliderLogin(other, 'mask1')).data['token']);
  other.use(first);
  expect((await other.call(`${user}/member/info`)).status_code).toBe(6001);
  other.use(second);
  expect((await other.call(`${user}/logout`)).status_code).toBe(6000);
  expect((await other.call(`${user}/member/info`)).status_code).toBe(6001);
  expect((await other.call(`${user}/logout`)).status_code).toBe(6000);
});

test('a session ends after a day, and when a test ends it', async () => {
  const client = await site.member('day01', '0');
  await site.door('POST', '/members/day01/expire');
  expect((await client.call(`${user}/member/info`)).status_code).toBe(6001);
  const again = await site.member('day01', '0');
  await site.door('POST', '/clock', { speed: 0 });
  await site.advance(24 * 3_600_000);
  await site.door('POST', '/clock', { speed: 1 });
  expect((await again.call(`${user}/member/info`)).status_code).toBe(6001);
});

test('a risky login answers its code with the masked phone', async () => {
  await site.door('POST', '/members', {
    name: 'risk1',
    password: 'abc12345',
    phone: '13900001111',
    riskCode: 6026,
  });
  expect(await sliderLogin(site.client(), 'risk1')).toMatchObject({
    status_code: 6026,
    data: { phoneNumber: '139****1111' },
  });
});

test('[CA-92] a registration has exactly the fields of its payload', async () => {
  const whole = {
    name: 'fields01',
    password: 'a'.repeat(32),
    secondPassword: 'a'.repeat(32),
    kaptchcate: 1,
    codeId: '',
    code: '',
    domain: 'https://www.example.com/?icode=88&rcode=7',
    rCode: '7',
    iCode: '88',
  };
  const visitor = site.client();
  // Whole, it gets as far as the captcha that it lacks.
  expect((await visitor.call(`${user}/register`, whole)).status_code).toBe(6021);
  for (const name of Object.keys(whole)) {
    const { [name]: _, ...rest } = whole as Record<string, unknown>;
    expect((await visitor.call(`${user}/register`, rest)).status_code, name).toBe(6007);
  }
  const more = { ...whole, phone: '13800138000' };
  expect((await visitor.call(`${user}/register`, more)).status_code).toBe(6007);
  expect(
    (await visitor.call(`${user}/register`, { ...whole, password: 'plain1234' })).status_code,
  ).toBe(6007);
});
