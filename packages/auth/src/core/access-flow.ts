import type { CaptchaEvent, CaptchaProof, CaptchaReason } from './captcha-state.ts';
import { askCaptcha, askCaptchaAgain, captchaStep, isCaptchaEvent } from './captcha.ts';
import { checkLogin, checkRegistration, cleanName, type CredentialField } from './credentials.ts';
import {
  failed,
  isFlowBusy,
  KAPTCHCATE,
  stay,
  type CaptchaState,
  type FlowEffect,
  type FlowEvent,
  type FlowState,
  type FlowStep,
  type Intent,
} from './flow-state.ts';
import { nextStepOf, type NextStep } from './next-step.ts';
import type { SessionIdentity } from './session.ts';

const INVALID_PARAMETER = 6007;
const DATA_EXISTS = 6009;
/** The member has excluded themselves, but may still make a restricted login. */
const PLAY_EXCLUDED = 6705;

/**
 * Login and registration (spec access 4): check, captcha, call, session. A registration is followed by an automatic
 * login; when that fails, the login form takes over.
 *
 * @example
 * const { state, effects } = transition(INITIAL_FLOW, { type: 'submit', intent });
 */
export function transition(state: FlowState, event: FlowEvent): FlowStep {
  if (isCaptchaEvent(event)) {
    // A pending call continues, as it cannot be revoked.
    return state.step === 'captcha' ? afterCaptcha(state, event) : stay(state);
  }
  switch (event.type) {
    case 'submit':
      return submit(state, event.intent);
    case 'edit':
      return stay(edited(state, event.field));
    case 'reset':
      return stay({ step: 'idle', attempt: state.attempt + 1 });
    case 'registered':
      return registered(state, event.attempt);
    case 'accepted':
      return accepted(state, event.attempt, event.identity);
    case 'captchaAsked':
      return captchaAsked(state, event);
    case 'warned':
      return warned(state, event);
    case 'warningAgreed':
      return state.step === 'warned' ? confirmed(state) : stay(state);
    case 'verificationAsked':
      return verificationAsked(state, event);
    case 'refused':
      return refused(state, event);
  }
}

function submit(state: FlowState, intent: Intent): FlowStep {
  if (isFlowBusy(state)) return stay(state);
  const attempt = state.attempt + 1;
  const violations =
    intent.kind === 'login' ? checkLogin(intent.form) : checkRegistration(intent.form);
  if (violations.length > 0) return stay(failed(attempt, null, violations));
  const captcha = intent.kind === 'login' ? 'slider' : 'picture';
  const asked = askCaptcha({ attempt, round: 0, challenge: null }, { captcha });
  return { state: { ...asked.captcha, step: 'captcha', intent }, effects: asked.effects };
}

function afterCaptcha(state: CaptchaState, event: CaptchaEvent): FlowStep {
  const { captcha, effects, end } = captchaStep(state, event);
  if (end?.type === 'closed') return stay({ step: 'idle', attempt: state.attempt });
  if (end?.type === 'broke') return stay(failed(state.attempt, end.message));
  if (end?.type === 'passed') {
    return {
      state: { ...state, ...captcha, step: 'submitting' },
      effects: [callOf(state, end.proof)],
    };
  }
  return { state: captcha === state ? state : { ...state, ...captcha }, effects };
}

/** The call that follows a passed captcha. */
function callOf({ attempt, intent, confirmed }: CaptchaState, proof: CaptchaProof): FlowEffect {
  const name = cleanName(intent.form.name);
  const { password } = intent.form;
  if (intent.kind === 'register') {
    return { type: 'register', attempt, name, password, repeat: intent.form.repeat, proof };
  }
  return {
    type: 'login',
    attempt,
    name,
    password,
    kaptchcate: KAPTCHCATE.login,
    proof,
    ...(intent.restricted && { restricted: true }),
    ...(confirmed && { confirmed }),
  };
}

/** Asks for a new captcha, because the gateway refused the previous one. */
function askAgain(state: CaptchaState, why: Partial<CaptchaReason>): FlowStep {
  const { captcha, effects } = askCaptchaAgain(state, why);
  return { state: { ...state, ...captcha, step: 'captcha' }, effects };
}

function edited(state: FlowState, field: CredentialField): FlowState {
  if (state.step !== 'failed') return state;
  return {
    ...state,
    message: null,
    next: null,
    violations: state.violations.filter((violation) => violation.field !== field),
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
  next: NextStep | null = null,
): FlowStep {
  return {
    state: { ...failed(attempt, message, [], next), registered: true },
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

function warned(state: FlowState, event: Extract<FlowEvent, { type: 'warned' }>): FlowStep {
  const { attempt, text, proof } = event;
  if (state.attempt !== attempt) return stay(state);
  if (state.step === 'autoLogin') return afterRegistration(state, text);
  if (state.step !== 'submitting') return stay(state);
  return stay({ step: 'warned', attempt, text, call: state, proof });
}

function confirmed({ call, proof }: Extract<FlowState, { step: 'warned' }>): FlowStep {
  const state: CaptchaState = { ...call, confirmed: true };
  return { state, effects: [callOf(state, proof)] };
}

function verificationAsked(
  state: FlowState,
  { attempt, phoneNumber, text }: Extract<FlowEvent, { type: 'verificationAsked' }>,
): FlowStep {
  if (state.attempt !== attempt) return stay(state);
  if (state.step === 'autoLogin') return afterRegistration(state, text);
  if (state.step !== 'submitting' || state.intent.kind !== 'login') return stay(state);
  // A member without a phone cannot verify the login.
  if (phoneNumber === null) return stay(failed(attempt, text, [], 'contactService'));
  const { form, restricted = false } = state.intent;
  const { confirmed = false } = state;
  return {
    state: { step: 'idle', attempt },
    effects: [{ type: 'checkDevice', login: form, phoneNumber, restricted, confirmed, text }],
  };
}

function refused(state: FlowState, event: Extract<FlowEvent, { type: 'refused' }>): FlowStep {
  if (state.attempt !== event.attempt) return stay(state);
  const help = nextStepOf(event.statusCode);
  if (state.step === 'autoLogin') return afterRegistration(state, event.text, help);
  if (state.step !== 'submitting') return stay(state);
  // The fields were checked before, so the invalid parameter is the captcha.
  if (event.statusCode === INVALID_PARAMETER) {
    return askAgain(state, { message: event.text });
  }
  if (event.statusCode === DATA_EXISTS && state.intent.kind === 'register') {
    return stay(failed(state.attempt, null, [{ code: 'auth.name-taken', field: 'name' }]));
  }
  const shut = failed(state.attempt, event.text, [], help);
  const { intent } = state;
  if (event.statusCode !== PLAY_EXCLUDED || intent.kind !== 'login' || intent.restricted) {
    return stay(shut);
  }
  return stay({ ...shut, excluded: intent });
}
