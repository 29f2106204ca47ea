import type { PictureCaptcha, SliderChallenge, SliderResult } from '@courtside/contract';
import type { Violation } from '@courtside/kernel';
import { checkCaptchaText, type CaptchaViolation } from './captcha-text.ts';
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

/** A captcha as the gateway gave it, for the round that asked for it. */
export type CaptchaChallenge =
  | { readonly kind: 'picture'; readonly round: number; readonly picture: PictureCaptcha }
  | { readonly kind: 'slider'; readonly round: number; readonly slider: SliderChallenge };

/** Why what was typed or moved did not do. */
export type CaptchaProblem = CaptchaViolation | Violation<'auth.slider-wrong'>;

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
      /**
       * What is shown. That of an earlier round stays in sight, and the focus with it, until the next is there: it is
       * current, and can be answered, only when its round is this one.
       */
      readonly challenge: CaptchaChallenge | null;
      /** The answer to a slider is being checked: another one is not heard meanwhile. */
      readonly checking: boolean;
      /** What the gateway said about the last try. */
      readonly message: string | null;
      /** What a rule says about the last try. */
      readonly problem: CaptchaProblem | null;
    }
  | {
      readonly step: 'autoLogin';
      readonly attempt: number;
      readonly name: string;
      readonly password: string;
    }
  | { readonly step: 'loggedIn'; readonly attempt: number };

/** The attempt and the round that an effect of a captcha was for. */
export interface CaptchaTry {
  readonly attempt: number;
  readonly round: number;
}

/** A captcha is on the screen, or its call is under way. */
export type CaptchaState = Extract<FlowState, { step: 'captcha' | 'submitting' }>;

/**
 * Outcomes carry the `attempt`, and those of a captcha the `round`, of the effect that they answer; those of an earlier
 * one are not heard.
 */
export type FlowEvent =
  | { readonly type: 'submit'; readonly intent: Intent }
  | { readonly type: 'edit'; readonly field: CredentialField }
  /** The member read this off the picture. */
  | { readonly type: 'pictureRead'; readonly text: string }
  /** The member types again: what was wrong with the last try is over. */
  | { readonly type: 'captchaEdited' }
  /** The member let the piece go, with its left edge at this pixel of the picture. */
  | { readonly type: 'pieceMoved'; readonly x: number }
  | (CaptchaTry & { readonly type: 'pictureFetched'; readonly picture: PictureCaptcha })
  | (CaptchaTry & { readonly type: 'sliderFetched'; readonly slider: SliderChallenge })
  /** The captcha engine says that the piece is in its place; the site's own check follows. */
  | (CaptchaTry & { readonly type: 'sliderAnswered'; readonly result: SliderResult })
  | (CaptchaTry & { readonly type: 'sliderWrong' })
  | (CaptchaTry & { readonly type: 'captchaPassed'; readonly proof: CaptchaProof })
  /** `digit`: 1 picture fetch, 2 slider check, 6 captcha engine (spec access 8). */
  | (CaptchaTry & {
      readonly type: 'captchaBroke';
      readonly digit: 1 | 2 | 6;
      readonly text: string;
    })
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
  | (CaptchaTry & { readonly type: 'fetchPicture' })
  | (CaptchaTry & { readonly type: 'fetchSlider' })
  /** Asks the captcha engine whether the piece is in its place. */
  | (CaptchaTry & { readonly type: 'answerSlider'; readonly lotNumber: string; readonly x: number })
  /** Has the site check what the engine gave (spec access 7). */
  | (CaptchaTry & { readonly type: 'validateSlider'; readonly result: SliderResult })
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
    case 'captchaClosed':
      // A call that is under way goes on; it cannot be unsent.
      return state.step === 'captcha'
        ? stay({ step: 'idle', attempt: state.attempt })
        : stay(state);
    case 'pictureRead':
    case 'captchaEdited':
    case 'pieceMoved':
    case 'captchaRenewed':
      return state.step === 'captcha' ? operated(state, event) : stay(state);
    case 'pictureFetched':
    case 'sliderFetched':
    case 'sliderAnswered':
    case 'sliderWrong':
    case 'captchaPassed':
    case 'captchaBroke':
      return isCurrent(state, event) ? captchaOutcome(state, event) : stay(state);
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
  return ask({ attempt, intent, round: 0, challenge: null }, { captcha });
}

function edited(state: FlowState, field: CredentialField): FlowState {
  if (state.step !== 'failed') return state;
  return {
    ...state,
    message: null,
    violations: state.violations.filter((violation) => violation.field !== field),
  };
}

