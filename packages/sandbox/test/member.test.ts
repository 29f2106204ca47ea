import { afterAll, beforeAll, expect, test } from 'vitest';
import { md5Hex } from '../src/access/passwords.ts';
import { verifyChatJwt } from '../src/member/chat-jwt.ts';
import { secretOf } from '../src/db/secret.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import {
  codeTo,
  loggedIn,
  memberWithPhone,
  PASSWORD,
  picture,
  sendCode,
  user,
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

const member = `${user}/member`;
const info = async (client: SignedClient) => (await client.call(`${member}/info`)).data;
const titles = async (client: SignedClient): Promise<string[]> => {
  const page = { group: 'notice', pageNum: 1, pageSize: 50 };
  const { data } = await client.call('/site/api/v1/site/letter/list', page);
  return (data['list'] as { title: string }[]).map((each) => each.title);
};

test('[CA-06] a new member has told nothing yet', async () => {
  const client = await site.member('info1', '0');
  expect(await info(client)).toMatchObject({
    bindPhone: false,
    bindEmail: false,
    bindRealName: false,
    sealed: {},
    nickname: '',
    profileSubmitted: false,
    secondPasswordSet: false,
    securityLevel: 'low',
    avatar: { motif: 'avatar-football' },
    vipLevel: 0,
  });
});

test('the profile is submitted once, by adults', async () => {
  const client = await site.member('prof1', '0');
  const submit = (birthday: string, nickname = '小测试') =>
    client.call(`${member}/updateProfile`, { gender: 'female', birthday, nickname });
  // Site time is 11 June 2026, 19:05 UTC: 12 June in China.
  expect(await submit('2008-06-13')).toMatchObject({
    status_code: 6007,
    message: '您的年龄未满18，无法游戏哦',
  });
  expect((await submit('2000-02-30')).status_code).toBe(6007);
  expect((await submit('1990-05-20', '  ')).status_code).toBe(6007);
  expect(await submit('2008-06-12')).toMatchObject({
    status_code: 6000,
    data: {
      gender: 'female',
      birthday: '2008-06-12',
      nickname: '小测试',
      profileSubmitted: true,
    },
  });
  expect((await submit('1990-05-20')).status_code).toBe(6009);
  expect(await info(client)).toMatchObject({ birthday: '2008-06-12' });
});

test('a phone and a mailbox are bound with a code, once, and by one member only', async () => {
  const client = await site.member('bind1', '0');
  const bind = (what: 'Phone' | 'Email', to: string, code: string, by = client) =>
    by.call(`${member}/bind${what}`, { [what.toLowerCase()]: to, code });
  expect((await bind('Phone', '13500000001', '123456')).status_code).toBe(6036);
  await sendCode(client, 'two', { to: '13500000001', type: 4 });
  const code = await codeTo(site, '13500000001');
  expect((await bind('Phone', '13500000001', wrong(code))).status_code).toBe(6036);
  expect((await bind('Phone', '13500000002', code)).status_code).toBe(6036);
  expect((await bind('Phone', '13500000001', code)).status_code).toBe(6000);

  const captcha = await picture(site, client);
  await sendCode(client, 'two', { to: 'bind1@example.com', type: 4, cate: 1, captcha });
  await bind('Email', 'Bind1@example.com', await codeTo(site, 'bind1@example.com'));
  expect(await info(client)).toMatchObject({
    bindPhone: true,
    phoneNumber: '135****0001',
    bindEmail: true,
    email: 'b***1@example.com',
    securityLevel: 'medium',
  });
  expect(await titles(client)).toEqual(['邮箱绑定成功', '手机号码绑定成功']);

  await site.advance(61_000);
  const other = await site.member('bind2', '0');
  const again = await picture(site, other);
  await sendCode(other, 'two', { to: '13500000001', type: 4, captcha: again });
  const taken = await bind('Phone', '13500000001', await codeTo(site, '13500000001'), other);
  expect(taken).toMatchObject({ status_code: 6009, message: '手机号码已被使用' });
});

