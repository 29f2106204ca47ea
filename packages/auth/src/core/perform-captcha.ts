import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { CaptchaAnswer, CaptchaEffect, CaptchaTry } from './captcha-state.ts';

const PICTURE = '/site/api/v1/user/register/defaultKaptcha';
const SLIDER = '/site/api/v1/user/member/sliderChallenge';
const QUESTION = '/site/api/v1/user/member/captchaQuestion';
const SLIDER_ANSWER = '/site/api/v1/user/member/sliderAnswer';
const SLIDER_CHECK = '/site/api/v1/user/member/validateGeeCheck';

/** The piece is in the wrong place, or the answer is wrong. */
const WRONG_PLACE = 6007;

/** The types of the effects that `performCaptcha` carries out. */
export const CAPTCHA_CALLS: Readonly<Record<CaptchaEffect['type'], true>> = {
  fetchPicture: true,
  fetchSlider: true,
  fetchQuestion: true,
  answerSlider: true,
  answerQuestion: true,
  validateSlider: true,
};

/** Whether an effect of a flow is a call for its captcha. */
export function isCaptchaEffect(effect: { readonly type: string }): effect is CaptchaEffect {
  return Object.hasOwn(CAPTCHA_CALLS, effect.type);
}

export interface CaptchaParts {
  client: Pick<ApiClient, 'call'>;
  /** Text of a fault for the member. */
  faultText: (fault: unknown) => string;
}

/** First digit of the message about a failed captcha call (spec access 8). */
const DIGITS = {
  fetchPicture: 1,
  fetchSlider: 6,
  answerSlider: 6,
  answerQuestion: 6,
  validateSlider: 2,
} as const;

/** A question has the digit of the picture or slider that it replaces. */
function digitOf(effect: CaptchaEffect): 1 | 2 | 6 {
  if (effect.type !== 'fetchQuestion') return DIGITS[effect.type];
  return DIGITS[effect.captcha === 'picture' ? 'fetchPicture' : 'fetchSlider'];
}

/**
 * Makes the call of an effect of a captcha.
 *
 * @returns its outcome as an event for the captcha; never rejects
 */
export async function performCaptcha(
  effect: CaptchaEffect,
  { client, faultText }: CaptchaParts,
): Promise<CaptchaAnswer> {
  const { attempt, round } = effect;
  const tried: CaptchaTry = { attempt, round };
  try {
    switch (effect.type) {
      case 'fetchPicture':
        return { ...tried, type: 'pictureFetched', picture: await client.call(PICTURE, {}) };
      case 'fetchSlider':
        return { ...tried, type: 'sliderFetched', slider: await client.call(SLIDER, {}) };
      case 'fetchQuestion':
        return { ...tried, type: 'questionFetched', question: await client.call(QUESTION, {}) };
      case 'answerQuestion': {
        const { lotNumber: lot_number, answer } = effect;
        const result = await client.call(SLIDER_ANSWER, { lot_number, answer });
        return { ...tried, type: 'sliderAnswered', result };
      }
      case 'answerSlider': {
        const { lotNumber: lot_number, x } = effect;
        const result = await client.call(SLIDER_ANSWER, { lot_number, x });
        return { ...tried, type: 'sliderAnswered', result };
      }
      case 'validateSlider': {
        const { result } = effect;
        await client.call(SLIDER_CHECK, { ...result, validate_way: 0 });
        const proof = { codeId: result.lot_number, code: result.pass_token };
        return { ...tried, type: 'captchaPassed', proof };
      }
    }
  } catch (fault) {
    const isAnswer = effect.type === 'answerSlider' || effect.type === 'answerQuestion';
    if (isAnswer && isGatewayError(fault, WRONG_PLACE)) {
      return { ...tried, type: 'sliderWrong' };
    }
    return { ...tried, type: 'captchaBroke', digit: digitOf(effect), text: faultText(fault) };
  }
}
