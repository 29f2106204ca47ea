import type { Violation } from '@courtside/kernel';
import type {
  Captcha,
  CaptchaEffect,
  CaptchaEvent,
  CaptchaProof,
  CaptchaStep,
} from './captcha-state.ts';
import { askCaptcha, askCaptchaAgain, captchaStep, isCaptchaEvent } from './captcha.ts';

/** The way that a code takes: a text message, a mail, or a voice that reads it out. */
export type CodeWay = 'sms' | 'email' | 'voice';

/** `cate` of the call (spec access 4). */
export const CODE_CATE: Readonly<Record<CodeWay, 0 | 1 | 2>> = { sms: 0, email: 1, voice: 2 };

/** Seconds between two codes (spec access 9). */
export const RESEND_SECONDS = 60;

/** The longest wait, in ms, that is believed: what lies further away was written by a clock that was set back. */
export const MOST_WAIT_MS = 600_000;

/** Where a code goes. */
export interface CodeOrder {
  readonly way: CodeWay;
  /** Phone with its area code, or mailbox; empty for the one that the member has bound. */
  readonly to: string;
  /** The member's name; empty for the member who is logged in. */
  readonly name: string;
}

/** Why no code was sent. `statusCode` is null for a fault of the network. */
export interface CodeRefusal {
  readonly statusCode: number | null;
  readonly text: string;
}

/** Asking for a code that is sent to a phone or a mailbox, with the captcha before it and the wait after it. */
export interface CodeRequest {
  readonly step: 'idle' | 'captcha' | 'sending';
  /** Answers to an earlier request are not heard. */
  readonly attempt: number;
  /** What is asked for at the moment. */
  readonly order: CodeOrder | null;
  /** The captcha that came before the code; it stays while the call that carries it is under way. */
  readonly captcha: Captcha | null;
  /** The last code that was sent. */
  readonly sent: CodeOrder | null;
  /** Instant in ms from which another one can be asked for; 0 where none was sent. */
  readonly resendAt: number;
  readonly refusal: CodeRefusal | null;
}

export type CodeEvent =
  | CaptchaEvent
  /** `now` in ms since the epoch. */
  | { readonly type: 'codeWanted'; readonly order: CodeOrder; readonly now: number }
  | { readonly type: 'codeSent'; readonly attempt: number; readonly resendAt: number }
  /** 6021 is an answer that asks for a captcha. */
  | { readonly type: 'codeCaptchaAsked'; readonly attempt: number; readonly text: string }
  /** `resendAt` where the gateway said how long to wait (6066). */
  | {
      readonly type: 'codeRefused';
      readonly attempt: number;
      readonly statusCode: number | null;
      readonly text: string;
      readonly resendAt?: number;
    }
  /** A wait from before the page was loaded again. */
  | { readonly type: 'codeWaitKept'; readonly resendAt: number };

export type CodeEffect =
  | CaptchaEffect
  | {
      readonly type: 'sendCode';
      readonly attempt: number;
      readonly order: CodeOrder;
      readonly proof: CaptchaProof | null;
    }
  /** Say that the code is on its way: 获取手机验证码成功 and its like (spec access 8). */
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

/** A code was typed before one was asked for (spec access 4). */
export type CodeMissing = Violation<'auth.code-not-asked'>;

const stay = (request: CodeRequest): CodeStep => ({ request, effects: [] });

/**
 * How long the button of a code counts, in whole seconds; 0 when another can be asked for.
 *
 * @example secondsLeft({ ...NO_CODE, resendAt: 61_000 }, 1_000) // 60
 */
export function secondsLeft({ resendAt }: CodeRequest, now: number): number {
  const left = resendAt - now;
  return left > MOST_WAIT_MS ? 0 : Math.max(0, Math.ceil(left / 1000));
}

/** Whether a code was asked for, here or before the page was loaded again: then one can be typed. */
export const isCodeAsked = ({ sent, resendAt }: CodeRequest): boolean =>
  sent !== null || resendAt > 0;

/** Whether a request is under way. */
export const isCodeBusy = ({ step }: CodeRequest): boolean => step !== 'idle';

/** The request given up: what comes after is not heard. The wait stays. */
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

/** What an event makes of a request for a code (spec access 4 and 7). */
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
      // The number was checked before a captcha was asked for, so what is invalid is the captcha.
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
