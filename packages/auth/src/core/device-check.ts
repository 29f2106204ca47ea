import { resultCode } from '@courtside/contract';
import {
  codeStep,
  giveUpCode,
  isCodeAsked,
  isCodeBusy,
  NO_CODE,
  secondsLeft,
  type CodeEffect,
  type CodeEvent,
  type CodeMissing,
  type CodeRequest,
} from './code-request.ts';
import {
  checkCompletion,
  cleanCompletion,
  cleanDeviceCode,
  completePhone,
  isDeviceCode,
  type CompletionViolation,
} from './device-rules.ts';
import { nextStepOf, type NextStep } from './next-step.ts';
import type { SessionIdentity } from './session.ts';

/**
 * Treatment of the remembered name and password once the session is open: they are kept, replaced, or cleared because
 * the member unticked the box.
 */
export type RememberChoice =
  'keep' | 'clear' | { readonly name: string; readonly password: string };

/** A login with a correct password that must be verified (spec access 4, codes 6025 to 6029). */
export interface DeviceMember {
  readonly name: string;
  /** In the format of the calls; the password itself is not kept. Empty once the session is open. */
  readonly passwordHash: string;
  /** The member's phone, with its four middle digits masked. */
  readonly phoneNumber: string;
  readonly remember: RememberChoice;
  /** For a member who has excluded themselves: the session can only view and withdraw. */
  readonly restricted: boolean;
  /** The member has already confirmed the warning of 6032. */
  readonly confirmed: boolean;
}

/** A device that has logged in to an account. */
export interface KnownDevice {
  readonly id: string;
  /** Description of the device, such as `Chrome · Windows`. */
  readonly label: string;
  readonly place: string;
  /** Instant in ms of its last login. */
  readonly lastAt: number;
}

/** The account has reached its limit of devices (6039); the member can remove one of them. */
export interface DevicesFull {
  readonly text: string;
  /** Replaces the code, which is used up. */
  readonly ticket: string;
  readonly devices: readonly KnownDevice[];
}

/** The dialog over the form. */
export type DeviceDialog =
  | { readonly kind: 'digits'; readonly problem: CompletionViolation | string | null }
  | { readonly kind: 'voice' }
  /** 6032: the login is sent again when the member confirms its warning. */
  | { readonly kind: 'warning'; readonly text: string; readonly proof: DeviceProof };

export type DeviceProblem = CodeMissing | string;

/** The check of a login on a device that the gateway does not know. */
export interface DeviceCheck {
  readonly member: DeviceMember;
  /** The gateway's reason for the check. */
  readonly reason: string;
  readonly attempt: number;
  /** True while the login is pending. */
  readonly busy: boolean;
  /** Proof of the pending login; null while none is pending. */
  readonly proof: DeviceProof | null;
  /** The typed digits of the code, at most six. */
  readonly typed: string;
  /** The phone's hidden digits as typed; those with which a code was sent are right. */
  readonly digits: string;
  readonly dialog: DeviceDialog | null;
  readonly code: CodeRequest;
  /** Problem with the code or with the login. */
  readonly problem: DeviceProblem | null;
  /** The step that helps after `problem`. */
  readonly next: NextStep | null;
  readonly full: DevicesFull | null;
  readonly done: boolean;
}

export type DeviceEvent =
  /** `now` in ms since the epoch. */
  | { readonly type: 'codeAsked'; readonly way: 'sms' | 'voice'; readonly now: number }
  | { readonly type: 'digitsTyped'; readonly text: string }
  | { readonly type: 'digitsGiven'; readonly now: number }
  | { readonly type: 'voiceAgreed'; readonly now: number }
  | { readonly type: 'dialogClosed' }
  | { readonly type: 'code'; readonly event: CodeEvent }
  | { readonly type: 'codeTyped'; readonly text: string }
  | { readonly type: 'submit' }
  | { readonly type: 'warningAgreed' }
  | { readonly type: 'deviceGivenUp'; readonly id: string }
  | { readonly type: 'accepted'; readonly attempt: number; readonly identity: SessionIdentity }
  | { readonly type: 'warned'; readonly attempt: number; readonly text: string }
  | { readonly type: 'devicesFull'; readonly attempt: number; readonly full: DevicesFull }
  | {
      readonly type: 'refused';
      readonly attempt: number;
      readonly statusCode: number | null;
      readonly text: string;
    };

