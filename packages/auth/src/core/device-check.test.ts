import { describe, expect, test } from 'vitest';
import {
  deviceStep,
  endDeviceCheck,
  newDeviceCheck,
  type DeviceCheck,
  type DeviceEvent,
  type DeviceMember,
  type DeviceStep,
} from './device-check.ts';
import { checkCompletion, cleanDeviceCode, completePhone, isDeviceCode } from './device-rules.ts';

const member: DeviceMember = {
  name: 'ab12',
  passwordHash: 'f'.repeat(32),
  phoneNumber: '138****5678',
  remember: { name: 'ab12', password: 'secret12' },
  restricted: false,
  confirmed: false,
};
const start = newDeviceCheck(member, '新设备登录，请验证');
const run = (events: readonly DeviceEvent[], from: DeviceCheck = start): DeviceStep => {
  let step: DeviceStep = { device: from, effects: [] };
  for (const event of events) step = deviceStep(step.device, event);
  return step;
};
const askSms: DeviceEvent = { type: 'codeAsked', way: 'sms', now: 0 };
const askVoice: DeviceEvent = { type: 'codeAsked', way: 'voice', now: 60_000 };
const digits: DeviceEvent = { type: 'digitsTyped', text: '1234' };
const given: DeviceEvent = { type: 'digitsGiven', now: 0 };
const sent: DeviceEvent = {
  type: 'code',
  event: { type: 'codeSent', attempt: 1, resendAt: 60_000 },
};
const typed: DeviceEvent = { type: 'codeTyped', text: '123456' };
const chrome = { id: 'd1', label: 'Chrome · Windows', place: '上海', lastAt: 1 };
const asked = run([askSms, digits, given, sent]).device;
const submitted = run([typed, { type: 'submit' }], asked).device;

