import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './harness.ts';
import { codeTo, memberWithPhone, picture, sendCode, wrong } from './people.ts';

const MINUTE = 60_000;

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const member = (name: string, more: object) =>
  site.door('POST', '/members', { name, password: 'abc12345', token: false, ...more });

test('[CA-17] [CA-93] a visitor has a code sent to the phone or mailbox of the account', async () => {
  await member('sent1', { phone: '13800000001', email: 'sent1@example.com' });
  const sms = await sendCode(site.client(), 'one', {
    to: '+86 13800000001',
    name: 'SENT1',
    type: 2,
  });
  expect(sms).toMatchObject({
    status_code: 6000,
    data: { resendAfterMs: 60_000, expiresInMs: 300_000 },
  });
  const mail = await sendCode(site.client(), 'one', {
    to: 'Sent1@example.com',
    name: 'sent1',
    type: 2,
    cate: 1,
  });
  expect(mail.status_code).toBe(6000);
  await member('sent2', { phone: '13800000002' });
  await sendCode(site.client(), 'one', { to: '13800000002', name: 'sent2', type: 2, cate: 2 });
  const sent = await site.door<object[]>('GET', '/codes');
  expect(sent.slice(0, 3)).toMatchObject([
    { to: '13800000002', cate: 2, purpose: 'reset', code: expect.stringMatching(/^\d{6}$/) },
    { to: 'sent1@example.com', cate: 1 },
    { to: '13800000001', cate: 0 },
  ]);
});

test('[CA-93] sealed values that were changed, or were sealed with another key, are refused', async () => {
  await member('sent3', { phone: '13800000003' });
  const wish = { to: '13800000003', name: 'sent3', type: 2 } as const;
  for (const over of [
    { SendCodeNum: 'a'.repeat(32) },
    { SendName: 'a'.repeat(32) },
    { codeId: 'a'.repeat(32) },
    { sendCodeNumV2: Buffer.alloc(48, 7).toString('base64') },
  ]) {
    expect((await sendCode(site.client(), 'one', { ...wish, over })).status_code).toBe(6008);
  }
  expect(await codeTo(site, '13800000003')).toBe('');
});

test.each([
  ['a phone that is none', { to: '12345678', type: 2, name: 'sent1' }],
  ['a phone where a mailbox is wanted', { to: '13800000001', type: 2, name: 'sent1', cate: 1 }],
  ['a mailbox where a phone is wanted', { to: 'sent1@example.com', type: 2, name: 'sent1' }],
  ['no name', { to: '13800000001', type: 2 }],
  ['a purpose for members', { to: '13800000001', type: 4, name: 'sent1' }],
] as const)('a visitor is refused: %s', async (_, wish) => {
  expect((await sendCode(site.client(), 'one', wish)).status_code).toBe(6007);
});

test('an account that is not there is answered alike, and nothing is sent', async () => {
  await member('sent4', { phone: '13800000004' });
  const ask = (name: string, to: string) => sendCode(site.client(), 'one', { to, name, type: 2 });
  const [there, nobody, notTheirs] = [
    await ask('sent4', '13800000004'),
    await ask('nobody4', '13800000005'),
    await ask('sent4', '13800000006'),
  ];
  expect(nobody).toEqual(there);
  expect(notTheirs).toEqual(there);
  expect(await codeTo(site, '13800000004')).toMatch(/^\d{6}$/);
  expect([await codeTo(site, '13800000005'), await codeTo(site, '13800000006')]).toEqual(['', '']);
  const again = await ask('nobody4', '13800000005');
  expect([again.status_code, Object.keys(again.data)]).toEqual([6066, ['seconds']]);
});

test('[CO-36] a second code within sixty seconds is refused with the seconds left', async () => {
  await member('sent5', { phone: '13800000007' });
  const client = site.client();
  const wish = { to: '13800000007', name: 'sent5', type: 2 } as const;
  await sendCode(client, 'one', wish);
  await site.advance(40_000);
  const refused = await sendCode(client, 'one', wish);
  expect(refused.status_code).toBe(6066);
  expect(refused.data['seconds']).toBeGreaterThan(10);
  expect(refused.data['seconds']).toBeLessThanOrEqual(20);
});

