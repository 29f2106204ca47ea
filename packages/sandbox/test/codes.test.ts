import { randomUUID } from 'node:crypto';
import { RESULT_CODES } from '@courtside/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { md5Hex } from '../src/access/passwords.ts';
import { MESSAGES, messageFor } from '../src/text/messages.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import {
  loggedIn,
  login,
  memberWithPhone,
  registered,
  sendCode,
  solvedSlider,
  user,
} from './people.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterEach(async () => {
  await site.door('POST', '/gate', {
    limitedRegions: [],
    warnedRegions: [],
    blockedIps: [],
    suspended: null,
  });
  await site.door('POST', '/limits', {});
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const INFO = `${user}/member/info`;
const SIX = md5Hex('246810');
const SOMEBODY_ELSE = { token: 'somebody-else-altogether' };

type Provoke = () => Promise<{ status_code: number }>;

/** Codes that the sandbox answers by itself, each with what makes it do so; 6030 and 6039 are set at a door here. */
const REAL: readonly (readonly [title: string, provoke: Provoke])[] = [
  [
    '[CO-01] 6000: a call that was carried out',
    () => site.client().call('/site/api/v1/configuration/onlinecustomservice'),
  ],
  ['[CO-02] 6001: a call for members without a session', () => site.client().call(INFO)],
  ['[CO-03] 6002: a name that there is not', () => loggedIn(site, site.client(), 'nobody')],
  [
    '[CO-04] 6003: a value that was sealed for another member',
    async () => {
      const owner = await memberWithPhone(site, 'real3', '13400000003');
      const { data } = await owner.call(INFO);
      const { phoneNumber } = data['sealed'] as { phoneNumber: string };
      const other = await site.member('real3b', '0');
      return other.call('/site/api/v1/site/common/singleDataDecryption', { value: phoneNumber });
    },
  ],
  ['[CO-05] 6004: a call that there is not', () => site.client().call('/site/api/v1/no/such/call')],
  [
    '[CO-08] 6007: a body outside the contract',
    () => site.client().call('/site/api/v1/site/countryArea/queryCountryArea', { area: 1 }),
  ],
  [
    '[CO-09] 6008: a clock that is off',
    () =>
      site.client().call('/site/api/v1/configuration/onlinecustomservice', {}, { timestamp: 1e12 }),
  ],
  [
    '[CO-10] 6009: a second real name',
    async () => {
      const client = await site.member('real9', '0');
      await client.call(`${user}/member/bindRealName`, { realName: '测试' });
      return client.call(`${user}/member/bindRealName`, { realName: '测试' });
    },
  ],
  [
    '[CO-11] 6010: an upload that is no image',
    async () =>
      (await site.member('real10', '0')).call(`${user}/upload/uploadImage`, {
        fileName: 'a.png',
        contentType: 'image/png',
        content: 'AAAA',
      }),
  ],
  [
    '[CO-12] 6011: more calls than the limit allows',
    async () => {
      await site.door('POST', '/limits', { burst: 0, perSecond: 1 });
      return site.client().call('/site/api/v1/configuration/onlinecustomservice');
    },
  ],
  [
    '[CO-16] 6015: a second password without a phone',
    async () =>
      (await site.member('real15', '0')).call(`${user}/withdrawal/pwd/set`, {
        password: SIX,
        secondPassword: SIX,
      }),
  ],
  [
    '[CO-17] 6016: another second password without a proof',
    async () => {
      const client = await memberWithPhone(site, 'real16', '13400000016');
      const both = { password: SIX, secondPassword: SIX };
      await client.call(`${user}/withdrawal/pwd/set`, both);
      return client.call(`${user}/withdrawal/pwd/reset`, both);
    },
  ],
  [
    '[CO-19] 6021: a registration without a captcha',
    () => registered(site, site.client(), 'real21', { code: '' }),
  ],
  [
    '[CO-20] 6022: a login without a slider',
    () => loggedIn(site, site.client(), 'real22', { codeId: '' }),
  ],
  [
    '[CO-21] 6025: a login from another address',
    async () => {
      const client = await memberWithPhone(site, 'real25', '13400000025');
      const how = { headers: { 'x-forwarded-for': '203.0.113.1' } };
      return loggedIn(site, client, 'real25', {}, how);
    },
  ],
  [
    '[CO-22] 6026: a login from another device',
    async () => {
      await memberWithPhone(site, 'real26', '13400000026');
      return loggedIn(site, site.client(), 'real26');
    },
  ],
  [
    '[CO-23] 6027: a login from another device and address',
    async () => {
      await memberWithPhone(site, 'real27', '13400000027');
      const how = { headers: { 'x-forwarded-for': '203.0.113.1' } };
      return loggedIn(site, site.client(), 'real27', {}, how);
    },
  ],
  [
    '[CO-24] 6028: a login after a month',
    async () => {
      const client = await memberWithPhone(site, 'real28', '13400000028');
      await site.advance(31 * 24 * 3_600_000);
      return loggedIn(site, client, 'real28');
    },
  ],
  [
    '[CO-25] 6029: a login after wrong passwords',
    async () => {
      const client = await memberWithPhone(site, 'real29', '13400000029');
      const bad = { password: md5Hex('wrong123') };
      for (let i = 0; i < 3; i += 1) await loggedIn(site, client, 'real29', bad);
      return loggedIn(site, client, 'real29');
    },
  ],
  [
    '6030: a member whom a test sent to customer service',
    async () => {
      await site.door('POST', '/members', { name: 'real30', password: 'abc12345', riskCode: 6030 });
      return loggedIn(site, site.client(), 'real30');
    },
  ],
  [
    '[CO-27] 6031: a login from a limited region',
    async () => {
      await site.door('POST', '/gate', { limitedRegions: ['127.0.'] });
      return loggedIn(site, site.client(), 'real31');
    },
  ],
  [
    '[CO-28] 6032: a login from a region with a warning',
    async () => {
      await site.door('POST', '/gate', { warnedRegions: ['127.0.'] });
      return loggedIn(site, site.client(), 'real32');
    },
  ],
  [
    '[CO-29] 6033: a registration from a blocked address',
    async () => {
      await site.door('POST', '/gate', { blockedIps: ['127.0.0.1'] });
      return registered(site, site.client(), 'real33');
    },
  ],
  [
    '[CO-30] 6034: a wrong phone too often',
    async () => {
      await memberWithPhone(site, 'real34', '13400000034');
      const client = site.client();
      await loggedIn(site, client, 'real34');
      const wish = { to: '13400009999', name: 'real34', type: 3 } as const;
      for (let i = 0; i < 5; i += 1) await sendCode(client, 'one', wish);
      return sendCode(client, 'one', wish);
    },
  ],
  ['[CO-31] 6035: a second step without the first', () => reset('two', 'real35', '13400000035')],
  [
    '[CO-32] 6036: a wrong code',
    async () => {
      const client = site.client();
      await reset('one', 'real36', '13400000036', client);
      return reset('two', 'real36', '13400000036', client);
    },
  ],
  [
    '[CO-33] 6037: wrong codes too often',
    async () => {
      const client = site.client();
      await reset('one', 'real37', '13400000037', client);
      await sendCode(client, 'one', { to: '13400000037', name: 'real37', type: 2 });
      for (let i = 0; i < 4; i += 1) await reset('two', 'real37', '13400000037', client);
      return reset('two', 'real37', '13400000037', client);
    },
  ],
  [
    '[CO-34] 6038: an old code',
    async () => {
      const client = site.client();
      await reset('one', 'real38', '13400000038', client);
      await sendCode(client, 'one', { to: '13400000038', name: 'real38', type: 2 });
      await site.advance(5 * 60_000 + 1000);
      return reset('two', 'real38', '13400000038', client);
    },
  ],
  [
    '6039: a member whom a test gave too many devices',
    async () => {
      await site.door('POST', '/members', { name: 'real39', password: 'abc12345', riskCode: 6039 });
      return loggedIn(site, site.client(), 'real39');
    },
  ],
  [
    '[CO-36] 6066: a second code at once',
    async () => {
      const client = site.client();
      await sendCode(client, 'one', { to: '13400000066', name: 'real66', type: 2 });
      return sendCode(client, 'one', { to: '13400000066', name: 'real66', type: 2 });
    },
  ],
  [
    '[CO-38] 6100: a second password that was typed in two ways',
    async () => {
      const client = await memberWithPhone(site, 'real100', '13400000100');
      const password = md5Hex('000000');
      return client.call(`${user}/withdrawal/pwd/set`, { password, secondPassword: SIX });
    },
  ],
  [
    '[CO-39] 6110: a second password that is locked',
    async () => {
      const client = await memberWithPhone(site, 'real110', '13400000110');
      const both = { password: SIX, secondPassword: SIX };
      await client.call(`${user}/withdrawal/pwd/set`, both);
      const wrong = { ...both, oldPassword: md5Hex('000000') };
      for (let i = 0; i < 5; i += 1) await client.call(`${user}/withdrawal/pwd/reset`, wrong);
      return client.call(`${user}/withdrawal/pwd/reset`, { ...both, oldPassword: SIX });
    },
  ],
  [
    '[CO-42] 6302: a venue call with the token of somebody else',
    () => site.client().sports('getMatchList', { gtype: 'FT', showType: 'FT', ...SOMEBODY_ELSE }),
  ],
  [
    '[CO-43] 6303: a grade that there is not',
    async () =>
      (await site.member('real303', '0')).call(`${user}/member/memberGradeInfoByGrade`, {
        grade: 99,
      }),
  ],
  [
    '[CO-49] 6413: money that would enter a wallet which a promotion binds',
    async () => {
      const client = await site.member('real413', '100.00');
      const venueActivity = { enName: 'QFDZ', required: '50' };
      await site.door('POST', '/members', { name: 'real413', token: false, venueActivity });
      const body = { channelCode: 'QFDZ', amount: '10', ty: '1', key: randomUUID() };
      return client.call('/fd/api/v1/transfer/utcTransfer', body);
    },
  ],
  [
    '[CO-50] 6415: a venue under maintenance',
    async () =>
      (await site.member('real415', '0')).call('/game/api/v1/venue/launch', { enName: 'SGCP' }),
  ],
  [
    '[CO-51] 6449: a card of a member without a real name',
    async () => {
      const client = site.client();
      const wanted = { name: 'real449', phone: '13400000449', withdrawalPassword: '246810' };
      client.use((await site.door<{ token: string }>('POST', '/members', wanted)).token);
      const card = { kind: 'bank', bankCode: 'DEMO', number: '6200000000000005' };
      return client.call('/fd/api/v1/bankCard/add', { ...card, holder: '林晓岚', password: SIX });
    },
  ],
  [
    '[CO-53] 6501: a login while all are suspended, with a popup',
    async () => {
      await site.door('POST', '/gate', { suspended: 'popup' });
      return loggedIn(site, site.client(), 'real501');
    },
  ],
  [
    '[CO-54] 6502: a registration while all are suspended, without',
    async () => {
      await site.door('POST', '/gate', { suspended: 'quiet' });
      return registered(site, site.client(), 'real502');
    },
  ],
];

