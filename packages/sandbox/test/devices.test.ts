import { afterAll, beforeAll, expect, test } from 'vitest';
import { md5Hex } from '../src/access/passwords.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import {
  codeTo,
  loggedIn,
  login,
  memberWithPhone,
  picture,
  sendCode,
  user,
  verifiedLogin,
  wrong,
} from './people.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const DAY = 24 * 3_600_000;

/** Asks for the code of a login and answers it. */
async function verify(client: SignedClient, name: string, phone: string) {
  const captcha = await picture(site, client);
  const sent = await sendCode(client, 'one', { to: phone, name, type: 3, captcha });
  expect(sent.status_code).toBe(6000);
  return verifiedLogin(client, name, await codeTo(site, phone));
}

test('[CA-91] [CO-22] a new device is let in with the code sent to the phone, and is known after that', async () => {
  await memberWithPhone(site, 'dev01', '13600000001');
  const client = site.client();
  expect(await loggedIn(site, client, 'dev01')).toMatchObject({
    status_code: 6026,
    data: { phoneNumber: '136****0001' },
  });
  const done = await verify(client, 'dev01', '13600000001');
  expect(done).toMatchObject({
    status_code: 6000,
    data: { token: expect.any(String), userId: expect.any(String) },
  });
  client.use(String(done.data['token']));
  const { data } = await client.call('/site/api/v1/site/letter/list', {
    group: 'notice',
    pageNum: 1,
    pageSize: 20,
  });
  expect((data['list'] as { title: string }[]).map((each) => each.title)).toContain(
    '新设备登录提醒',
  );
  expect((await loggedIn(site, client, 'dev01')).status_code).toBe(6000);
});

test('[CO-21] [CO-23] an address that was not seen is asked, alone or with the device', async () => {
  const client = await memberWithPhone(site, 'dev02', '13600000002');
  const elsewhere = await loggedIn(site, client, 'dev02', {}, from('203.0.113.9'));
  expect(elsewhere).toMatchObject({ status_code: 6025, data: { phoneNumber: '136****0002' } });
  const both = await loggedIn(site, site.client(), 'dev02', {}, from('203.0.113.9'));
  expect(both.status_code).toBe(6027);
  expect((await loggedIn(site, client, 'dev02')).status_code).toBe(6000);
});

test('[CO-24] after thirty days away even a known device is asked', async () => {
  const client = await memberWithPhone(site, 'dev03', '13600000003');
  await site.advance(29 * DAY);
  expect((await loggedIn(site, client, 'dev03')).status_code).toBe(6000);
  await site.advance(31 * DAY);
  expect((await loggedIn(site, client, 'dev03')).status_code).toBe(6028);
});

test('[CO-25] a right password after three wrong ones is asked', async () => {
  const client = await memberWithPhone(site, 'dev04', '13600000004');
  const bad = { password: md5Hex('wrong123') };
  for (let i = 0; i < 3; i += 1) await loggedIn(site, client, 'dev04', bad);
  expect((await loggedIn(site, client, 'dev04')).status_code).toBe(6029);
  expect((await verify(client, 'dev04', '13600000004')).status_code).toBe(6000);
  expect((await loggedIn(site, client, 'dev04')).status_code).toBe(6000);
});

test('a code lets in only where a login was asked for one, and only the right one', async () => {
  await memberWithPhone(site, 'dev05', '13600000005');
  const client = site.client();
  expect((await verifiedLogin(client, 'dev05', '123456')).status_code).toBe(6022);
  await loggedIn(site, client, 'dev05');
  expect((await verifiedLogin(client, 'dev05', '123456')).status_code).toBe(6036);
  await sendCode(client, 'one', { to: '13600000005', name: 'dev05', type: 3 });
  const code = await codeTo(site, '13600000005');
  expect((await verifiedLogin(client, 'dev05', wrong(code))).status_code).toBe(6036);
  expect((await verifiedLogin(site.client(), 'dev05', code)).status_code).toBe(6022);
  const other = await login(client, 'dev05', {
    kaptchcate: 99,
    sendCodeNum: code,
    password: md5Hex('wrong123'),
  });
  expect(other.status_code).toBe(6002);
  await site.advance(5 * 60_000 + 1000);
  expect((await verifiedLogin(client, 'dev05', code)).status_code).toBe(6038);
  await site.advance(10 * 60_000);
  expect((await verifiedLogin(client, 'dev05', code)).status_code).toBe(6022);
});

test('who was asked is told of a wrong phone, six times; who was not is told nothing', async () => {
  await memberWithPhone(site, 'dev06', '13600000006');
  const wish = { to: '13600009999', name: 'dev06', type: 3 } as const;
  expect((await sendCode(site.client(), 'one', wish)).status_code).toBe(6000);
  const client = site.client();
  await loggedIn(site, client, 'dev06');
  const answers = [];
  for (let i = 0; i < 6; i += 1) answers.push((await sendCode(client, 'one', wish)).status_code);
  expect(answers).toEqual([6007, 6007, 6007, 6007, 6007, 6034]);
});

test('[CO-35] a sixth device is one too many', async () => {
  await memberWithPhone(site, 'dev07', '13600000007');
  const codes = [];
  for (let i = 0; i < 5; i += 1) {
    const client = site.client();
    codes.push((await loggedIn(site, client, 'dev07')).status_code);
    if (codes.at(-1) === 6026) await verify(client, 'dev07', '13600000007');
    await site.advance(61_000);
  }
  expect(codes).toEqual([6026, 6026, 6026, 6026, 6039]);
});

test('who has no phone is never asked; binding one makes other devices unknown', async () => {
  const client = await site.member('dev08', '0');
  await site.door('POST', '/members', { name: 'dev08', password: 'abc12345', token: false });
  const other = site.client();
  expect((await loggedIn(site, other, 'dev08')).status_code).toBe(6000);
  const { data } = await loggedIn(site, client, 'dev08', {}, from('203.0.113.9'));
  client.use(String(data['token']));
  await sendCode(client, 'two', { to: '13600000008', type: 4 });
  const bound = await client.call(`${user}/member/bindPhone`, {
    phone: '13600000008',
    code: await codeTo(site, '13600000008'),
  });
  expect(bound.status_code).toBe(6000);
  expect((await loggedIn(site, client, 'dev08')).status_code).toBe(6000);
  expect((await loggedIn(site, other, 'dev08')).status_code).toBe(6026);
});

test('a risk that a test asked for is over once it was verified', async () => {
  const client = await memberWithPhone(site, 'dev09', '13600000009');
  await site.door('POST', '/members', { name: 'dev09', riskCode: 6029, token: false });
  expect((await loggedIn(site, client, 'dev09')).status_code).toBe(6029);
  expect((await verify(client, 'dev09', '13600000009')).status_code).toBe(6000);
  expect((await loggedIn(site, client, 'dev09')).status_code).toBe(6000);
});

test('[CO-26] a member whom only customer service can help stays out, code or not', async () => {
  const client = await memberWithPhone(site, 'dev10', '13600000010');
  await site.door('POST', '/members', { name: 'dev10', riskCode: 6030, token: false });
  expect(await loggedIn(site, client, 'dev10')).toMatchObject({
    status_code: 6030,
    message: '请联系客服',
    data: null,
  });
  await sendCode(client, 'one', { to: '13600000010', name: 'dev10', type: 3 });
  const code = await codeTo(site, '13600000010');
  const done = await loggedIn(site, client, 'dev10', { sendCodeNum: code });
  expect(done.status_code).toBe(6030);
});
