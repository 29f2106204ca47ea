import type { CountryArea } from '@courtside/contract';
import {
  codeStep,
  giveUpCode,
  isCodeBusy,
  NO_CODE,
  type CodeEffect,
  type CodeEvent,
  type CodeOrder,
  type CodeRequest,
} from './code-request.ts';
import { cleanName } from './credentials.ts';
import { nextStepOf, type NextStep } from './next-step.ts';
import {
  checkEmail,
  checkNewPair,
  checkPhone,
  checkResetCode,
  checkResetName,
  cleanEmail,
  cleanResetCode,
  HOME_AREA,
  phoneTarget,
  type RecoveryField,
  type RecoveryForm,
  type RecoveryViolation,
  type RecoveryWay,
} from './recovery-rules.ts';

/** The four steps of a forgotten password, in their order (spec access 2). */
export const RECOVERY_STAGES = ['identity', 'verify', 'reset', 'done'] as const;
export type RecoveryStage = (typeof RECOVERY_STAGES)[number];

/** Milliseconds from the change of the password to the login form (spec access 9). */
export const RETURN_MS = 3000;

/** State of the recovery of a forgotten password. The input stays until it is done or discarded. */
export interface Recovery {
  readonly way: RecoveryWay;
  readonly stage: RecoveryStage;
  /** Number of the current step; answers to an earlier one are ignored. */
  readonly attempt: number;
  /** True while the call of a step is pending. */
  readonly busy: boolean;
  readonly form: RecoveryForm;
  readonly code: CodeRequest;
  readonly violations: readonly RecoveryViolation[];
  /** The gateway's message about the last step. */
  readonly message: string | null;
  /** The step that helps after `message`. */
  readonly next: NextStep | null;
  /** The answer to the new password was lost: the gateway may have accepted it. */
  readonly unknown: boolean;
  /** The identity that `code` is for; null before the first step was accepted. */
  readonly codeOf: RecoveryIdentity | null;
}

/** Area of the phone from the gateway's list; null while the list is not known. */
export type KnownArea = Pick<CountryArea, 'areaCode' | 'regex'> | null;

export type RecoveryEvent =
  | { readonly type: 'waySwitched'; readonly way: RecoveryWay }
  | { readonly type: 'typed'; readonly change: Partial<RecoveryForm> }
  | { readonly type: 'next'; readonly area: KnownArea }
  | { readonly type: 'back' }
  | { readonly type: 'codeAsked'; readonly now: number }
  | { readonly type: 'code'; readonly event: CodeEvent }
  | { readonly type: 'stageAccepted'; readonly attempt: number }
  | {
      readonly type: 'stageRefused';
      readonly attempt: number;
      readonly statusCode: number | null;
      readonly text: string;
      /** The answer was lost: the gateway may have accepted the step. */
      readonly lost: boolean;
    }
  /** Hidden, or shown again: secrets are discarded, the step and the identity stay. */
  | { readonly type: 'concealed' }
  /** All input is discarded. */
  | { readonly type: 'forgotten' };

/** Identity of the account, in the format of the calls. */
export interface RecoveryIdentity {
  readonly way: RecoveryWay;
  readonly target: string;
  readonly name: string;
}

interface StepCall extends RecoveryIdentity {
  readonly attempt: number;
}

export type RecoveryEffect =
  | CodeEffect
  | (StepCall & { readonly type: 'resetOne' })
  | (StepCall & { readonly type: 'resetTwo'; readonly code: string })
  | (StepCall & {
      readonly type: 'resetThree';
      readonly password: string;
      readonly repeat: string;
    })
  /** Show 修改成功, and lead back to the login form after `ms`. */
  | { readonly type: 'announceReset'; readonly attempt: number; readonly ms: number };

export interface RecoveryStep {
  readonly recovery: Recovery;
  readonly effects: readonly RecoveryEffect[];
}

const EMPTY: RecoveryForm = {
  area: HOME_AREA,
  phone: '',
  email: '',
  name: '',
  code: '',
  password: '',
  repeat: '',
};

export const NEW_RECOVERY: Recovery = {
  way: 'phone',
  stage: 'identity',
  attempt: 0,
  busy: false,
  form: EMPTY,
  code: NO_CODE,
  violations: [],
  message: null,
  next: null,
  unknown: false,
  codeOf: null,
};

