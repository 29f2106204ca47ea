import { expect, test } from 'vitest';
import { access, INITIAL_ACCESS, type Access, type AccessEvent } from './access.ts';
import { stepBack, stepsOpen } from './back-step.ts';
import { newDeviceCheck, type DeviceMember } from './device-check.ts';
import type { RecoveryEvent } from './recovery.ts';

const run = (events: readonly AccessEvent[], from: Access = INITIAL_ACCESS): Access => {
  let state = from;
  for (const event of events) ({ state } = access(state, event));
  return state;
};
const recovery = (event: RecoveryEvent): AccessEvent => ({ type: 'recovery', event });
const form = { name: 'ab12', password: 'secret12', remember: false };
const login: AccessEvent = {
  type: 'credentials',
  event: { type: 'submit', intent: { kind: 'login', form } },
};
const asked: AccessEvent = { type: 'shown', page: 'recovery' };
const toVerify = [
  asked,
  recovery({ type: 'typed', change: { phone: '13812345678', name: 'ab12' } }),
  recovery({ type: 'next', area: null }),
  recovery({ type: 'stageAccepted', attempt: 1 }),
];
const toReset = [
  ...toVerify,
  recovery({ type: 'typed', change: { code: '123456' } }),
  recovery({ type: 'next', area: null }),
  recovery({ type: 'stageAccepted', attempt: 2 }),
];
const toCaptcha = [
  ...toVerify,
  recovery({ type: 'codeAsked', now: 0 }),
  recovery({ type: 'code', event: { type: 'codeCaptchaAsked', attempt: 1, text: '' } }),
];
const member: DeviceMember = {
  name: 'ab12',
  passwordHash: '',
  phoneNumber: '138****5678',
  remember: 'keep',
  restricted: false,
  confirmed: false,
};
const onDevice = run([{ type: 'deviceAsked', member, reason: '' }]);
const digits = run(
  [{ type: 'device', check: 1, event: { type: 'codeAsked', way: 'sms', now: 0 } }],
  onDevice,
);

test.each<[string, Access, number]>([
  ['the login form', INITIAL_ACCESS, 1],
  ['its captcha', run([login]), 2],
  ['the identity of a recovery', run([asked]), 2],
  ['its code', run(toVerify), 3],
  ['the captcha before that code', run(toCaptcha), 4],
  ['the new password', run(toReset), 4],
  ['a device check', onDevice, 2],
  ['the digits that it asks for', digits, 3],
])('the way back from %s takes one step at a time', (_, there, steps) => {
  const left: number[] = [stepsOpen(there)];
  let state = there;
  for (let event = stepBack(state); event !== null && left.length < 9; event = stepBack(state)) {
    state = run([event], state);
    left.push(stepsOpen(state));
  }
  expect(left).toEqual(Array.from({ length: steps }, (_step, at) => steps - at));
  expect(state.page).toBe('credentials');
});

test('what was typed to recover a password is there when it is gone back to', () => {
  const back = run([recovery({ type: 'back' })], run(toVerify));
  expect(stepBack(back)).toEqual({ type: 'shown', page: 'credentials' });
  const again = run([{ type: 'shown', page: 'credentials' }, asked], back);
  expect(again.recovery.form).toMatchObject({ phone: '13812345678', name: 'ab12' });
});

test('a new password on its way cannot be gone back from', () => {
  const sending = run(
    [
      recovery({ type: 'typed', change: { password: 'secret12', repeat: 'secret12' } }),
      recovery({ type: 'next', area: null }),
    ],
    run(toReset),
  );
  const event = stepBack(sending);
  expect(event).not.toBeNull();
  expect(event && run([event], sending)).toEqual(sending);
});

test('an ended device check leads to the login form', () => {
  const over = { ...onDevice, device: { ...newDeviceCheck(member, ''), done: true } };
  expect(stepBack(over)).toEqual({ type: 'shown', page: 'credentials' });
});