test('[CO-19] after a first code a picture captcha is asked for, and serves once', async () => {
  await member('sent6', { phone: '13800000008' });
  const client = site.client();
  const wish = { to: '13800000008', name: 'sent6', type: 2 } as const;
  await sendCode(client, 'one', wish);
  const first = await codeTo(site, '13800000008');
  await site.advance(MINUTE + 1000);
  expect((await sendCode(client, 'one', wish)).status_code).toBe(6021);
  const captcha = await picture(site, client);
  const bad = { ...captcha, answer: 'QQQQ' };
  expect((await sendCode(client, 'one', { ...wish, captcha: bad })).status_code).toBe(6007);
  expect((await sendCode(client, 'one', { ...wish, captcha })).status_code).toBe(6007);
  const next = await picture(site, client);
  expect((await sendCode(client, 'one', { ...wish, captcha: next })).status_code).toBe(6000);
  const codes = await site.door<object[]>('GET', '/codes?to=13800000008');
  expect(codes).toMatchObject([{ state: 'live' }, { state: 'replaced', code: first }]);
});

test('[CO-30] ten codes to a phone in a day are the most', async () => {
  await member('sent7', { phone: '13800000009' });
  const client = site.client();
  const answers = [];
  for (let i = 0; i < 11; i += 1) {
    const captcha = await picture(site, client);
    const wish = { to: '13800000009', name: 'sent7', type: 2, captcha } as const;
    answers.push((await sendCode(client, 'one', wish)).status_code);
    await site.advance(MINUTE + 1000);
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 6000), 6034]);
  await site.advance(24 * 60 * MINUTE);
  const later = await sendCode(client, 'one', { to: '13800000009', name: 'sent7', type: 2 });
  expect(later.status_code).toBe(6000);
});

const ONE = '/site/api/v1/forgetByPhone/one';
const TWO = '/site/api/v1/forgetByPhone/two';

test('[CO-32] [CO-33] five wrong codes lock the right one too', async () => {
  await member('tries1', { phone: '13800000010' });
  const client = site.client();
  const who = { phone: '13800000010', name: 'tries1' };
  await client.call(ONE, who);
  await sendCode(client, 'one', { to: who.phone, name: who.name, type: 2 });
  const code = await codeTo(site, who.phone);
  const answers = [];
  for (const tried of [...Array.from({ length: 5 }, () => wrong(code)), code]) {
    answers.push(await client.call(TWO, { ...who, code: tried }));
  }
  expect(answers.map((each) => each.status_code)).toEqual([6036, 6036, 6036, 6036, 6037, 6037]);
  expect(answers.slice(0, 4).map((each) => each.data['triesLeft'])).toEqual([4, 3, 2, 1]);
});

test('[CO-34] a code is too old after five minutes', async () => {
  await member('old1', { phone: '13800000011' });
  const client = site.client();
  const who = { phone: '13800000011', name: 'old1' };
  await client.call(ONE, who);
  await sendCode(client, 'one', { to: who.phone, name: who.name, type: 2 });
  const code = await codeTo(site, who.phone);
  await site.advance(5 * MINUTE + 1000);
  expect((await client.call(TWO, { ...who, code })).status_code).toBe(6038);
});

test('wrong codes of an account that is not there are counted alike', async () => {
  const client = site.client();
  const who = { phone: '13800000012', name: 'nobody12' };
  await client.call(ONE, who);
  await sendCode(client, 'one', { to: who.phone, name: who.name, type: 2 });
  const codes = [];
  for (let i = 0; i < 5; i += 1) {
    codes.push((await client.call(TWO, { ...who, code: '000000' })).status_code);
  }
  expect(codes).toEqual([6036, 6036, 6036, 6036, 6037]);
});

test('[CA-18] [CO-16] a member has codes sent to what they bind and to what is bound', async () => {
  expect((await sendCode(site.client(), 'two', { to: '13800000013', type: 4 })).status_code).toBe(
    6001,
  );
  const bare = await site.member('two01', '0');
  expect((await sendCode(bare, 'two', { to: '', type: 5 })).status_code).toBe(6015);
  expect((await sendCode(bare, 'two', { to: '', type: 5, cate: 1 })).status_code).toBe(6007);
  expect((await sendCode(bare, 'two', { to: '13800000013', type: 2 })).status_code).toBe(6007);
  expect((await sendCode(bare, 'two', { to: '13800000013', type: 4 })).status_code).toBe(6000);
  const client = await memberWithPhone(site, 'two02', '13800000014');
  expect((await sendCode(client, 'two', { to: '13800000015', type: 5 })).status_code).toBe(6007);
  expect((await sendCode(client, 'two', { to: '', type: 5 })).status_code).toBe(6000);
  expect(await site.door('GET', '/codes?to=13800000014')).toMatchObject([{ purpose: 'second' }]);
});
