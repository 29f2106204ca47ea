import type { Violation } from '@courtside/kernel';
import type {
  Captcha,
  CaptchaEffect,
  CaptchaEvent,
  CaptchaProof,
  CaptchaStep,
} from './captcha-state.ts';
import { askCaptcha, askCaptchaAgain, captchaStep, isCaptchaEvent } from './captcha.ts';

/** How a code is delivered: by text message, by mail, or by a voice call that reads it out. */
export type CodeWay = 'sms' | 'email' | 'voice';

/** `cate` of the call (spec access 4). */
export const CODE_CATE: Readonly<Record<CodeWay, 0 | 1 | 2>> = { sms: 0, email: 1, voice: 2 };

/** Seconds between two codes (spec access 9). */
export const RESEND_SECONDS = 60;

/** Longest plausible wait in ms: a longer one was written before the clock was set back. */
export const MOST_WAIT_MS = 600_000;

/** Target of a code. */
export interface CodeOrder {
  readonly way: CodeWay;
  /** Phone with its area code, or mailbox; empty for the one that the member has bound. */
  readonly to: string;
  /** The member's name; empty for the member who is logged in. */
  readonly name: string;
}

/** Reason why no code was sent. `statusCode` is null for a fault of the network. */
export interface CodeRefusal {
  readonly statusCode: number | null;
  readonly text: string;
}

/** State of a request for a code to a phone or a mailbox, with the captcha before it and the wait after it. */
export interface CodeRequest {
  readonly step: 'idle' | 'captcha' | 'sending';
  /** Number of the current request; answers to an earlier one are ignored. */
  readonly attempt: number;
  /** The code that is being requested. */
  readonly order: CodeOrder | null;
  /** The captcha before the code; it stays while the call with its proof is pending. */
  readonly captcha: Captcha | null;
  /** The last code that was sent. */
  readonly sent: CodeOrder | null;
  /** Instant in ms from which another code can be requested; 0 when none was sent. */
  readonly resendAt: number;
  readonly refusal: CodeRefusal | null;
}

export type CodeEvent =
  | CaptchaEvent
  /** `now` in ms since the epoch. */
  | { readonly type: 'codeWanted'; readonly order: CodeOrder; readonly now: number }
  | { readonly type: 'codeSent'; readonly attempt: number; readonly resendAt: number }
  /** The gateway asks for a captcha (6021). */
  | { readonly type: 'codeCaptchaAsked'; readonly attempt: number; readonly text: string }
  /** `resendAt` when the gateway told how long to wait (6066). */
  | {
      readonly type: 'codeRefused';
      readonly attempt: number;
      readonly statusCode: number | null;
      readonly text: string;
      readonly resendAt?: number;
    }
  /** A wait from before a reload of the page. */
  | { readonly type: 'codeWaitKept'; readonly resendAt: number };

export type CodeEffect =
  | CaptchaEffect
  | {
      readonly type: 'sendCode';
      readonly attempt: number;
      readonly order: CodeOrder;
      readonly proof: CaptchaProof | null;
    }
  /** Tell the member that the code was sent, such as by 获取手机验证码成功 (spec access 8). */
  | { readonly type: 'announceCode'; readonly way: CodeWay };

export interface CodeStep {
  readonly request: CodeRequest;
  readonly effects: readonly CodeEffect[];
}

const INVALID_PARAMETER = 6007;

export const NO_CODE: CodeRequest = {
  step: 'idle',
  attempt: 0,
  order: null,
  captcha: null,
  sent: null,
  resendAt: 0,
  refusal: null,
};

/** A code was typed before one was requested (spec access 4). */
export type CodeMissing = Violation<'auth.code-not-asked'>;

const stay = (request: CodeRequest): CodeStep => ({ request, effects: [] });

/**
 * Whole seconds until another code can be requested, as the button counts them down; 0 when it can be.
 *
 * @example secondsLeft({ ...NO_CODE, resendAt: 61_000 }, 1_000) // 60
 */