const reset = (step: 'one' | 'two', name: string, phone: string, client = site.client()) =>
  client.call(`/site/api/v1/forgetByPhone/${step}`, {
    name,
    phone,
    ...(step === 'two' ? { code: '000000' } : {}),
  });

const codeOf = (title: string): number => Number(/(\d{4}):/.exec(title)?.[1]);

test.each(REAL)('%s', async (title, provoke) => {
  expect((await provoke()).status_code).toBe(codeOf(title));
});

test('[CO-28] the warning uses nothing up: the same login, confirmed, opens a session, and the next asks anew', async () => {
  await site.door('POST', '/members', { name: 'warned1', password: 'abc12345', token: false });
  await site.door('POST', '/gate', { warnedRegions: ['127.0.'] });
  const client = site.client();
  const { data } = await solvedSlider(site, client);
  const solved = { codeId: data['lot_number'], code: data['pass_token'] };
  expect(await login(client, 'warned1', solved)).toMatchObject({
    status_code: 6032,
    message: messageFor(6032, 'zh-cn'),
  });
  expect((await login(client, 'warned1', { ...solved, confirmed: 1 })).status_code).toBe(6000);
  expect((await loggedIn(site, client, 'warned1')).status_code).toBe(6032);
  expect((await loggedIn(site, client, 'warned1', { confirmed: 0 })).status_code).toBe(6007);
});

