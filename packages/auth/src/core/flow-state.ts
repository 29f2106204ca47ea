import type {
  Captcha,
  CaptchaEffect,
  CaptchaEvent,
  CaptchaKind,
  CaptchaProof,
} from './captcha-state.ts';
import type {
  CredentialField,
  CredentialViolation,
  LoginForm,
  RegisterForm,
} from './credentials.ts';
import type { NextStep } from './next-step.ts';
import type { SessionIdentity } from './session.ts';

/** Captcha types of the calls (spec access 4). */
export const KAPTCHCATE = { register: 1, login: 4, afterRegistration: 99 } as const;

/** What the member wants; the password is as they typed it and stays in memory. */
export type Intent =
  | {
      readonly kind: 'login';
      readonly form: LoginForm;
      /** For a member who excluded themselves: the session may see and withdraw, and nothing else. */
      readonly restricted?: true;
    }
  | { readonly kind: 'register'; readonly form: RegisterForm };

/** A captcha is on the screen, or its call is under way. */
export type CaptchaState = Captcha & {
  readonly step: 'captcha' | 'submitting';
  readonly intent: Intent;
  /** The warning of 6032 was read: it is not asked for again within this attempt. */
  readonly confirmed?: true;
};

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
      /** What helps after it. */
      readonly next: NextStep | null;
      /** True when an account was opened but not logged in. */
      readonly registered: boolean;
      /** A login that an exclusion shut: it may be sent again, to see and withdraw only. */
      readonly excluded: Extract<Intent, { kind: 'login' }> | null;
    }
  | CaptchaState
  | {
      readonly step: 'autoLogin';
      readonly attempt: number;
      readonly name: string;
      readonly password: string;
    }
  /** 6032: the login is sent again, with the same captcha, once its warning was read. */
  | {
      readonly step: 'warned';
      readonly attempt: number;
      readonly text: string;
      readonly call: CaptchaState;
      readonly proof: CaptchaProof;
    }
  | { readonly step: 'loggedIn'; readonly attempt: number };

/**
 * Outcomes carry the `attempt`, and those of a captcha the `round`, of the effect that they answer; those of an earlier
 * one are not heard.
 */
export type FlowEvent =
  | { readonly type: 'submit'; readonly intent: Intent }
  | { readonly type: 'edit'; readonly field: CredentialField }
  | CaptchaEvent
  | { readonly type: 'registered'; readonly attempt: number }
  | { readonly type: 'accepted'; readonly attempt: number; readonly identity: SessionIdentity }
  /** 6021 and 6022 are answers that ask for a captcha. */
  | {
      readonly type: 'captchaAsked';
      readonly attempt: number;
      readonly captcha: CaptchaKind;
      readonly text: string;
    }
  /** 6032: the region asks for a warning; nothing is used up by it, the captcha neither. */
  | {
      readonly type: 'warned';
      readonly attempt: number;
      readonly proof: CaptchaProof;
      readonly text: string;
    }
  | { readonly type: 'warningAgreed' }
  /** 6025 to 6029: the password was right, and the login must verify itself. */
  | {
      readonly type: 'verificationAsked';
      readonly attempt: number;
      /** Masked; null where the member has no phone to verify with. */
      readonly phoneNumber: string | null;
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
  | CaptchaEffect
  | {
      readonly type: 'login';
      readonly attempt: number;
      readonly name: string;
      readonly password: string;
      readonly kaptchcate: 4 | 99;
      readonly proof: CaptchaProof;
      readonly restricted?: true;
      /** The warning of 6032 was read. */
      readonly confirmed?: true;
    }
  | {
      readonly type: 'register';
      readonly attempt: number;
      readonly name: string;
      readonly password: string;
      readonly repeat: string;
      readonly proof: CaptchaProof;
    }
  /** The check of a new device takes over. */
  | {
      readonly type: 'checkDevice';
      readonly login: LoginForm;
      readonly phoneNumber: string;
      readonly restricted: boolean;
      /** The warning of 6032 was read before. */
      readonly confirmed: boolean;
      readonly text: string;
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

/** True while a second submission must not start. */
export function isFlowBusy(state: FlowState): boolean {
  return state.step === 'captcha' || state.step === 'submitting' || state.step === 'autoLogin';
}

/** A step that only changes what is shown. */
export function stay(state: FlowState): FlowStep {
  return { state, effects: [] };
}

/** The form is back, with what is wrong. */
export function failed(
  attempt: number,
  message: string | null,
  violations: readonly CredentialViolation[] = [],
  next: NextStep | null = null,
): Extract<FlowState, { step: 'failed' }> {
  return { step: 'failed', attempt, message, next, violations, registered: false, excluded: null };
}