export function secondsLeft({ resendAt }: CodeRequest, now: number): number {
  const left = resendAt - now;
  return left > MOST_WAIT_MS ? 0 : Math.max(0, Math.ceil(left / 1000));
}

/** Whether a code was requested, here or before a reload of the page, so that it can be typed. */
export const isCodeAsked = ({ sent, resendAt }: CodeRequest): boolean =>
  sent !== null || resendAt > 0;

/** Whether a request is pending, including its captcha. */
export const isCodeBusy = ({ step }: CodeRequest): boolean => step !== 'idle';

/** Cancels the request: later answers are ignored. The wait stays. */
export function giveUpCode(request: CodeRequest): CodeRequest {
  return {
    ...request,
    step: 'idle',
    attempt: request.attempt + 1,
    order: null,
    captcha: null,
    refusal: null,
  };
}

/** The next state and the effects of a request for a code for an event (spec access 4 and 7). */
export function codeStep(request: CodeRequest, event: CodeEvent): CodeStep {
  if (isCaptchaEvent(event)) return captchaEvent(request, event);
  if (event.type === 'codeWanted') return wanted(request, event);
  if (event.type === 'codeWaitKept') {
    return stay({ ...request, resendAt: Math.max(request.resendAt, event.resendAt) });
  }
  if (request.step !== 'sending' || request.attempt !== event.attempt) return stay(request);
  const { order } = request;
  if (order === null) return stay(request);
  const over = { ...request, step: 'idle', order: null, captcha: null } as const;
  switch (event.type) {
    case 'codeSent':
      return {
        request: { ...over, sent: order, resendAt: event.resendAt, refusal: null },
        effects: [{ type: 'announceCode', way: order.way }],
      };
    case 'codeCaptchaAsked':
      return asked(
        request,
        request.captcha
          ? askCaptchaAgain(request.captcha, { captcha: 'picture', message: event.text })
          : askCaptcha(
              { attempt: request.attempt, round: 0, challenge: null },
              { captcha: 'picture' },
            ),
      );
    case 'codeRefused': {
      const { statusCode, text, resendAt = request.resendAt } = event;
      // The gateway checked the number before it asked for a captcha, so the invalid parameter is the captcha.
      if (statusCode === INVALID_PARAMETER && request.captcha) {
        return asked(request, askCaptchaAgain(request.captcha, { message: text }));
      }
      return stay({ ...over, resendAt, refusal: { statusCode, text } });
    }
  }
}

function wanted(
  request: CodeRequest,
  { order, now }: Extract<CodeEvent, { type: 'codeWanted' }>,
): CodeStep {
  if (isCodeBusy(request) || secondsLeft(request, now) > 0) return stay(request);
  const attempt = request.attempt + 1;
  return {
    request: { ...request, step: 'sending', attempt, order, captcha: null, refusal: null },
    effects: [{ type: 'sendCode', attempt, order, proof: null }],
  };
}

function asked(request: CodeRequest, { captcha, effects }: CaptchaStep): CodeStep {
  return { request: { ...request, step: 'captcha', captcha }, effects };
}

function captchaEvent(request: CodeRequest, event: CaptchaEvent): CodeStep {
  const { step, order, captcha, attempt } = request;
  if (step !== 'captcha' || order === null || captcha === null) return stay(request);
  const next = captchaStep(captcha, event);
  const over = { ...request, step: 'idle', order: null, captcha: null } as const;
  switch (next.end?.type) {
    case 'closed':
      return stay(over);
    case 'broke':
      return stay({ ...over, refusal: { statusCode: null, text: next.end.message } });
    case 'passed':
      return {
        request: { ...request, step: 'sending', captcha: next.captcha },
        effects: [{ type: 'sendCode', attempt, order, proof: next.end.proof }],
      };
    default:
      return { request: { ...request, captcha: next.captcha }, effects: next.effects };
  }
}