/** The gateway knows of no previous step: it took too long, or another device began a recovery. */
const AUTHENTICATION_REQUIRED = 6035;

/** No message about the last step. */
const SILENT = { message: null, next: null, unknown: false } as const;

const stay = (recovery: Recovery): RecoveryStep => ({ recovery, effects: [] });

/** Identity of the account that the form is about. */
export function identityOf({ way, form }: Recovery): RecoveryIdentity {
  return {
    way,
    target: way === 'phone' ? phoneTarget(form.area, form.phone) : cleanEmail(form.email),
    name: cleanName(form.name),
  };
}

/** Target of the code of a recovery. */
export function codeOrderOf(recovery: Recovery): CodeOrder {
  const { way, target, name } = identityOf(recovery);
  return { way: way === 'phone' ? 'sms' : 'email', to: target, name };
}

/**
 * The next state and the effects of a recovery for an event (spec access 2 and 4).
 *
 * | stage    | `next` calls | accepted | refused                        | `back`   |
 * | -------- | ------------ | -------- | ------------------------------ | -------- |
 * | identity | step one     | verify   | stays, with the message        |          |
 * | verify   | step two     | reset    | stays; 6035 starts over        | identity |
 * | reset    | step three   | done     | stays; 6035 starts over        | verify   |
 * | done     |              |          |                                |          |
 *
 * Step three cannot be revoked: while it is pending, the member cannot go back or switch between phone and email. When
 * its answer is lost the outcome is `unknown`, and a login with the new password shows it.
 *
 * @example
 * const { recovery, effects } = recoveryStep(NEW_RECOVERY, { type: 'typed', change: { name: 'ab12' } });
 */
export function recoveryStep(recovery: Recovery, event: RecoveryEvent): RecoveryStep {
  switch (event.type) {
    case 'waySwitched':
      return event.way === recovery.way || isChanging(recovery)
        ? stay(recovery)
        : stay({
            ...restarted(recovery),
            way: event.way,
            // The wait belonged to the other way's phone or mailbox.
            code: { ...NO_CODE, attempt: recovery.code.attempt + 1 },
            codeOf: null,
          });
    case 'typed':
      return stay(typed(recovery, event.change));
    case 'next':
      return next(recovery, event.area);
    case 'back':
      return stay(back(recovery));
    case 'codeAsked':
      return recovery.stage === 'verify' && !recovery.busy
        ? withCode(recovery, {
            type: 'codeWanted',
            order: codeOrderOf(recovery),
            now: event.now,
          })
        : stay(recovery);
    case 'code':
      return withCode(recovery, event.event);
    case 'stageAccepted':
      return recovery.busy && recovery.attempt === event.attempt
        ? accepted(recovery)
        : stay(recovery);
    case 'stageRefused':
      return recovery.busy && recovery.attempt === event.attempt
        ? stay(refused(recovery, event))
        : stay(recovery);
    case 'concealed':
      return stay(withoutSecrets(recovery));
    case 'forgotten':
      return stay({
        ...NEW_RECOVERY,
        attempt: recovery.attempt + 1,
        code: { ...NO_CODE, attempt: recovery.code.attempt + 1 },
      });
  }
}

/** True while the new password is being sent. The call cannot be revoked, so its answer is waited for. */
export const isChanging = ({ stage, busy }: Recovery): boolean => stage === 'reset' && busy;

function withoutSecrets(recovery: Recovery): Recovery {
  return { ...recovery, form: { ...recovery.form, code: '', password: '', repeat: '' } };
}

/** The recovery at its first step, with the typed identity. */
function restarted(recovery: Recovery): Recovery {
  return {
    ...recovery,
    stage: 'identity',
    attempt: recovery.attempt + 1,
    busy: false,
    form: withoutSecrets(recovery).form,
    code: giveUpCode(recovery.code),
    violations: [],
    ...SILENT,
  };
}

const IDENTITY: readonly RecoveryField[] = ['area', 'phone', 'email', 'name'];

