import {
  checkLogin,
  checkRegistration,
  cleanName,
  type CredentialField,
  type CredentialViolation,
  type LoginForm,
  type RegisterForm,
} from './credentials.ts';
import type { SessionIdentity } from './session.ts';

export type CaptchaKind = 'picture' | 'slider';

/** Captcha types of the calls (spec access 4). */
export const KAPTCHCATE = { register: 1, login: 4, afterRegistration: 99 } as const;

/** What a passed captcha gives a call to send as `codeId` and `code`. */
export interface CaptchaProof {
  codeId: string;
  code: string;
}

/** What the member wants; the password is as they typed it and stays in memory. */
export type Intent =
  | { readonly kind: 'login'; readonly form: LoginForm }
  | { readonly kind: 'register'; readonly form: RegisterForm };

export type FlowState =
  | {
      readonly step: 'idle';
      readonly attempt: number;
    }
  | {
      readonly step: 'failed';
      readonly attempt: number;
      readonly violations: readonly CredentialViolation[];
      /** What to say above the form; null when the violations say it all. */
      readonly message: string | null;
      /** True when an account was opened but not logged in. */
      readonly registered: boolean;
    }
  | {
      readonly step: 'captcha' | 'submitting';
      readonly attempt: number;
      readonly intent: Intent;
      readonly captcha: CaptchaKind;
      /** Another number is another picture or challenge. */
      readonly round: number;
      /** What was wrong with the last try. */
      readonly message: string | null;
    }
  | {
      readonly step: 'autoLogin';
      readonly attempt: number;
      readonly name: string;
      readonly password: string;
    }
  | { readonly step: 'loggedIn'; readonly attempt: number };

/** Outcomes carry the `attempt` of the effect that they answer; those of an earlier one are not heard. */
export type FlowEvent =
  | { readonly type: 'submit'; readonly intent: Intent }
  | { readonly type: 'edit'; readonly field: CredentialField }
  | { readonly type: 'captchaPassed'; readonly proof: CaptchaProof }
  | { readonly type: 'captchaWrong'; readonly text: string }
  /** `digit`: 1 picture fetch, 2 slider check, 6 captcha engine (spec access 8). */
  | { readonly type: 'captchaBroke'; readonly digit: 1 | 2 | 6; readonly text: string }
  | { readonly type: 'captchaClosed' }
  | { readonly type: 'captchaRenewed' }
  | { readonly type: 'registered'; readonly attempt: number }
  | { readonly type: 'accepted'; readonly attempt: number; readonly identity: SessionIdentity }
  /** 6021 and 6022 are answers that ask for a captcha. */
  | {
      readonly type: 'captchaAsked';
      readonly attempt: number;
      readonly captcha: CaptchaKind;
      readonly text: string;
    }
  | {
      readonly type: 'refused';
      readonly attempt: number;
      /** Business code; null for a fault of the network. */
      readonly statusCode: number | null;
      readonly text: string;
    }
  | { readonly type: 'reset' };

export type FlowEffect =
  | {
      readonly type: 'login';
      readonly attempt: number;
      readonly name: string;
      readonly password: string;
      readonly kaptchcate: 4 | 99;
      readonly proof: CaptchaProof;
    }
  | {
      readonly type: 'register';
      readonly attempt: number;
      readonly name: string;
      readonly password: string;
      readonly repeat: string;
      readonly proof: CaptchaProof;
    }
  /** Say 注册成功. */
  | { readonly type: 'announceRegistered' }
  /** The login form takes over, filled with the new account. */
  | { readonly type: 'offerLogin'; readonly name: string; readonly password: string }
  /** `remember` is null after a registration, which leaves the remembered pair alone. */
  | {
      readonly type: 'openSession';
      readonly identity: SessionIdentity;
      readonly name: string;
      readonly password: string;
      readonly remember: boolean | null;
    };

export interface FlowStep {
  readonly state: FlowState;
  readonly effects: readonly FlowEffect[];
}

export const INITIAL_FLOW: FlowState = { step: 'idle', attempt: 0 };

const INVALID_PARAMETER = 6007;
const DATA_EXISTS = 6009;

/** True while a second submission must not start. */
export function isFlowBusy(state: FlowState): boolean {
  return state.step === 'captcha' || state.step === 'submitting' || state.step === 'autoLogin';
}

/**
 * Login and registration (spec access 4): check, captcha, call, session. A registration logs in by itself; when that
 * fails, the login form takes over.
 *
 * @example
 * const { state, effects } = transition(INITIAL_FLOW, { type: 'submit', intent });
 */