/** Shows a captcha of the state's round, and has it fetched. */
function ask(
  state: Pick<CaptchaState, 'attempt' | 'intent' | 'round' | 'challenge'>,
  why: { captcha: CaptchaKind; message?: string; problem?: CaptchaProblem },
): FlowStep {
  const { attempt, intent, round, challenge } = state;
  const { captcha, message = null, problem = null } = why;
  const shown = challenge?.kind === captcha ? challenge : null;
  return {
    state: {
      step: 'captcha',
      attempt,
      intent,
      captcha,
      round,
      challenge: shown,
      checking: false,
      message,
      problem,
    },
    effects: [{ type: captcha === 'picture' ? 'fetchPicture' : 'fetchSlider', attempt, round }],
  };
}

function askAgain(state: CaptchaState, why: Partial<Parameters<typeof ask>[1]> = {}): FlowStep {
  return ask({ ...state, round: state.round + 1 }, { captcha: state.captcha, ...why });
}

function isCurrent(state: FlowState, { attempt, round }: CaptchaTry): state is CaptchaState {
  return state.step === 'captcha' && state.attempt === attempt && state.round === round;
}

/** What the member did with the captcha. */
function operated(
  state: CaptchaState,
  event: Extract<
    FlowEvent,
    { type: 'pictureRead' | 'captchaEdited' | 'pieceMoved' | 'captchaRenewed' }
  >,
): FlowStep {
  if (event.type === 'captchaRenewed') return askAgain(state);
  if (event.type === 'captchaEdited') return stay({ ...state, message: null, problem: null });
  const { attempt, round, challenge, checking } = state;
  if (challenge?.round !== round || checking) return stay(state);
  if (event.type === 'pieceMoved') {
    if (challenge.kind !== 'slider') return stay(state);
    const lotNumber = challenge.slider.lot_number;
    return {
      state: { ...state, checking: true },
      effects: [{ type: 'answerSlider', attempt, round, lotNumber, x: event.x }],
    };
  }
  if (challenge.kind !== 'picture') return stay(state);
  const [problem] = checkCaptchaText(event.text);
  if (problem) return stay({ ...state, message: null, problem });
  return passed(state, { codeId: challenge.picture['x-code'], code: event.text.trim() });
}

/** What an effect of the captcha came to. */
function captchaOutcome(state: CaptchaState, event: Extract<FlowEvent, CaptchaTry>): FlowStep {
  const { attempt, round } = state;
  switch (event.type) {
    case 'pictureFetched':
      return stay({ ...state, challenge: { kind: 'picture', round, picture: event.picture } });
    case 'sliderFetched':
      return stay({ ...state, challenge: { kind: 'slider', round, slider: event.slider } });
    case 'sliderAnswered':
      return {
        state,
        effects: [{ type: 'validateSlider', attempt, round, result: event.result }],
      };
    case 'sliderWrong':
      return askAgain(state, { problem: { code: 'auth.slider-wrong', field: 'captcha' } });
    case 'captchaPassed':
      return passed(state, event.proof);
    case 'captchaBroke':
      return stay(failed(attempt, `${event.digit}${event.text}`));
  }
}

function passed(state: CaptchaState, proof: CaptchaProof): FlowStep {
  const { attempt, intent } = state;
  const name = cleanName(intent.form.name);
  const { password } = intent.form;
  const effect: FlowEffect =
    intent.kind === 'login'
      ? { type: 'login', attempt, name, password, kaptchcate: KAPTCHCATE.login, proof }
      : { type: 'register', attempt, name, password, repeat: intent.form.repeat, proof };
  return {
    state: { ...state, step: 'submitting', checking: false, message: null, problem: null },
    effects: [effect],
  };
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
  return askAgain(state, { captcha: event.captcha, message: event.text });
}

function refused(state: FlowState, event: Extract<FlowEvent, { type: 'refused' }>): FlowStep {
  if (state.attempt !== event.attempt) return stay(state);
  if (state.step === 'autoLogin') return afterRegistration(state, event.text);
  if (state.step !== 'submitting') return stay(state);
  // The fields were checked before, so what the gateway calls invalid is the captcha.
  if (event.statusCode === INVALID_PARAMETER) {
    return askAgain(state, { message: event.text });
  }
  if (event.statusCode === DATA_EXISTS && state.intent.kind === 'register') {
    return stay(failed(state.attempt, null, [{ code: 'auth.name-taken', field: 'name' }]));
  }
  return stay(failed(state.attempt, event.text));
}
