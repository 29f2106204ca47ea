import { expect, test } from 'vitest';
import {
  access,
  INITIAL_ACCESS,
  type Access,
  type AccessEvent,
  type AccessStep,
} from './access.ts';
import type { DeviceMember } from './device-check.ts';

const run = (events: readonly AccessEvent[], from: Access = INITIAL_ACCESS): AccessStep => {
  let step: AccessStep = { state: from, effects: [] };
  for (const event of events) step = access(step.state, event);
  return step;
};
const form = { name: ' ab 12', password: 'secret12', remember: true };
const loginAsked: AccessEvent[] = [
  { type: 'credentials', event: { type: 'submit', intent: { kind: 'login', form } } },
  {
    type: 'credentials',
    event: {
      type: 'captchaPassed',
      attempt: 1,
      round: 0,
      proof: { codeId: 'lot', code: 'pass' },
    },
  },
];
const verification: AccessEvent = {
  type: 'credentials',
  event: {
    type: 'verificationAsked',
    attempt: 1,
    phoneNumber: '138****5678',
    text: '新设备登录，请验证',
  },
};
const member: DeviceMember = {
  name: 'other1',
  passwordHash: '0'.repeat(32),
  phoneNumber: '139****0000',
  remember: 'keep',
  restricted: false,
  confirmed: false,
};

test('[AU-14] a login that must verify itself opens the new device with name, hash and masked phone', () => {
  const { state } = run([...loginAsked, verification]);
  expect(state).toMatchObject({
    page: 'device',
    device: {
      reason: '新设备登录，请验证',
      member: {
        name: 'ab12',
        // The md5 of the password; the password itself is kept only when it is to be remembered.
        passwordHash: '8b2fee48cd255fddee9a662b55da4fd4',
        phoneNumber: '138****5678',
        remember: { name: 'ab12', password: 'secret12' },
      },
    },
    credentials: { step: 'idle' },
  });
});

test('without a phone there is nothing to verify with: the form says the sentence', () => {
  const noPhone: AccessEvent = {
    type: 'credentials',
    event: { type: 'verificationAsked', attempt: 1, phoneNumber: null, text: '请联系客服' },
  };
  const { state } = run([...loginAsked, noPhone]);
  expect(state).toMatchObject({
    page: 'credentials',
    device: null,
    credentials: { step: 'failed', message: '请联系客服' },
  });
});

test('[CO-28] a region that warns is asked again with the same captcha once the warning was read', () => {
  const warned: AccessEvent = {
    type: 'credentials',
    event: {
      type: 'warned',
      attempt: 1,
      proof: { codeId: 'lot', code: 'pass' },
      text: '所在地区提示',
    },
  };
  const { state } = run([...loginAsked, warned]);
  expect(state.credentials).toMatchObject({ step: 'warned', text: '所在地区提示' });
  const agreed = run([{ type: 'credentials', event: { type: 'warningAgreed' } }], state);
  expect(agreed.effects).toMatchObject([
    {
      type: 'credentials',
      effect: { type: 'login', confirmed: true, proof: { codeId: 'lot', code: 'pass' } },
    },
  ]);
  expect(agreed.state.credentials.step).toBe('submitting');
});

test('an answer to a check that was left is not taken for the next one', () => {
  const first = run([{ type: 'deviceAsked', member, reason: '' }]).state;
  const second = run(
    [
      { type: 'shown', page: 'credentials' },
      { type: 'deviceAsked', member, reason: '' },
    ],
    first,
  ).state;
  expect(second.check).not.toBe(first.check);
  const late: AccessEvent = {
    type: 'device',
    check: first.check,
    event: { type: 'codeTyped', text: '123456' },
  };
  expect(run([late], second).state).toBe(second);
});

test('another account begins with nothing of the last device check', () => {
  const { state } = run([
    { type: 'deviceAsked', member, reason: '' },
    { type: 'shown', page: 'credentials' },
  ]);
  expect(state).toMatchObject({ page: 'credentials', device: null });
});

