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

/** Time in ms from the new password to the login form (spec access 9). */
export const RETURN_MS = 3000;

/** A new password for a forgotten one. What was typed stays until it is done or thrown away. */
export interface Recovery {
  readonly way: RecoveryWay;
  readonly stage: RecoveryStage;
  /** Answers to an earlier step are not heard. */
  readonly attempt: number;
  /** A step is under way. */
  readonly busy: boolean;
  readonly form: RecoveryForm;
  readonly code: CodeRequest;
  readonly violations: readonly RecoveryViolation[];
  /** What the gateway said about the last step. */
  readonly message: string | null;
  /** What helps after `message`. */
  readonly next: NextStep | null;
  /** The answer to the new password was lost: it may have been taken. */
  readonly unknown: boolean;
  /** Whom `code` is for; null before the first step was accepted. */
  readonly codeOf: RecoveryIdentity | null;
}

/** Area of the phone as the gateway lists it; null while that is not known. */
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
      /** The answer was lost: the gateway may have done it all the same. */
      readonly lost: boolean;
    }
  /** Out of sight, or in sight again: what is secret is thrown away, the step and the identity stay. */
  | { readonly type: 'concealed' }
  /** Everything that was typed is thrown away. */
  | { readonly type: 'forgotten' };

/** Whose password it is, as the calls take it. */
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
  /** Say 修改成功, and lead back to the login form after `ms`. */
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

/** The gateway knows of no step before this one: it took too long, or another device asked. */
const AUTHENTICATION_REQUIRED = 6035;

/** Nothing is said about the last step. */
const SILENT = { message: null, next: null, unknown: false } as const;

const stay = (recovery: Recovery): RecoveryStep => ({ recovery, effects: [] });

/** Whose password the form is about. */
export function identityOf({ way, form }: Recovery): RecoveryIdentity {
  return {
    way,
    target: way === 'phone' ? phoneTarget(form.area, form.phone) : cleanEmail(form.email),
    name: cleanName(form.name),
  };
}

/** Where the code of a recovery goes. */
export function codeOrderOf(recovery: Recovery): CodeOrder {
  const { way, target, name } = identityOf(recovery);
  return { way: way === 'phone' ? 'sms' : 'email', to: target, name };
}

/**
 * What an event makes of a recovery (spec access 2 and 4).
 *
 * | stage    | `next` calls | accepted | refused                        | `back`   |
 * | -------- | ------------ | -------- | ------------------------------ | -------- |
 * | identity | step one     | verify   | stays, with what was said      |          |
 * | verify   | step two     | reset    | stays; 6035 begins anew        | identity |
 * | reset    | step three   | done     | stays; 6035 begins anew        | verify   |
 * | done     |              |          |                                |          |
 *
 * Step three cannot be unsent: while it is under way there is no way back and no other way. When its answer is lost the
 * outcome is `unknown`, and logging in with the new password shows it.
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
            // The wait is that of the other way's phone or mailbox.
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

/** The new password is on its way. It cannot be unsent, so its answer is waited for. */
export const isChanging = ({ stage, busy }: Recovery): boolean => stage === 'reset' && busy;

function withoutSecrets(recovery: Recovery): Recovery {
  return { ...recovery, form: { ...recovery.form, code: '', password: '', repeat: '' } };
}

/** Back at its first step, with the identity that was typed. */
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
  // What a call under way is about must not change behind it, nor whose account was verified.
  const isIdentity = IDENTITY.some((field) => Object.hasOwn(change, field));
  if (recovery.busy || (isIdentity && recovery.stage !== 'identity')) return recovery;
  // A form that is over keeps nothing, whatever a page still says.
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
  // The code is used up: going back asks for another.
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
          // Nothing secret outlives its use.
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

/** A code that was sent, and its wait, are those of one phone or mailbox and one member. */
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
  // What was said of the last code is over, and so is that code.
  return event.type === 'codeSent' && recovery.message !== null
    ? { recovery: { ...after, form: { ...recovery.form, code: '' }, ...SILENT }, effects }
    : { recovery: after, effects };
}
