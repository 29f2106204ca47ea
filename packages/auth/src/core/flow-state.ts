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

/** The submitted form; its password is plain text and stays in memory. */
export type Intent =
  | {
      readonly kind: 'login';
      readonly form: LoginForm;
      /** For a member who has excluded themselves: the session can only view and withdraw. */
      readonly restricted?: true;
    }
  | { readonly kind: 'register'; readonly form: RegisterForm };

/** A captcha is on the screen, or its call is pending. */
export type CaptchaState = Captcha & {
  readonly step: 'captcha' | 'submitting';
  readonly intent: Intent;
  /** The member has confirmed the warning of 6032, which is not shown again within this attempt. */
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
      /** Message above the form; null when the violations are enough. */
      readonly message: string | null;
      /** The step that helps after it. */
      readonly next: NextStep | null;
      /** True when an account was opened but not logged in. */
      readonly registered: boolean;
      /** A login that an exclusion refused: it may be sent again as a restricted one, to view and withdraw only. */
      readonly excluded: Extract<Intent, { kind: 'login' }> | null;
    }
  | CaptchaState
  | {
      readonly step: 'autoLogin';
      readonly attempt: number;
      readonly name: string;
      readonly password: string;
    }
  /** 6032: the login is sent again, with the same captcha, when the member confirms its warning. */
  | {
      readonly step: 'warned';
      readonly attempt: number;
      readonly text: string;
      readonly call: CaptchaState;
      readonly proof: CaptchaProof;
    }
  | { readonly step: 'loggedIn'; readonly attempt: number };

/**
 * Outcomes carry the `attempt` of the effect that they answer, and those of a captcha also its `round`; outcomes of an
 * earlier one are ignored.
 */
export type FlowEvent =
  | { readonly type: 'submit'; readonly intent: Intent }
  | { readonly type: 'edit'; readonly field: CredentialField }
  | CaptchaEvent
  | { readonly type: 'registered'; readonly attempt: number }
  | { readonly type: 'accepted'; readonly attempt: number; readonly identity: SessionIdentity }
  /** The gateway asks for a captcha (6021, 6022). */
  | {
      readonly type: 'captchaAsked';
      readonly attempt: number;
      readonly captcha: CaptchaKind;
      readonly text: string;
    }
  /** 6032: the member's region requires a warning. It does not use up the captcha. */
  | {
      readonly type: 'warned';
      readonly attempt: number;
      readonly proof: CaptchaProof;
      readonly text: string;
    }
  | { readonly type: 'warningAgreed' }
  /** 6025 to 6029: the password was right, but the login must be verified. */
  | {
      readonly type: 'verificationAsked';
      readonly attempt: number;
      /** Masked; null when the member has no phone for the verification. */
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
      /** The member has confirmed the warning of 6032. */
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
      /** The member has already confirmed the warning of 6032. */
      readonly confirmed: boolean;
      readonly text: string;
    }
  /** Show 注册成功. */
  | { readonly type: 'announceRegistered' }
  /** The login form takes over, filled with the new account. */
  | { readonly type: 'offerLogin'; readonly name: string; readonly password: string }
  /** `remember` is null after a registration, which does not change the remembered name and password. */
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

/** A step without effects. */
export function stay(state: FlowState): FlowStep {
  return { state, effects: [] };
}

/** The form again, with the reasons of the failure. */
export function failed(
  attempt: number,
  message: string | null,
  violations: readonly CredentialViolation[] = [],
  next: NextStep | null = null,
): Extract<FlowState, { step: 'failed' }> {
  return { step: 'failed', attempt, message, next, violations, registered: false, excluded: null };
}