test('[AU-05] three seconds after the new password, the login form; an earlier timer is not heard', () => {
  const done: Access = {
    ...INITIAL_ACCESS,
    page: 'recovery',
    recovery: { ...INITIAL_ACCESS.recovery, stage: 'done', attempt: 3 },
  };
  expect(run([{ type: 'returned', attempt: 2 }], done).state).toBe(done);
  const { state } = run([{ type: 'returned', attempt: 3 }], done);
  expect(state).toMatchObject({ page: 'credentials', recovery: { stage: 'identity' } });
});

const afterReset: Access = {
  ...INITIAL_ACCESS,
  page: 'recovery',
  recovery: {
    ...INITIAL_ACCESS.recovery,
    stage: 'reset',
    form: { ...INITIAL_ACCESS.recovery.form, phone: '13812345678', password: 'secret12' },
  },
};

test('a login or a logout, here or in another tab, ends a recovery', () => {
  const { state } = run([{ type: 'sessionChanged' }], afterReset);
  expect(state.recovery).toMatchObject({ stage: 'identity', form: { phone: '', password: '' } });
});

test.each<AccessEvent>([
  { type: 'hidden' },
  { type: 'shown', page: 'credentials' },
  { type: 'shown', page: 'recovery' },
])('%o: the step and the phone of a recovery stay, its password does not', (event) => {
  const { state } = run([event], afterReset);
  expect(state.recovery).toMatchObject({
    stage: 'reset',
    form: { phone: '13812345678', password: '' },
  });
});

test('a device check ends when the dialog is closed: its late answer opens no session', () => {
  const open = run([...loginAsked, verification]).state;
  const send = (event: Extract<AccessEvent, { type: 'device' }>['event']): AccessEvent => ({
    type: 'device',
    check: open.check,
    event,
  });
  const sending = run(
    [
      send({ type: 'code', event: { type: 'codeWaitKept', resendAt: 1000 } }),
      send({ type: 'codeTyped', text: '123456' }),
      send({ type: 'submit' }),
    ],
    open,
  );
  expect(sending.effects).toHaveLength(1);
  const { state } = run([{ type: 'hidden' }], sending.state);
  const late = send({ type: 'accepted', attempt: 1, identity: { token: 't', userId: 'u' } });
  expect(run([late], state)).toEqual({ state, effects: [] });
  expect(JSON.stringify(state)).not.toMatch(/secret12|8b2fee48|123456/);
});

test('a congratulation that is over does not end the device check that came after it', () => {
  const { state } = run([{ type: 'deviceAsked', member, reason: '' }], {
    ...INITIAL_ACCESS,
    recovery: { ...INITIAL_ACCESS.recovery, stage: 'done', attempt: 3 },
  });
  const after = run([{ type: 'returned', attempt: 3 }], state).state;
  expect(after).toMatchObject({ page: 'device', recovery: { stage: 'identity' } });
  expect(after.device).toBe(state.device);
});

test('a check that was asked for elsewhere ends the form that is open, and keeps the remembered pair', () => {
  const { state } = run([...loginAsked, { type: 'deviceAsked', member, reason: '' }]);
  expect(state).toMatchObject({
    page: 'device',
    credentials: { step: 'idle' },
    device: { member: { remember: 'keep' } },
  });
});

test('[CO-28] a warning that was read before is not asked for again by the device check', () => {
  const proof = { codeId: 'lot', code: 'pass' };
  const { state } = run([
    ...loginAsked,
    { type: 'credentials', event: { type: 'warned', attempt: 1, proof, text: '' } },
    { type: 'credentials', event: { type: 'warningAgreed' } },
    verification,
  ]);
  expect(state.device?.member.confirmed).toBe(true);
});

test('what was typed to recover a password stays when the dialog shows something else', () => {
  const typed: AccessEvent = {
    type: 'recovery',
    event: { type: 'typed', change: { name: 'ab12', phone: '13812345678' } },
  };
  const { state } = run([
    { type: 'shown', page: 'recovery' },
    typed,
    { type: 'shown', page: 'credentials' },
    { type: 'shown', page: 'recovery' },
  ]);
  expect(state.recovery.form).toMatchObject({ name: 'ab12', phone: '13812345678' });
});