function typed(recovery: Recovery, change: Partial<RecoveryForm>): Recovery {
  // Values of a pending call must not change, and neither may the identity once it was accepted.
  const isIdentity = IDENTITY.some((field) => Object.hasOwn(change, field));
  if (recovery.busy || (isIdentity && recovery.stage !== 'identity')) return recovery;
  // A finished form keeps no input, even if a page still sends some.
  if (recovery.stage === 'done') return recovery;
  return {
    ...recovery,
    form: { ...recovery.form, ...change },
    violations: recovery.violations.filter(({ field }) => !Object.hasOwn(change, field)),
    ...SILENT,
  };
}

function checkStage({ stage, way, form }: Recovery, area: KnownArea): RecoveryViolation[] {
  switch (stage) {
    case 'identity':
      return [
        ...(way === 'phone' ? checkPhone(form.phone, area) : checkEmail(cleanEmail(form.email))),
        ...checkResetName(form.name),
      ];
    case 'verify':
      return checkResetCode(form.code);
    case 'reset':
      return checkNewPair(form.password, form.repeat);
    case 'done':
      return [];
  }
}

function next(recovery: Recovery, area: KnownArea): RecoveryStep {
  const { stage, form } = recovery;
  if (recovery.busy || isCodeBusy(recovery.code) || stage === 'done') return stay(recovery);
  const attempt = recovery.attempt + 1;
  const violations = checkStage(recovery, area);
  if (violations.length > 0) return stay({ ...recovery, attempt, violations, ...SILENT });
  const call = { attempt, ...identityOf(recovery) };
  const effect: RecoveryEffect =
    stage === 'identity'
      ? { type: 'resetOne', ...call }
      : stage === 'verify'
        ? { type: 'resetTwo', ...call, code: cleanResetCode(form.code) }
        : { type: 'resetThree', ...call, password: form.password, repeat: form.repeat };
  return {
    recovery: { ...recovery, attempt, busy: true, violations: [], ...SILENT },
    effects: [effect],
  };
}

function back(recovery: Recovery): Recovery {
  const { stage } = recovery;
  if (stage === 'verify') return restarted(recovery);
  if (isChanging(recovery)) return recovery;
  if (stage !== 'reset') return recovery;
  // The code is used up, so that going back requires a new one.
  return {
    ...restarted(recovery),
    stage: 'verify',
  };
}

function accepted(recovery: Recovery): RecoveryStep {
  const settled = { ...recovery, busy: false };
  switch (recovery.stage) {
    case 'identity':
      return stay({ ...withCodeOf(settled, identityOf(recovery)), stage: 'verify' });
    case 'verify':
      return stay({ ...withoutSecrets(settled), stage: 'reset' });
    default:
      return {
        recovery: {
          // Secrets are dropped after use.
          ...withoutSecrets(settled),
          stage: 'done',
        },
        effects: [{ type: 'announceReset', attempt: recovery.attempt, ms: RETURN_MS }],
      };
  }
}

function refused(
  recovery: Recovery,
  { statusCode, text, lost }: Extract<RecoveryEvent, { type: 'stageRefused' }>,
): Recovery {
  const said = { message: text, next: nextStepOf(statusCode) };
  if (statusCode === AUTHENTICATION_REQUIRED && recovery.stage !== 'identity') {
    return { ...restarted(recovery), ...said };
  }
  const settled = { ...recovery, busy: false, ...said };
  return recovery.stage === 'reset' && lost
    ? { ...settled, next: 'logIn', unknown: true }
    : settled;
}

/** Drops a sent code and its wait when they belong to another phone, mailbox or member. */
function withCodeOf(recovery: Recovery, codeOf: RecoveryIdentity): Recovery {
  const before = recovery.codeOf;
  const isSame = before?.target === codeOf.target && before.name === codeOf.name;
  return before === null || isSame
    ? { ...recovery, codeOf }
    : { ...recovery, codeOf, code: { ...NO_CODE, attempt: recovery.code.attempt + 1 } };
}

function withCode(recovery: Recovery, event: CodeEvent): RecoveryStep {
  const { request, effects } = codeStep(recovery.code, event);
  if (request === recovery.code) return { recovery, effects };
  const after = { ...recovery, code: request };
  // A new code replaces the last code and the message about it.
  return event.type === 'codeSent' && recovery.message !== null
    ? { recovery: { ...after, form: { ...recovery.form, code: '' }, ...SILENT }, effects }
    : { recovery: after, effects };
}
