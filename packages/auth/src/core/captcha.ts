import type { PictureCaptcha, SliderChallenge, SliderResult } from '@courtside/contract';
import type { Violation } from '@courtside/kernel';
import { checkCaptchaText, type CaptchaViolation } from './captcha-text.ts';

export type CaptchaKind = 'picture' | 'slider';

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

/** The attempt and the round that an effect of a captcha was for. */
export interface CaptchaTry {
  readonly attempt: number;
  readonly round: number;
}

/** A captcha that is asked for within an attempt of a flow. */
export interface Captcha extends CaptchaTry {
  readonly captcha: CaptchaKind;
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

/** What somebody does with a captcha. */
export type CaptchaAction =
  /** The member read this off the picture. */
  | { readonly type: 'pictureRead'; readonly text: string }
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
  /** The captcha engine says that the piece is in its place; the site's own check follows. */
  | (CaptchaTry & { readonly type: 'sliderAnswered'; readonly result: SliderResult })
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
  /** Asks the captcha engine whether the piece is in its place. */
  | (CaptchaTry & { readonly type: 'answerSlider'; readonly lotNumber: string; readonly x: number })
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

const TYPES: Readonly<Record<CaptchaEvent['type'], true>> = {
  pictureRead: true,
  captchaEdited: true,
  pieceMoved: true,
  captchaRenewed: true,
  captchaClosed: true,
  pictureFetched: true,
  sliderFetched: true,
  sliderAnswered: true,
  sliderWrong: true,
  captchaPassed: true,
  captchaBroke: true,
};

/** Whether an event of a flow is one for its captcha. */
export function isCaptchaEvent(event: { readonly type: string }): event is CaptchaEvent {
  return Object.hasOwn(TYPES, event.type);
}

/** Why a captcha is asked for, or asked for again. */
export interface CaptchaReason {
  readonly captcha: CaptchaKind;
  readonly message?: string | null;
  readonly problem?: CaptchaProblem | null;
}

/** Shows a captcha and has it fetched. */
export function askCaptcha(
  { attempt, round, challenge }: Pick<Captcha, 'attempt' | 'round' | 'challenge'>,
  { captcha, message = null, problem = null }: Partial<CaptchaReason> & { captcha: CaptchaKind },
): CaptchaStep & { readonly effects: readonly [CaptchaEffect] } {
  const shown = challenge?.kind === captcha ? challenge : null;
  return {
    captcha: { attempt, round, captcha, challenge: shown, checking: false, message, problem },
    effects: [{ type: captcha === 'picture' ? 'fetchPicture' : 'fetchSlider', attempt, round }],
  };
}

/** Asks for another captcha in place of the last. */
export function askCaptchaAgain(captcha: Captcha, why: Partial<CaptchaReason> = {}): CaptchaStep {
  return askCaptcha({ ...captcha, round: captcha.round + 1 }, { captcha: captcha.captcha, ...why });
}

/**
 * What an event makes of a captcha that is on the screen (spec access 2 and 8).
 *
 * @example
 * const { captcha, effects, end } = captchaStep(shown, { type: 'pictureRead', text: 'k7pq' });
 * if (end?.type === 'passed') send(end.proof);
 */
export function captchaStep(captcha: Captcha, event: CaptchaEvent): CaptchaStep {
  switch (event.type) {
    case 'captchaClosed':
      return { captcha, effects: [], end: { type: 'closed' } };
    case 'captchaRenewed':
      return askCaptchaAgain(captcha);
    case 'captchaEdited':
      return { captcha: { ...captcha, message: null, problem: null }, effects: [] };
    case 'pictureRead':
    case 'pieceMoved':
      return operated(captcha, event);
    default:
      return event.attempt === captcha.attempt && event.round === captcha.round
        ? answered(captcha, event)
        : { captcha, effects: [] };
  }
}

function operated(
  captcha: Captcha,
  event: Extract<CaptchaEvent, { type: 'pictureRead' | 'pieceMoved' }>,
): CaptchaStep {
  const { attempt, round, challenge, checking } = captcha;
  const ignored = { captcha, effects: [] };
  if (checking) return ignored;
  if (event.type === 'pictureRead' && captcha.captcha === 'picture') {
    // What no picture could say is told whether there is one yet or not.
    const [problem] = checkCaptchaText(event.text);
    if (problem) return { captcha: { ...captcha, message: null, problem }, effects: [] };
  }
  if (challenge?.round !== round) return ignored;
  if (event.type === 'pieceMoved') {
    if (challenge.kind !== 'slider') return ignored;
    const lotNumber = challenge.slider.lot_number;
    return {
      captcha: { ...captcha, checking: true },
      effects: [{ type: 'answerSlider', attempt, round, lotNumber, x: event.x }],
    };
  }
  if (challenge.kind !== 'picture') return ignored;
  return passed(captcha, { codeId: challenge.picture['x-code'], code: event.text.trim() });
}

function answered(captcha: Captcha, event: CaptchaAnswer): CaptchaStep {
  const { attempt, round } = captcha;
  switch (event.type) {
    case 'pictureFetched': {
      const { picture } = event;
      return {
        captcha: { ...captcha, challenge: { kind: 'picture', round, picture } },
        effects: [],
      };
    }
    case 'sliderFetched': {
      const { slider } = event;
      return { captcha: { ...captcha, challenge: { kind: 'slider', round, slider } }, effects: [] };
    }
    case 'sliderAnswered': {
      const { result } = event;
      return { captcha, effects: [{ type: 'validateSlider', attempt, round, result }] };
    }
    case 'sliderWrong':
      return askCaptchaAgain(captcha, {
        problem: { code: 'auth.slider-wrong', field: 'captcha' },
      });
    case 'captchaPassed':
      return passed(captcha, event.proof);
    case 'captchaBroke':
      return {
        captcha,
        effects: [],
        end: { type: 'broke', message: `${event.digit}${event.text}` },
      };
  }
}

function passed(captcha: Captcha, proof: CaptchaProof): CaptchaStep {
  return {
    captcha: { ...captcha, checking: false, message: null, problem: null },
    effects: [],
    end: { type: 'passed', proof },
  };
}
