import type {
  Captcha,
  CaptchaAnswer,
  CaptchaEffect,
  CaptchaEvent,
  CaptchaKind,
  CaptchaProof,
  CaptchaReason,
  CaptchaStep,
} from './captcha-state.ts';
import {
  checkCaptchaAnswer,
  checkCaptchaText,
  cleanCaptchaText,
  type CaptchaViolation,
} from './captcha-text.ts';

const TYPES: Readonly<Record<CaptchaEvent['type'], true>> = {
  pictureRead: true,
  questionAnswered: true,
  captchaWayChanged: true,
  captchaEdited: true,
  pieceMoved: true,
  captchaRenewed: true,
  captchaClosed: true,
  pictureFetched: true,
  sliderFetched: true,
  questionFetched: true,
  sliderAnswered: true,
  sliderWrong: true,
  captchaPassed: true,
  captchaBroke: true,
};

/** Whether an event of a flow is for its captcha. */
export function isCaptchaEvent(event: { readonly type: string }): event is CaptchaEvent {
  return Object.hasOwn(TYPES, event.type);
}

/** Shows a captcha and requests it. */
export function askCaptcha(
  {
    attempt,
    round,
    challenge,
    inWords = false,
  }: Pick<Captcha, 'attempt' | 'round' | 'challenge'> & Partial<Pick<Captcha, 'inWords'>>,
  { captcha, message = null, problem = null }: Partial<CaptchaReason> & { captcha: CaptchaKind },
): CaptchaStep & { readonly effects: readonly [CaptchaEffect] } {
  const shown = challenge?.kind === (inWords ? 'question' : captcha) ? challenge : null;
  return {
    captcha: {
      attempt,
      round,
      captcha,
      inWords,
      challenge: shown,
      checking: false,
      message,
      problem,
    },
    effects: [
      inWords
        ? { type: 'fetchQuestion', attempt, round, captcha }
        : { type: captcha === 'picture' ? 'fetchPicture' : 'fetchSlider', attempt, round },
    ],
  };
}

/** Replaces the captcha by a new one. */
export function askCaptchaAgain(captcha: Captcha, why: Partial<CaptchaReason> = {}): CaptchaStep {
  return askCaptcha({ ...captcha, round: captcha.round + 1 }, { captcha: captcha.captcha, ...why });
}

/**
 * The next state, the effects and the end of a shown captcha for an event (spec access 2 and 8).
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
    case 'captchaWayChanged':
      return event.inWords === captcha.inWords
        ? { captcha, effects: [] }
        : askCaptchaAgain({ ...captcha, inWords: event.inWords });
    case 'captchaEdited':
      return { captcha: { ...captcha, message: null, problem: null }, effects: [] };
    case 'pictureRead':
    case 'pieceMoved':
    case 'questionAnswered':
      return operated(captcha, event);
    default:
      return event.attempt === captcha.attempt && event.round === captcha.round
        ? answered(captcha, event)
        : { captcha, effects: [] };
  }
}

function operated(
  captcha: Captcha,
  event: Extract<CaptchaEvent, { type: 'pictureRead' | 'pieceMoved' | 'questionAnswered' }>,
): CaptchaStep {
  const { attempt, round, challenge, checking } = captcha;
  const ignored = { captcha, effects: [] };
  if (checking) return ignored;
  // Input that no captcha could match is reported even before the captcha is loaded.
  const [problem] = problemsOf(captcha, event);
  if (problem) return { captcha: { ...captcha, message: null, problem }, effects: [] };
  if (challenge?.round !== round) return ignored;
  const check = (effect: CaptchaEffect): CaptchaStep => ({
    captcha: { ...captcha, checking: true },
    effects: [effect],
  });
  switch (event.type) {
    case 'pieceMoved': {
      if (challenge.kind !== 'slider') return ignored;
      const lotNumber = challenge.slider.lot_number;
      return check({ type: 'answerSlider', attempt, round, lotNumber, x: event.x });
    }
    case 'pictureRead':
      if (challenge.kind !== 'picture') return ignored;
      return passed(captcha, {
        codeId: challenge.picture['x-code'],
        code: cleanCaptchaText(event.text),
      });
    case 'questionAnswered': {
      if (challenge.kind !== 'question') return ignored;
      const { id } = challenge.question;
      const answer = cleanCaptchaText(event.text);
      return captcha.captcha === 'picture'
        ? passed(captcha, { codeId: id, code: answer })
        : check({ type: 'answerQuestion', attempt, round, lotNumber: id, answer });
    }
  }
}

function problemsOf(
  { captcha, inWords }: Captcha,
  event: Extract<CaptchaEvent, { type: 'pictureRead' | 'pieceMoved' | 'questionAnswered' }>,
): readonly CaptchaViolation[] {
  if (event.type === 'questionAnswered' && inWords) return checkCaptchaAnswer(event.text);
  return event.type === 'pictureRead' && captcha === 'picture' && !inWords
    ? checkCaptchaText(event.text)
    : [];
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
    case 'questionFetched': {
      const { question } = event;
      return {
        captcha: { ...captcha, challenge: { kind: 'question', round, question } },
        effects: [],
      };
    }
    case 'sliderAnswered': {
      const { result } = event;
      return { captcha, effects: [{ type: 'validateSlider', attempt, round, result }] };
    }
    case 'sliderWrong':
      return askCaptchaAgain(captcha, {
        problem: {
          code: captcha.inWords ? 'auth.answer-wrong' : 'auth.slider-wrong',
          field: 'captcha',
        },
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