/** Proof of a login: the code, or the ticket for a code that is used up. */
export type DeviceProof =
  { readonly sendCodeNum: string } | { readonly ticket: string; readonly removeDevice: string };

export type DeviceEffect =
  | CodeEffect
  | {
      readonly type: 'verifiedLogin';
      readonly attempt: number;
      readonly member: DeviceMember;
      readonly proof: DeviceProof;
    }
  | {
      readonly type: 'openSession';
      readonly identity: SessionIdentity;
      readonly member: DeviceMember;
    };

export interface DeviceStep {
  readonly device: DeviceCheck;
  readonly effects: readonly DeviceEffect[];
}

const INVALID_PARAMETER = 6007;

/** The initial check of a login that must be verified. */
export function newDeviceCheck(member: DeviceMember, reason: string): DeviceCheck {
  return {
    member,
    reason,
    attempt: 0,
    busy: false,
    proof: null,
    typed: '',
    digits: '',
    dialog: null,
    code: NO_CODE,
    problem: null,
    next: null,
    full: null,
    done: false,
  };
}

/** Ends or cancels the check: later answers are ignored, and no secrets are kept. */
export function endDeviceCheck(device: DeviceCheck): DeviceCheck {
  return {
    ...device,
    done: true,
    busy: false,
    proof: null,
    member: { ...device.member, passwordHash: '', remember: 'keep' },
    typed: '',
    digits: '',
    dialog: null,
    code: giveUpCode({ ...device.code, sent: null }),
    full: null,
  };
}

const stay = (device: DeviceCheck): DeviceStep => ({ device, effects: [] });

/**
 * The next state and the effects of a device check for an event (spec access 2 and 4). A code by text message first
 * asks for the phone's four middle digits. A code by voice is available after a first code was sent, and is announced
 * first.
 *
 * @example
 * const { device, effects } = deviceStep(newDeviceCheck(member, '新设备'), { type: 'submit' });
 * device.problem; // { code: 'auth.code-not-asked', field: 'code' }
 */
export function deviceStep(device: DeviceCheck, event: DeviceEvent): DeviceStep {
  if (device.done) return stay(device);
  switch (event.type) {
    case 'codeAsked':
      return stay(codeAsked(device, event));
    case 'digitsTyped':
      return stay(digitsTyped(device, event.text));
    case 'digitsGiven':
      return digitsGiven(device, event.now);
    case 'voiceAgreed':
      return device.dialog?.kind === 'voice'
        ? wantCode({ ...device, dialog: null }, 'voice', event.now)
        : stay(device);
    case 'dialogClosed':
      return stay({ ...device, dialog: null });
    case 'code':
      return withCode(device, event.event);
    case 'codeTyped':
      return device.busy
        ? stay(device)
        : stay({ ...device, typed: cleanDeviceCode(event.text), problem: null, next: null });
    case 'submit':
      return submit(device);
    case 'warningAgreed':
      return device.dialog?.kind === 'warning' && !device.busy
        ? login(
            { ...device, dialog: null, member: { ...device.member, confirmed: true } },
            device.dialog.proof,
          )
        : stay(device);
    case 'deviceGivenUp':
      return giveUpDevice(device, event.id);
    default:
      return device.busy && device.attempt === event.attempt
        ? answered(device, event)
        : stay(device);
  }
}

function codeAsked(
  device: DeviceCheck,
  { way, now }: Extract<DeviceEvent, { type: 'codeAsked' }>,
): DeviceCheck {
  // No code is requested while a dialog covers the form or the device list replaces it.
  if (device.busy || device.dialog || device.full) return device;
  if (isCodeBusy(device.code) || secondsLeft(device.code, now) > 0) return device;
  if (way === 'sms') return { ...device, dialog: { kind: 'digits', problem: null } };
  return device.code.sent ? { ...device, dialog: { kind: 'voice' } } : device;
}

function digitsTyped(device: DeviceCheck, text: string): DeviceCheck {
  return device.dialog?.kind === 'digits'
    ? { ...device, digits: cleanCompletion(text), dialog: { kind: 'digits', problem: null } }
    : device;
}

