import type {
  CaptchaQuestion,
  PictureCaptcha,
  SliderChallenge,
  SliderResult,
} from '@courtside/contract';
import type { Violation } from '@courtside/kernel';
import type { CaptchaViolation } from './captcha-text.ts';

export type CaptchaKind = 'picture' | 'slider';

/** Proof of a passed captcha, which a call sends as `codeId` and `code`. */
export interface CaptchaProof {
  codeId: string;
  code: string;
}

/** A captcha from the gateway, with the round that requested it. */
export type CaptchaChallenge =
  | { readonly kind: 'picture'; readonly round: number; readonly picture: PictureCaptcha }
  | { readonly kind: 'slider'; readonly round: number; readonly slider: SliderChallenge }
  | { readonly kind: 'question'; readonly round: number; readonly question: CaptchaQuestion };

/** Reason why the member's solution was not accepted. */
export type CaptchaProblem =
  CaptchaViolation | Violation<'auth.slider-wrong' | 'auth.answer-wrong'>;

/** The attempt and the round to which an effect of a captcha belongs. */
export interface CaptchaTry {
  readonly attempt: number;
  readonly round: number;
}

/** A captcha within an attempt of a flow. */
export interface Captcha extends CaptchaTry {
  readonly captcha: CaptchaKind;
  /** The member asked for a question in words instead. */
  readonly inWords: boolean;
  /**
   * The shown challenge. One of an earlier round stays visible, and keeps the focus, until the next is loaded; it can
   * be answered only when its `round` is the captcha's.
   */
  readonly challenge: CaptchaChallenge | null;
  /** True while the answer to a slider, or to its question, is being checked; other answers are ignored then. */
  readonly checking: boolean;
  /** The gateway's message about the last try. */
  readonly message: string | null;
  /** The rule that the last try violated. */
  readonly problem: CaptchaProblem | null;
}

/** An action of the member on a captcha. */
export type CaptchaAction =
  /** The member typed this text from the picture. */
  | { readonly type: 'pictureRead'; readonly text: string }
  /** The member answered the question in words. */
  | { readonly type: 'questionAnswered'; readonly text: string }
  /** The member wants a question in words, because they cannot see the captcha, or wants the captcha again. */
  | { readonly type: 'captchaWayChanged'; readonly inWords: boolean }
  /** The member types again: the error of the last try is removed. */
  | { readonly type: 'captchaEdited' }
  /** The member released the piece, with its left edge at this pixel of the picture. */
  | { readonly type: 'pieceMoved'; readonly x: number }
  | { readonly type: 'captchaRenewed' }
  | { readonly type: 'captchaClosed' };

/** Outcome of an effect of a captcha. Outcomes of an earlier round or attempt are ignored. */
export type CaptchaAnswer =
  | (CaptchaTry & { readonly type: 'pictureFetched'; readonly picture: PictureCaptcha })
  | (CaptchaTry & { readonly type: 'sliderFetched'; readonly slider: SliderChallenge })
  | (CaptchaTry & { readonly type: 'questionFetched'; readonly question: CaptchaQuestion })
  /** The captcha engine accepted the piece or the answer; the site's own check follows. */
  | (CaptchaTry & { readonly type: 'sliderAnswered'; readonly result: SliderResult })
  /** The piece is in the wrong place, or the answer to its question is wrong. */
  | (CaptchaTry & { readonly type: 'sliderWrong' })
  | (CaptchaTry & { readonly type: 'captchaPassed'; readonly proof: CaptchaProof })
  /** `digit`: 1 picture fetch, 2 slider check, 6 captcha engine (spec access 8). */
  | (CaptchaTry & {
      readonly type: 'captchaBroke';
      readonly digit: 1 | 2 | 6;
      readonly text: string;
    });

export type CaptchaEvent = CaptchaAction | CaptchaAnswer;

export type CaptchaEffect =
  | (CaptchaTry & { readonly type: 'fetchPicture' })
  | (CaptchaTry & { readonly type: 'fetchSlider' })
  | (CaptchaTry & { readonly type: 'fetchQuestion'; readonly captcha: CaptchaKind })
  /** Asks the captcha engine whether the piece is in its place. */
  | (CaptchaTry & { readonly type: 'answerSlider'; readonly lotNumber: string; readonly x: number })
  /** Asks the captcha engine whether the answer to a slider's question is right. */
  | (CaptchaTry & {
      readonly type: 'answerQuestion';
      readonly lotNumber: string;
      readonly answer: string;
    })
  /** Has the site check the engine's result (spec access 7). */
  | (CaptchaTry & { readonly type: 'validateSlider'; readonly result: SliderResult });

/** End of a captcha. Its flow continues with the proof, or shows why there is none. */
export type CaptchaEnd =
  | { readonly type: 'passed'; readonly proof: CaptchaProof }
  | { readonly type: 'broke'; readonly message: string }
  | { readonly type: 'closed' };

export interface CaptchaStep {
  readonly captcha: Captcha;
  readonly effects: readonly CaptchaEffect[];
  readonly end?: CaptchaEnd;
}

/** The kind of a captcha to request, and the reason when it is requested again. */
export interface CaptchaReason {
  readonly captcha: CaptchaKind;
  readonly message?: string | null;
  readonly problem?: CaptchaProblem | null;
}
