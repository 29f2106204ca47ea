import { GatewayError } from '@courtside/api-client';
import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import type { AccessEffect } from './access.ts';
import type { DeviceMember } from './device-check.ts';
import { passwordHash } from './password-hash.ts';
import { performAccess, type AccessParts } from './perform-access.ts';

/** A gateway that gives the same answer to every call; it rejects with an answer that is an error. */
function parts(answer: unknown) {
  const calls: { path: string; body: unknown }[] = [];
  const tell = (path: string, body: unknown) => {
    calls.push({ path, body });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const client = { call: tell, answer: tell, seal: (text: string) => Promise.resolve(`[${text}]`) };
  return {
    calls,
    parts: {
      client: client as unknown as AccessParts['client'],
      storage: memoryStore(),
      version: '1.0.0',
      pageAddress: () => 'https://example.com/',
      agreedTerms: 'terms 2026-11-21',
      clock: { now: () => 1000 },
      faultText: (fault: unknown) => (fault instanceof GatewayError ? fault.serverMessage : '断线'),
    } satisfies AccessParts,
  };
}

const recovery = (effect: Extract<AccessEffect, { type: 'recovery' }>['effect']): AccessEffect => ({
  type: 'recovery',
  effect,
});
const device = (effect: Extract<AccessEffect, { type: 'device' }>['effect']): AccessEffect => ({
  type: 'device',
  check: 3,
  effect,
});
const member: DeviceMember = {
  name: 'ab12',
  passwordHash: 'f'.repeat(32),
  phoneNumber: '138****5678',
  remember: 'keep',
  restricted: false,
  confirmed: false,
};
const login = (over: object = {}) =>
  device({
    type: 'verifiedLogin',
    attempt: 2,
    member,
    proof: { sendCodeNum: '123456' },
    ...over,
  });
const order = { way: 'sms', to: '13812345678', name: 'ab12' } as const;
const sendCode = { type: 'sendCode', attempt: 4, order, proof: null } as const;

test('[AU-15] a code is asked for with each value sealed, its md5 beside it, and the type and way as numbers', async () => {
  const sent = { statusCode: 6000, data: { resendAfterMs: 60_000, expiresInMs: 300_000 } };
  const reset = parts(sent);
  expect(await performAccess(recovery(sendCode), reset.parts)).toEqual({
    type: 'recovery',
    event: { type: 'code', event: { type: 'codeSent', attempt: 4, resendAt: 61_000 } },
  });
  expect(reset.calls).toEqual([
    {
      path: '/site/api/v1/sendCode/one',
      body: {
        sendCodeNumV2: '[13812345678]',
        sendNameV2: '[ab12]',
        codeIdV2: '[]',
        SendCodeNum: passwordHash('13812345678'),
        SendName: passwordHash('ab12'),
        codeId: passwordHash(''),
        type: 2,
        cate: 0,
        version: 1,
        kaptchcate: 99,
        imageCode: '',
      },
    },
  ]);
  const voice = parts(sent);
  const proof = { codeId: 'p1', code: 'k7pq' };
  await performAccess(
    device({ ...sendCode, order: { ...order, way: 'voice' }, proof }),
    voice.parts,
  );
  expect(voice.calls[0]?.body).toMatchObject({
    type: 3,
    cate: 2,
    kaptchcate: 1,
    imageCode: 'k7pq',
    codeIdV2: '[p1]',
    codeId: passwordHash('p1'),
  });
  const mail = parts(sent);
  await performAccess(recovery({ ...sendCode, order: { ...order, way: 'email' } }), mail.parts);
  expect(mail.calls[0]?.body).toMatchObject({ type: 2, cate: 1 });
});

test.each([
  [
    { statusCode: 6021, message: '请输入' },
    { type: 'codeCaptchaAsked', text: '请输入' },
  ],
  [
    new GatewayError(6066, '请稍后', { seconds: 30 }),
    { type: 'codeRefused', statusCode: 6066, text: '请稍后', resendAt: 31_000 },
  ],
  [
    new GatewayError(6066, '请稍后', { seconds: 'x' }),
    { type: 'codeRefused', statusCode: 6066, text: '请稍后', resendAt: 61_000 },
  ],
  [new GatewayError(6034, '太多'), { type: 'codeRefused', statusCode: 6034, text: '太多' }],
  [new TypeError('x'), { type: 'codeRefused', statusCode: null, text: '断线' }],
])('what becomes of a code: %#', async (answer, event) => {
  expect(await performAccess(recovery(sendCode), parts(answer).parts)).toEqual({
    type: 'recovery',
    event: { type: 'code', event: { attempt: 4, ...event } },
  });
});

test.each([
  ['phone', 'forgetByPhone', { phone: '13812345678' }],
  ['email', 'forgetByEmail', { email: 'a@b.c' }],
] as const)('[AU-05] the three steps by %s are three calls', async (way, name, to) => {
  const { calls, parts: with_ } = parts(null);
  const who = { attempt: 1, way, target: Object.values(to)[0] ?? '', name: 'ab12' };
  const accepted = { type: 'recovery', event: { type: 'stageAccepted', attempt: 1 } };
  expect(await performAccess(recovery({ type: 'resetOne', ...who }), with_)).toEqual(accepted);
  await performAccess(recovery({ type: 'resetTwo', ...who, code: '123456' }), with_);
  const pair = { password: 'secret12', repeat: 'secret12' };
  await performAccess(recovery({ type: 'resetThree', ...who, ...pair }), with_);
  const hash = passwordHash('secret12');
  expect(calls).toEqual([
    { path: `/site/api/v1/${name}/one`, body: { ...to, name: 'ab12' } },
    { path: `/site/api/v1/${name}/two`, body: { ...to, name: 'ab12', code: '123456' } },
    {
      path: `/site/api/v1/${name}/three`,
      body: { ...to, name: 'ab12', password: hash, secondPassword: hash },
    },
  ]);
});

test.each([
  [new GatewayError(6035, '请重新验证'), 6035, '请重新验证', false],
  // A proxy that cannot reach the gateway also sends an answer.
  [new GatewayError(6006, '繁忙'), 6006, '繁忙', true],
  [new TypeError('x'), null, '断线', true],
])(
  'a step that fails says why, and whether it may have been done: %s',
  async (fault, statusCode, text, lost) => {
    const effect = { type: 'resetOne', attempt: 1, way: 'phone', target: '1', name: 'a' } as const;
    expect(await performAccess(recovery(effect), parts(fault).parts)).toEqual({
      type: 'recovery',
      event: { type: 'stageRefused', attempt: 1, statusCode, text, lost },
    });
  },
);

test('[AU-10] a verified login carries type 99, the hash and the code, and no captcha', async () => {
  const { calls, parts: with_ } = parts({ token: 't', userId: 'u' });
  expect(await performAccess(login(), with_)).toEqual({
    type: 'device',
    check: 3,
    event: { type: 'accepted', attempt: 2, identity: { token: 't', userId: 'u' } },
  });
  expect(calls).toEqual([
    {
      path: '/site/api/v1/user/login',
      body: {
        name: 'ab12',
        password: 'f'.repeat(32),
        kaptchcate: 99,
        sendCodeNum: '123456',
      },
    },
  ]);
});

test('a verified login may be restricted, confirmed, and take the place of a device', async () => {
  const { calls, parts: with_ } = parts({ token: 't', userId: 'u' });
  const proof = { ticket: 'tk', removeDevice: 'd1' };
  await performAccess(
    login({ member: { ...member, restricted: true, confirmed: true }, proof }),
    with_,
  );
  expect(calls[0]?.body).toMatchObject({ restricted: 1, confirmed: 1, ...proof });
});

const known = { id: 'd1', label: 'Chrome · Windows', place: '上海', lastAt: 1 };
test.each([
  [new GatewayError(6032, '提示'), { type: 'warned', text: '提示' }],
  [new GatewayError(6036, '错误'), { type: 'refused', statusCode: 6036, text: '错误' }],
  [new TypeError('x'), { type: 'refused', statusCode: null, text: '断线' }],
  [
    new GatewayError(6039, '设备过多', { ticket: 'tk', devices: [known, { id: 7 }, null] }),
    { type: 'devicesFull', full: { text: '设备过多', ticket: 'tk', devices: [known] } },
  ],
  [
    new GatewayError(6039, '设备过多', { ticket: 'tk', devices: [] }),
    { type: 'refused', statusCode: 6039, text: '设备过多' },
  ],
  [
    new GatewayError(6039, '设备过多', {
      ticket: 'tk',
      devices: [
        { ...known, id: '' },
        { ...known, lastAt: Number.NaN },
        { ...known, lastAt: 9e15 },
      ],
    }),
    { type: 'refused', statusCode: 6039, text: '设备过多' },
  ],
  [new GatewayError(6039, '设备过多'), { type: 'refused', statusCode: 6039, text: '设备过多' }],
])('what becomes of a verified login: %s', async (fault, event) => {
  expect(await performAccess(login(), parts(fault).parts)).toEqual({
    type: 'device',
    check: 3,
    event: { attempt: 2, ...event },
  });
});

test('what is no call is left to the session and the screen', async () => {
  const { calls, parts: with_ } = parts(null);
  const effects: AccessEffect[] = [
    recovery({ type: 'announceReset', attempt: 1, ms: 3000 }),
    recovery({ type: 'announceCode', way: 'sms' }),
    device({ type: 'openSession', identity: { token: 't', userId: 'u' }, member }),
    { type: 'credentials', effect: { type: 'announceRegistered' } },
  ];
  for (const effect of effects) expect(await performAccess(effect, with_)).toBeNull();
  expect(calls).toEqual([]);
});