export function transition(state: FlowState, event: FlowEvent): FlowStep {
  switch (event.type) {
    case 'submit':
      return submit(state, event.intent);
    case 'edit':
      return stay(edited(state, event.field));
    case 'captchaPassed':
      return captchaPassed(state, event.proof);
    case 'captchaWrong':
      return state.step === 'captcha'
        ? stay({ ...state, round: state.round + 1, message: event.text })
        : stay(state);
    case 'captchaRenewed':
      return state.step === 'captcha'
        ? stay({ ...state, round: state.round + 1, message: null })
        : stay(state);
    case 'captchaBroke':
      return state.step === 'captcha'
        ? stay(failed(state.attempt, `${event.digit}${event.text}`))
        : stay(state);
    case 'captchaClosed':
      // A call that is under way goes on; it cannot be unsent.
      return state.step === 'captcha'
        ? stay({ step: 'idle', attempt: state.attempt })
        : stay(state);
    case 'reset':
      return stay({ step: 'idle', attempt: state.attempt + 1 });
    case 'registered':
      return registered(state, event.attempt);
    case 'accepted':
      return accepted(state, event.attempt, event.identity);
    case 'captchaAsked':
      return captchaAsked(state, event);
    case 'refused':
      return refused(state, event);
  }
}

function stay(state: FlowState): FlowStep {
  return { state, effects: [] };
}

function failed(
  attempt: number,
  message: string | null,
  violations: readonly CredentialViolation[] = [],
): FlowState {
  return { step: 'failed', attempt, message, violations, registered: false };
}

function submit(state: FlowState, intent: Intent): FlowStep {
  if (isFlowBusy(state)) return stay(state);
  const attempt = state.attempt + 1;
  const violations =
    intent.kind === 'login' ? checkLogin(intent.form) : checkRegistration(intent.form);
  if (violations.length > 0) return stay(failed(attempt, null, violations));
  const captcha = intent.kind === 'login' ? 'slider' : 'picture';
  return stay({ step: 'captcha', attempt, intent, captcha, round: 0, message: null });
}

function edited(state: FlowState, field: CredentialField): FlowState {
  if (state.step !== 'failed') return state;
  return {
    ...state,
    message: null,
    violations: state.violations.filter((violation) => violation.field !== field),
  };
}

function captchaPassed(state: FlowState, proof: CaptchaProof): FlowStep {
  if (state.step !== 'captcha') return stay(state);
  const { attempt, intent } = state;
  const name = cleanName(intent.form.name);
  const { password } = intent.form;
  const effect: FlowEffect =
    intent.kind === 'login'
      ? { type: 'login', attempt, name, password, kaptchcate: KAPTCHCATE.login, proof }
      : { type: 'register', attempt, name, password, repeat: intent.form.repeat, proof };
  return { state: { ...state, step: 'submitting', message: null }, effects: [effect] };
}

function registered(state: FlowState, attempt: number): FlowStep {
  if (state.step !== 'submitting' || state.attempt !== attempt) return stay(state);
  const name = cleanName(state.intent.form.name);
  const { password } = state.intent.form;
  return {
    state: { step: 'autoLogin', attempt, name, password },
    effects: [
      { type: 'announceRegistered' },
      {
        type: 'login',
        attempt,
        name,
        password,
        kaptchcate: KAPTCHCATE.afterRegistration,
        proof: { codeId: '', code: '' },
      },
    ],
  };
}

function accepted(state: FlowState, attempt: number, identity: SessionIdentity): FlowStep {
  if (state.attempt !== attempt) return stay(state);
  const done: FlowState = { step: 'loggedIn', attempt };
  if (state.step === 'autoLogin') {
    const { name, password } = state;
    return {
      state: done,
      effects: [{ type: 'openSession', identity, name, password, remember: null }],
    };
  }
  if (state.step !== 'submitting' || state.intent.kind !== 'login') return stay(state);
  const { form } = state.intent;
  return {
    state: done,
    effects: [
      {
        type: 'openSession',
        identity,
        name: cleanName(form.name),
        password: form.password,
        remember: form.remember,
      },
    ],
  };
}

function afterRegistration(
  { attempt, name, password }: Extract<FlowState, { step: 'autoLogin' }>,
  message: string,
): FlowStep {
  return {
    state: { step: 'failed', attempt, message, violations: [], registered: true },
    effects: [{ type: 'offerLogin', name, password }],
  };
}

function captchaAsked(
  state: FlowState,
  event: Extract<FlowEvent, { type: 'captchaAsked' }>,
): FlowStep {
  if (state.attempt !== event.attempt) return stay(state);
  if (state.step === 'autoLogin') return afterRegistration(state, event.text);
  if (state.step !== 'submitting') return stay(state);
  const { captcha, text } = event;
  return stay({ ...state, step: 'captcha', captcha, round: state.round + 1, message: text });
}

function refused(state: FlowState, event: Extract<FlowEvent, { type: 'refused' }>): FlowStep {
  if (state.attempt !== event.attempt) return stay(state);
  if (state.step === 'autoLogin') return afterRegistration(state, event.text);
  if (state.step !== 'submitting') return stay(state);
  // The fields were checked before, so what the gateway calls invalid is the captcha.
  if (event.statusCode === INVALID_PARAMETER) {
    return stay({ ...state, step: 'captcha', round: state.round + 1, message: event.text });
  }
  if (event.statusCode === DATA_EXISTS && state.intent.kind === 'register') {
    return stay(failed(state.attempt, null, [{ code: 'auth.name-taken', field: 'name' }]));
  }
  return stay(failed(state.attempt, event.text));
}