test('[VA-11] the code takes six digits and nothing else, however they are typed or pasted', () => {
  expect(cleanDeviceCode(' 12-34 56 78')).toBe('123456');
  expect(cleanDeviceCode('１２３４５６')).toBe('123456');
  expect(cleanDeviceCode('\u202e😀ab')).toBe('');
  expect(['123456', '12345', '1234567', '12345a', ''].map(isDeviceCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('[VA-12] the completion of the phone takes four digits', () => {
  expect(checkCompletion('1234')).toEqual([]);
  for (const no of ['', '123', '12345', '12a4']) {
    expect(checkCompletion(no)).toEqual([{ code: 'auth.phone-wrong', field: 'digits' }]);
  }
  expect(completePhone('138****5678', '1234')).toBe('13812345678');
  expect(completePhone('+852 ****4567', '9123')).toBe('+852 91234567');
  for (const no of ['138***5678', '138*****678', '1**8**5678', '13812345678']) {
    expect(completePhone(no, '1234'), no).toBeNull();
  }
  for (const no of ['', '123', '12345', '12a4', '１２３４']) {
    expect(completePhone('138****5678', no), no).toBeNull();
  }
});

test('[AU-08] a code by text message asks for the four middle digits first', () => {
  const dialog = run([askSms]);
  expect(dialog.effects).toEqual([]);
  expect(dialog.device.dialog).toEqual({ kind: 'digits', problem: null });
  const short = run([{ type: 'digitsTyped', text: '123' }, given], dialog.device);
  expect(short.effects).toEqual([]);
  expect(short.device.dialog).toMatchObject({ problem: { code: 'auth.phone-wrong' } });
  expect(run([digits, given], dialog.device).effects).toEqual([
    {
      type: 'sendCode',
      attempt: 1,
      order: { way: 'sms', to: '13812345678', name: 'ab12' },
      proof: null,
    },
  ]);
});

test('digits that the gateway calls wrong are asked for again, with its sentence', () => {
  const { device } = run([
    askSms,
    digits,
    given,
    {
      type: 'code',
      event: { type: 'codeRefused', attempt: 1, statusCode: 6007, text: '手机号错误' },
    },
  ]);
  expect(device).toMatchObject({
    digits: '',
    dialog: { kind: 'digits', problem: '手机号错误' },
    code: { refusal: null, sent: null },
  });
});

test('[AU-08] a voice code can be had after a first code only, and its notice comes before the call', () => {
  expect(run([{ ...askVoice, now: 0 }]).device).toBe(start);
  const notice = run([askVoice], asked);
  expect(notice).toMatchObject({ device: { dialog: { kind: 'voice' } }, effects: [] });
  expect(run([{ type: 'voiceAgreed', now: 60_000 }], notice.device).effects).toMatchObject([
    { type: 'sendCode', order: { way: 'voice', to: '13812345678' } },
  ]);
  expect(run([{ type: 'dialogClosed' }], notice.device).device.dialog).toBeNull();
});

test('a voice call goes to the phone that the first code went to, whatever was typed since', () => {
  const { effects } = run(
    [
      { type: 'codeAsked', way: 'sms', now: 60_000 },
      { type: 'digitsTyped', text: '99' },
      { type: 'dialogClosed' },
      askVoice,
      { type: 'voiceAgreed', now: 60_000 },
    ],
    asked,
  );
  expect(effects).toMatchObject([{ type: 'sendCode', order: { way: 'voice', to: '13812345678' } }]);
});

test('a wait from before the page was loaded again means that a code was asked for', () => {
  const kept: DeviceEvent = { type: 'code', event: { type: 'codeWaitKept', resendAt: 30_000 } };
  expect(run([kept, typed, { type: 'submit' }]).effects).toMatchObject([
    { type: 'verifiedLogin', proof: { sendCodeNum: '123456' } },
  ]);
});

test('nobody gets a second code within the minute', () => {
  expect(run([{ ...askVoice, now: 59_999 }], asked).device).toBe(asked);
});

test('a code that was not asked for is not taken: 请先获取验证码', () => {
  const { device, effects } = run([typed, { type: 'submit' }]);
  expect(effects).toEqual([]);
  expect(device.problem).toEqual({ code: 'auth.code-not-asked', field: 'code' });
  // The first code removes the message.
  expect(run([askSms, digits, given, sent], device).device.problem).toBeNull();
});

test('[AU-07] six digits log in; fewer do nothing', () => {
  expect(run([{ type: 'codeTyped', text: '12345' }, { type: 'submit' }], asked).effects).toEqual(
    [],
  );
  expect(run([typed, { type: 'submit' }], asked).effects).toEqual([
    {
      type: 'verifiedLogin',
      attempt: 1,
      member,
      proof: { sendCodeNum: '123456' },
    },
  ]);
});

describe('the login', () => {
  const identity = { token: 't', userId: 'u' };
  test('opens the session once', () => {
    const accepted: DeviceEvent = { type: 'accepted', attempt: 1, identity };
    const { device, effects } = run([accepted], submitted);
    expect(effects).toEqual([{ type: 'openSession', identity, member }]);
    expect(device).toMatchObject({
      done: true,
      typed: '',
      digits: '',
      proof: null,
      code: { sent: null },
      member: { passwordHash: '', remember: 'keep' },
    });
    expect(run([accepted, { type: 'submit' }], device)).toEqual({ device, effects: [] });
  });
  test('is sent once, and an answer to an earlier one is not heard', () => {
    expect(run([{ type: 'submit' }], submitted)).toEqual({ device: submitted, effects: [] });
    const late: DeviceEvent = { type: 'accepted', attempt: 0, identity };
    expect(run([late], submitted)).toEqual({ device: submitted, effects: [] });
  });
  test.each([
    [6036, 'retype'],
    [6037, 'newCode'],
    [6038, 'newCode'],
    [6030, 'contactService'],
    // There is no other way to verify a device.
    [6034, 'contactService'],
    [6007, null],
  ])('that is refused (%s) says why and asks anew', (statusCode, help) => {
    const { device } = run([{ type: 'refused', attempt: 1, statusCode, text: '不行' }], submitted);
    expect(device).toMatchObject({ busy: false, typed: '', problem: '不行', next: help });
  });
  test('that the network lost keeps the code and the ticket, and can be sent again', () => {
    const lost: DeviceEvent = { type: 'refused', attempt: 1, statusCode: null, text: '断线' };
    const { device } = run([lost], submitted);
    expect(run([{ ...lost, statusCode: 6006 }], submitted).device).toMatchObject({
      typed: '123456',
    });
    expect(device).toMatchObject({ busy: false, typed: '123456', problem: '断线' });
    expect(run([{ type: 'submit' }], device).effects).toMatchObject([
      { type: 'verifiedLogin', attempt: 2, proof: { sendCodeNum: '123456' } },
    ]);
    const full = { text: '设备过多', ticket: 'tk', devices: [chrome] };
    const removing = run(
      [
        { type: 'devicesFull', attempt: 1, full },
        { type: 'deviceGivenUp', id: 'd1' },
        { ...lost, attempt: 2 },
      ],
      submitted,
    ).device;
    expect(removing).toMatchObject({ full, busy: false });
  });
  test('that a ticket no longer carries leads back to the code', () => {
    const full = { text: '设备过多', ticket: 'tk', devices: [chrome] };
    const { device } = run(
      [
        { type: 'devicesFull', attempt: 1, full },
        { type: 'deviceGivenUp', id: 'd1' },
        { type: 'refused', attempt: 2, statusCode: 6035, text: '请重新验证' },
      ],
      submitted,
    );
    expect(device).toMatchObject({ full: null, problem: '请重新验证', next: 'startOver' });
  });
  test('that was given up is not heard, and nothing secret is left', () => {
    const left = endDeviceCheck(submitted);
    const late: DeviceEvent = { type: 'accepted', attempt: 1, identity };
    expect(run([late], left)).toEqual({ device: left, effects: [] });
    expect(JSON.stringify(left)).not.toMatch(/fff|secret12|123456|1234/);
  });
  test('[CO-28] goes on after its warning was read, with the same code', () => {
    const warned = run([{ type: 'warned', attempt: 1, text: '提示' }], submitted).device;
    expect(warned).toMatchObject({ busy: false, dialog: { kind: 'warning', text: '提示' } });
    expect(run([{ type: 'warningAgreed' }], warned).effects).toMatchObject([
      {
        type: 'verifiedLogin',
        proof: { sendCodeNum: '123456' },
        member: { confirmed: true },
      },
    ]);
    expect(run([{ type: 'dialogClosed' }, { type: 'warningAgreed' }], warned).effects).toEqual([]);
  });
  test('[CO-28] goes on with the ticket where that was its proof', () => {
    const full = { text: '设备过多', ticket: 'tk', devices: [chrome] };
    const { effects } = run(
      [
        { type: 'devicesFull', attempt: 1, full },
        { type: 'deviceGivenUp', id: 'd1' },
        { type: 'warned', attempt: 2, text: '提示' },
        { type: 'warningAgreed' },
      ],
      submitted,
    );
    expect(effects).toMatchObject([{ proof: { ticket: 'tk', removeDevice: 'd1' } }]);
  });
});

test('with too many devices one of them gives way, with what stands for the code', () => {
  const devices = [chrome];
  const full = { text: '设备过多', ticket: 'tk', devices };
  const { device } = run([{ type: 'devicesFull', attempt: 1, full }], submitted);
  expect(device).toMatchObject({ busy: false, full, typed: '' });
  expect(run([{ type: 'deviceGivenUp', id: 'other' }], device).effects).toEqual([]);
  expect(run([{ type: 'deviceGivenUp', id: 'd1' }], device).effects).toMatchObject([
    { type: 'verifiedLogin', attempt: 2, proof: { ticket: 'tk', removeDevice: 'd1' } },
  ]);
});