function digitsGiven(device: DeviceCheck, now: number): DeviceStep {
  if (device.dialog?.kind !== 'digits') return stay(device);
  const [problem] = checkCompletion(device.digits);
  if (problem) return stay({ ...device, dialog: { kind: 'digits', problem } });
  return wantCode({ ...device, dialog: null }, 'sms', now);
}

function wantCode(device: DeviceCheck, way: 'sms' | 'voice', now: number): DeviceStep {
  const { name, phoneNumber } = device.member;
  // A voice call goes to the phone to which the last code was sent, even if other digits were typed since.
  const to =
    way === 'voice' && device.code.sent
      ? device.code.sent.to
      : completePhone(phoneNumber, device.digits);
  if (to === null) {
    const problem: CompletionViolation = { code: 'auth.phone-wrong', field: 'digits' };
    return stay({ ...device, dialog: { kind: 'digits', problem } });
  }
  return withCode(device, { type: 'codeWanted', order: { way, to, name }, now });
}

function withCode(device: DeviceCheck, event: CodeEvent): DeviceStep {
  const { request, effects } = codeStep(device.code, event);
  if (request === device.code) return { device, effects };
  const { refusal } = request;
  // The gateway checks whether the number is the member's; if it is not, the digits are asked for again.
  if (refusal?.statusCode === INVALID_PARAMETER && refusal !== device.code.refusal) {
    return {
      device: {
        ...device,
        digits: '',
        code: { ...request, refusal: null },
        dialog: { kind: 'digits', problem: refusal.text },
      },
      effects,
    };
  }
  const settled = event.type === 'codeSent' ? { problem: null, next: null } : null;
  return { device: { ...device, code: request, ...settled }, effects };
}

function submit(device: DeviceCheck): DeviceStep {
  if (device.busy || isCodeBusy(device.code) || device.dialog) return stay(device);
  if (!isCodeAsked(device.code)) {
    return stay({ ...device, problem: { code: 'auth.code-not-asked', field: 'code' } });
  }
  if (!isDeviceCode(device.typed)) return stay(device);
  return login(device, { sendCodeNum: device.typed });
}

function login(device: DeviceCheck, proof: DeviceProof): DeviceStep {
  const attempt = device.attempt + 1;
  const { member } = device;
  return {
    device: { ...device, attempt, busy: true, proof, problem: null, next: null },
    effects: [{ type: 'verifiedLogin', attempt, member, proof }],
  };
}

function giveUpDevice(device: DeviceCheck, id: string): DeviceStep {
  const { full, busy } = device;
  if (busy || device.dialog || full === null || !full.devices.some((each) => each.id === id))
    return stay(device);
  return login(device, { ticket: full.ticket, removeDevice: id });
}

function answered(
  device: DeviceCheck,
  event: Extract<DeviceEvent, { type: 'accepted' | 'warned' | 'devicesFull' | 'refused' }>,
): DeviceStep {
  const { member, proof } = device;
  const settled: DeviceCheck = { ...device, busy: false, proof: null };
  switch (event.type) {
    case 'accepted':
      return {
        device: endDeviceCheck(settled),
        effects: [{ type: 'openSession', identity: event.identity, member }],
      };
    case 'warned':
      // The same proof is sent again, as a warning does not use it up.
      return stay(
        proof ? { ...settled, dialog: { kind: 'warning', text: event.text, proof } } : settled,
      );
    case 'devicesFull':
      return stay({ ...settled, typed: '', full: event.full });
    case 'refused':
      return stay(refused(settled, event));
  }
}

function refused(
  device: DeviceCheck,
  { statusCode, text }: Extract<DeviceEvent, { type: 'refused' }>,
): DeviceCheck {
  // After a fault of the network or the gateway, the same code can be sent again.
  if (statusCode === null || resultCode(statusCode).kind === 'fault')
    return { ...device, problem: text, next: null };
  const help = nextStepOf(statusCode);
  // A refused code must be typed again. A refused ticket leads back to the code.
  return {
    ...device,
    typed: '',
    problem: text,
    // A device can only be verified by phone, so there is no other way.
    next: help === 'otherWay' ? 'contactService' : help,
    full: null,
  };
}