test.each([
  ['测试甲', 6000],
  ['阿依·测试', 6000],
  ['Test·Person', 6000],
  ['甲', 6000],
  ['测试··甲', 6007],
  ['·测试', 6007],
  ['测试·', 6007],
  ['测试9', 6007],
  ['Test Person', 6007],
  ['测试Abc', 6007],
])('a real name is bound by the rule of the spec: %s', async (realName, code) => {
  const client = await site.member(`n${md5Hex(realName).slice(0, 8)}`, '0');
  expect((await client.call(`${member}/bindRealName`, { realName })).status_code).toBe(code);
  expect(await info(client)).toMatchObject({ bindRealName: code === 6000 });
  if (code !== 6000) return;
  expect((await client.call(`${member}/bindRealName`, { realName })).status_code).toBe(6009);
});

test('changing the password wants the old one, and ends the session', async () => {
  const client = await site.member('pass1', '0');
  await site.door('POST', '/members', { name: 'pass1', password: PASSWORD, token: false });
  const { data } = await loggedIn(site, client, 'pass1');
  client.use(String(data['token']));
  const next = md5Hex('next1234');
  const change = (oldPassword: string, secondPassword = next) =>
    client.call(`${member}/changePassword`, { oldPassword, password: next, secondPassword });
  expect((await change(md5Hex('wrong123'))).status_code).toBe(6100);
  expect((await change(md5Hex(PASSWORD), md5Hex('other123'))).status_code).toBe(6007);
  expect((await change(md5Hex(PASSWORD))).status_code).toBe(6000);
  expect((await client.call(`${member}/info`)).status_code).toBe(6001);
  expect((await loggedIn(site, client, 'pass1')).status_code).toBe(6002);
  const fresh = await loggedIn(site, client, 'pass1', { password: next });
  client.use(String(fresh.data['token']));
  expect(await titles(client)).toEqual(['登录密码已修改']);
  for (let i = 0; i < 5; i += 1) await change(md5Hex('wrong123'));
  expect((await change(next)).status_code).toBe(6011);
});

test('[CA-07] a chat login says who it is for two minutes, and only as it was signed', async () => {
  const client = await site.member('chat1', '0');
  const { data } = await client.call(`${member}/jwt`);
  const { userId } = await info(client);
  const secret = await secretOf(site.db, 'chat-secret');
  const token = String(data['body']);
  const [header = '', body = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
    alg: 'HS256',
    typ: 'JWT',
  });
  const told = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  expect(told.exp - told.iat).toBe(120);
  const inTime = told.exp * 1000 - 1;
  const claims = verifyChatJwt(secret, token, inTime);
  expect(claims).toMatchObject({ sub: userId });
  expect(verifyChatJwt(secret, token, told.exp * 1000)).toBeUndefined();
  expect(verifyChatJwt(Buffer.alloc(32), token, inTime)).toBeUndefined();
  const other = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
  expect(verifyChatJwt(secret, `${header}.${other}.${signature}`, inTime)).toBeUndefined();
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(verifyChatJwt(secret, `${none}.${body}.`, inTime)).toBeUndefined();
});

test('[CA-26] a sealed value is opened for its owner only', async () => {
  const client = await memberWithPhone(site, 'seal1', '13500000005');
  const other = await memberWithPhone(site, 'seal2', '13500000006');
  const open = (value: string, by: SignedClient) =>
    by.call('/site/api/v1/site/common/singleDataDecryption', { value });
  const { phoneNumber } = (await info(client))['sealed'] as { phoneNumber: string };
  expect(phoneNumber).not.toContain('13500000005');
  expect(await open(phoneNumber, client)).toMatchObject({
    status_code: 6000,
    data: { value: '13500000005' },
  });
  expect(await open(phoneNumber, other)).toMatchObject({ status_code: 6003, data: null });
  const { userId } = await info(other);
  const stolen = `${String(userId)}.${phoneNumber.split('.')[1] ?? ''}`;
  expect((await open(stolen, other)).status_code).toBe(6007);
  expect((await open('rubbish', client)).status_code).toBe(6007);
});

const pwd = `${user}/withdrawal/pwd`;
const SIX = md5Hex('246810');
const NEXT = md5Hex('135790');
const both = (password: string, more: object = {}) => ({
  password,
  secondPassword: password,
  ...more,
});