const real = new Set(REAL.map(([title]) => codeOf(title)));
/** What nothing in this site leads to, or another part of it; a fault says it. */
const FORCED = RESULT_CODES.filter(({ code }) => !real.has(code));

test.each(FORCED.map(({ code, name }) => [code, name] as const))(
  'a fault makes any call answer %i (%s) with its message',
  async (statusCode) => {
    const client = site.client();
    await site.door('POST', '/faults', { path: '/site/**', statusCode });
    const path = '/site/api/v1/configuration/onlinecustomservice';
    expect(await client.call(path)).toEqual({
      status_code: statusCode,
      message: messageFor(statusCode, 'zh-cn'),
      data: null,
    });
    await site.door('POST', '/faults', { path: '/site/**', statusCode });
    const hant = await client.call(path, {}, { headers: { 'accept-language': 'zh-TW' } });
    expect(hant.message).toBe(messageFor(statusCode, 'zh-tw'));
    expect((await client.call(path)).status_code).toBe(6000);
  },
);

test('every code of the catalogue has its message in both scripts, and there are no others', () => {
  expect(Object.keys(MESSAGES).map(Number)).toEqual(RESULT_CODES.map(({ code }) => code));
  for (const pair of Object.values(MESSAGES)) {
    expect(pair.every((text) => /\p{Script=Han}/u.test(text))).toBe(true);
  }
});
