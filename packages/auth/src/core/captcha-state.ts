import type {
  CaptchaQuestion,
  PictureCaptcha,
  SliderChallenge,
  SliderResult,
} from '@courtside/contract';
import type { Violation } from '@courtside/kernel';
import type { CaptchaViolation } from './captcha-text.ts';

export type CaptchaKind = 'picture' | 'slider';

/** What a passed captcha gives a call to send as `codeId` and `code`. */
export interface CaptchaProof {
  codeId: string;
  code: string;
}

/** A captcha as the gateway gave it, for the round that asked for it. */
export type CaptchaChallenge =
  | { readonly kind: 'picture'; readonly round: number; readonly picture: PictureCaptcha }
  | { readonly kind: 'slider'; readonly round: number; readonly slider: SliderChallenge }
  | { readonly kind: 'question'; readonly round: number; readonly question: CaptchaQuestion };

/** Why what was typed or moved did not do. */
export type CaptchaProblem =
  CaptchaViolation | Violation<'auth.slider-wrong' | 'auth.answer-wrong'>;

/** The attempt and the round that an effect of a captcha was for. */
export interface CaptchaTry {
  readonly attempt: number;
  readonly round: number;
}

/** A captcha that is asked for within an attempt of a flow. */
export interface Captcha extends CaptchaTry {
  readonly captcha: CaptchaKind;
  /** The member asked for a question in words in its place. */
  readonly inWords: boolean;
  /**
   * What is shown. That of an earlier round stays in sight, and the focus with it, until the next is there: it is
   * current, and can be answered, only when its round is this one.
   */
  readonly challenge: CaptchaChallenge | null;
  /** The answer to a slider, or to the question in its place, is being checked: another one is not heard meanwhile. */
  readonly checking: boolean;
  /** What the gateway said about the last try. */
  readonly message: string | null;
  /** What a rule says about the last try. */
  readonly problem: CaptchaProblem | null;
}

/** What somebody does with a captcha. */
export type CaptchaAction =
  /** The member read this off the picture. */
  | { readonly type: 'pictureRead'; readonly text: string }
  /** The member answered the question in words. */
  | { readonly type: 'questionAnswered'; readonly text: string }
  /** The member wants a question in words, as they cannot see the captcha, or the captcha after all. */
  | { readonly type: 'captchaWayChanged'; readonly inWords: boolean }
  /** The member types again: what was wrong with the last try is over. */
  | { readonly type: 'captchaEdited' }
  /** The member let the piece go, with its left edge at this pixel of the picture. */
  | { readonly type: 'pieceMoved'; readonly x: number }
  | { readonly type: 'captchaRenewed' }
  | { readonly type: 'captchaClosed' };

/** What an effect of a captcha came to. Outcomes of an earlier round or attempt are not heard. */
export type CaptchaAnswer =
  | (CaptchaTry & { readonly type: 'pictureFetched'; readonly picture: PictureCaptcha })
  | (CaptchaTry & { readonly type: 'sliderFetched'; readonly slider: SliderChallenge })
  | (CaptchaTry & { readonly type: 'questionFetched'; readonly question: CaptchaQuestion })
  /** The captcha engine says that the piece is in its place, or the answer right; the site's own check follows. */
  | (CaptchaTry & { readonly type: 'sliderAnswered'; readonly result: SliderResult })
  /** Of the piece, or of the answer to the question in its place. */
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
  /** Asks the captcha engine whether the answer to the question in place of a slider is right. */
  | (CaptchaTry & {
      readonly type: 'answerQuestion';
      readonly lotNumber: string;
      readonly answer: string;
    })
  /** Has the site check what the engine gave (spec access 7). */
  | (CaptchaTry & { readonly type: 'validateSlider'; readonly result: SliderResult });

/** How a captcha ends. Its flow goes on with the proof, or shows why there is none. */
export type CaptchaEnd =
  | { readonly type: 'passed'; readonly proof: CaptchaProof }
  | { readonly type: 'broke'; readonly message: string }
  | { readonly type: 'closed' };

export interface CaptchaStep {
  readonly captcha: Captcha;
  readonly effects: readonly CaptchaEffect[];
  readonly end?: CaptchaEnd;
}

/** Why a captcha is asked for, or asked for again. */
export interface CaptchaReason {
  readonly captcha: CaptchaKind;
  readonly message?: string | null;
  readonly problem?: CaptchaProblem | null;
}
