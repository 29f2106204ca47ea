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

interface Full {
  ticket: string;
  devices: { id: string; label: string; place: string; lastAt: number }[];
}

/** A member on five devices, and a sixth that has just proved itself. */
async function sixth(name: string, phone: string) {
  await memberWithPhone(site, name, phone);
  const labels = ['Chrome · Windows', 'Safari · iPhone', 'Edge · Windows', 'Firefox · Linux'];
  await site.door('POST', '/members', {
    name,
    devices: [...labels, 'Chrome · Android'],
    token: false,
  });
  const client = site.client();
  const asked = await loggedIn(site, client, name);
  const full = await verify(client, name, phone);
  return { client, asked, full, ...(full.data as unknown as Full) };
}

/** What only a session may ask for. */
const info = (client: SignedClient) => client.call(`${user}/member/info`);

const instead = (client: SignedClient, name: string, ticket: string, removeDevice: string) =>
  login(client, name, { kaptchcate: 99, ticket, removeDevice });

test('[CO-35] a sixth device is one too many, which only who proved themselves is told, with the devices', async () => {
  const { client, asked, full, ticket, devices } = await sixth('dev07', '13600000007');
  expect(asked).toMatchObject({ data: { phoneNumber: '136****0007' } });
  expect(full).toMatchObject({ status_code: 6039, data: { ticket: expect.any(String) } });
  expect(devices.map(({ label, place }) => [label, place])).toEqual([
    ['Chrome · Android', '上海'],
    ['Firefox · Linux', '上海'],
    ['Edge · Windows', '上海'],
    ['Safari · iPhone', '上海'],
    ['Chrome · Windows', '上海'],
  ]);
  // One that is none of the member's frees no place; the ticket is a new one.
  const none = await instead(client, 'dev07', ticket, 'nothing');
  expect(none.status_code).toBe(6039);
  const again = none.data as unknown as Full;
  const [first] = devices;
  const done = await instead(client, 'dev07', again.ticket, first?.id ?? '');
  expect(done).toMatchObject({ status_code: 6000, data: { token: expect.any(String) } });
  expect((await loggedIn(site, client, 'dev07')).status_code).toBe(6000);
  // A ticket serves once.
  const used = await instead(client, 'dev07', again.ticket, devices[1]?.id ?? '');
  expect(used.status_code).not.toBe(6000);
});

test('[CO-35] a ticket holds for the login that it was given to, and for a quarter of an hour', async () => {
  const { client, ticket, devices } = await sixth('dev11', '13600000011');
  const id = devices[0]?.id ?? '';
  expect((await instead(site.client(), 'dev11', ticket, id)).status_code).toBe(6022);
  expect((await instead(client, 'dev11', '0'.repeat(32), id)).status_code).toBe(6035);
  await site.advance(15 * 60_000 + 1000);
  expect((await instead(client, 'dev11', ticket, id)).status_code).toBe(6022);
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

const AGENTS = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
} as const;

test('members see where they are known and when they logged in, and leave everywhere else', async () => {
  const pc = site.client();
  const made = { name: 'where1', password: 'abc12345', phone: '13500000071', token: false };
  await site.door('POST', '/members', made);
  const seen = (ip: string, agent: keyof typeof AGENTS) => ({
    headers: { 'x-forwarded-for': ip, 'user-agent': AGENTS[agent] },
  });
  const list = async (client: SignedClient, how = {}) =>
    (await client.call(`${user}/member/loginDevices`, {}, how)).data as {
      devices: { label: string; place: string; current: boolean }[];
      otherSessions: number;
      logins: { label: string; place: string; ip: string }[];
    };
  const first = await loggedIn(site, pc, 'where1', {}, seen('203.0.113.7', 'windows'));
  pc.use(String(first.data['token']));
  const phone = site.client();
  await loggedIn(site, phone, 'where1', {}, seen('198.51.100.9', 'iphone'));
  await site.advance(61_000);
  const captcha = await picture(site, phone);
  await sendCode(phone, 'one', { to: '13500000071', name: 'where1', type: 3, captcha });
  const second = await phone.call(
    `${user}/login`,
    {
      name: 'where1',
      password: md5Hex('abc12345'),
      kaptchcate: 99,
      sendCodeNum: await codeTo(site, '13500000071'),
    },
    seen('198.51.100.9', 'iphone'),
  );
  phone.use(String(second.data['token']));
  expect(await list(phone)).toMatchObject({
    otherSessions: 1,
    devices: [
      { label: 'Safari · iPhone', place: '香港', current: true },
      { label: 'Chrome · Windows', place: '上海', current: false },
    ],
    logins: [
      { label: 'Safari · iPhone', place: '香港', ip: '198.51.100.9' },
      { label: 'Chrome · Windows', place: '上海', ip: '203.0.113.7' },
    ],
  });
  expect((await info(pc)).status_code).toBe(6000);
  const left = await phone.call(`${user}/member/logoutOtherDevices`);
  expect(left).toMatchObject({ status_code: 6000, data: { count: 1 } });
  const after = await list(phone);
  expect(after.devices).toHaveLength(1);
  expect(after.otherSessions).toBe(0);
  // The session there has ended, whatever still holds its token.
  expect((await info(pc)).status_code).toBe(6001);
  expect((await info(phone)).status_code).toBe(6000);
  expect(after.logins).toHaveLength(2);
  // The device that was forgotten must verify itself again.
  expect((await loggedIn(site, pc, 'where1', {}, seen('203.0.113.7', 'windows'))).status_code).toBe(
    6026,
  );
});

test('another session is counted where its device is no longer known, and is left with the others', async () => {
  const client = await memberWithPhone(site, 'where2', '13500000072');
  await site.door('POST', '/members', { name: 'where2', devices: [], token: false });
  const other = site.client();
  const { data } = await loggedIn(site, other, 'where2');
  other.use(String(data['token']));
  const told = await other.call(`${user}/member/loginDevices`);
  expect(told.data).toMatchObject({ devices: [{ current: true }], otherSessions: 1 });
  const left = await other.call(`${user}/member/logoutOtherDevices`);
  expect(left.data).toEqual({ count: 1 });
  expect((await info(client)).status_code).toBe(6001);
  expect((await info(other)).status_code).toBe(6000);
});

test('[CO-35] the device that gives way to another is logged out', async () => {
  const old = await memberWithPhone(site, 'dev12', '13600000012');
  // Five devices, of which the first is really used.
  await site.db.query(
    `INSERT INTO known_devices (member_id, device, last_wall, label, ip)
     SELECT member_id, 'more-' || n, last_wall + 60000, 'Chrome · Windows', '203.0.113.7'
     FROM known_devices JOIN members ON members.id = member_id, generate_series(1, 4) n
     WHERE name_key = 'dev12'`,
    [],
  );
  const sixthOne = site.client();
  await loggedIn(site, sixthOne, 'dev12');
  const full = (await verify(sixthOne, 'dev12', '13600000012')).data as unknown as Full;
  expect(full.devices).toHaveLength(5);
  const used = full.devices.at(-1);
  expect((await info(old)).status_code).toBe(6000);
  const done = await instead(sixthOne, 'dev12', full.ticket, used?.id ?? '');
  expect(done.status_code).toBe(6000);
  expect((await info(old)).status_code).toBe(6001);
});