test('[CA-15] a second password is set once, by members with a phone', async () => {
  const bare = await site.member('pwd01', '0');
  expect((await bare.call(`${pwd}/set`, both(SIX))).status_code).toBe(6015);
  const client = await memberWithPhone(site, 'pwd02', '13500000007');
  const differ = { password: SIX, secondPassword: NEXT };
  expect((await client.call(`${pwd}/set`, differ)).status_code).toBe(6100);
  expect((await client.call(`${pwd}/reset`, both(NEXT))).status_code).toBe(6004);
  expect((await client.call(`${pwd}/set`, both(SIX))).status_code).toBe(6000);
  expect(await info(client)).toMatchObject({ secondPasswordSet: true });
  expect((await client.call(`${pwd}/set`, both(NEXT))).status_code).toBe(6009);
});

test('[CA-16] [CO-38] [CO-39] the old second password opens the way to a new one; five wrong ones lock it', async () => {
  const client = await memberWithPhone(site, 'pwd03', '13500000008');
  await client.call(`${pwd}/set`, both(SIX));
  const reset = async (oldPassword: string, password = NEXT) =>
    (await client.call(`${pwd}/reset`, both(password, { oldPassword }))).status_code;
  const refused = await client.call(`${pwd}/reset`, both(NEXT, { oldPassword: NEXT }));
  expect([refused.status_code, refused.data]).toEqual([6100, { triesLeft: 4 }]);
  expect(await reset(SIX)).toBe(6000);
  expect(await reset(NEXT, SIX)).toBe(6000);
  const codes = [];
  for (let i = 0; i < 5; i += 1) codes.push(await reset(NEXT));
  expect(codes).toEqual([6100, 6100, 6100, 6100, 6110]);
  const locked = await client.call(`${pwd}/reset`, both(NEXT, { oldPassword: SIX }));
  expect([locked.status_code, locked.data]).toEqual([6110, { lockedMs: expect.any(Number) }]);
  await site.advance(3_600_000 + 1000);
  expect(await reset(SIX)).toBe(6000);
});

test('[CA-14] a code proves the member for one reset within ten minutes', async () => {
  const client = await memberWithPhone(site, 'pwd04', '13500000009');
  await site.door('POST', '/members', { name: 'pwd04', email: 'pwd04@example.com', token: false });
  await client.call(`${pwd}/set`, both(SIX));
  const reset = async () => (await client.call(`${pwd}/reset`, both(NEXT))).status_code;
  expect(await reset()).toBe(6016);
  expect((await client.call(`${pwd}/emailCheck`, { code: '123456' })).status_code).toBe(6036);
  await sendCode(client, 'two', { to: '', type: 5, cate: 1 });
  const code = await codeTo(site, 'pwd04@example.com');
  expect((await client.call(`${pwd}/emailCheck`, { code: wrong(code) })).status_code).toBe(6036);
  expect((await client.call(`${pwd}/emailCheck`, { code })).status_code).toBe(6000);
  expect(await reset()).toBe(6000);
  expect(await reset()).toBe(6016);
  await site.advance(61_000);
  const captcha = await picture(site, client);
  await sendCode(client, 'two', { to: '', type: 5, cate: 0, captcha });
  await client.call(`${pwd}/emailCheck`, { code: await codeTo(site, '13500000009') });
  await site.advance(10 * 60_000 + 1000);
  expect(await reset()).toBe(6016);
});

test('[CA-25] areas tell their codes and what their numbers are like', async () => {
  const list = async (area: string) => {
    const { data } = await site
      .client()
      .call('/site/api/v1/site/countryArea/queryCountryArea', { area });
    return data['list'] as { areaName: string; areaCode: string; regex: string }[];
  };
  const all = await list('');
  expect(all.length).toBeGreaterThan(10);
  const [home] = all;
  expect(home).toMatchObject({ areaName: '中国大陆', areaCode: '+86' });
  for (const number of ['13800001111', '8613800001111', '+8613800001111']) {
    expect(new RegExp(home?.regex ?? '').test(number)).toBe(true);
  }
  expect(new RegExp(home?.regex ?? '').test('23800001111')).toBe(false);
  expect((await list('852')).map((each) => each.areaName)).toEqual(['中国香港']);
  expect(await list('火星')).toEqual([]);
});
