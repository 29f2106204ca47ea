import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { KeyValueStore } from '@courtside/kernel';
import type { CaptchaTry, FlowEffect, FlowEvent } from './access-flow.ts';
import { passwordHash } from './password-hash.ts';
import { keptReferral, registrationDomain } from './referral.ts';

const LOGIN = '/site/api/v1/user/login';
const REGISTER = '/site/api/v1/user/register';
const PICTURE = '/site/api/v1/user/register/defaultKaptcha';
const SLIDER = '/site/api/v1/user/member/sliderChallenge';
const SLIDER_ANSWER = '/site/api/v1/user/member/sliderAnswer';
const SLIDER_CHECK = '/site/api/v1/user/member/validateGeeCheck';

/** The piece is not where it belongs. */
const WRONG_PLACE = 6007;

/** The calls of the access flow: the client of `@courtside/api-client`, or one that answers as it does. */
export type AccessClient = Pick<ApiClient, 'answer' | 'call'>;

type CallType =
  'fetchPicture' | 'fetchSlider' | 'answerSlider' | 'validateSlider' | 'login' | 'register';

/** An effect that is a call to the gateway; the others concern the session and the screen. */
export type AccessCall = Extract<FlowEffect, { type: CallType }>;

export interface CallParts {
  client: AccessClient;
  /** Holds the referral that brought the visitor. */
  storage: KeyValueStore;
  /** Version of the front end, sent with a login. */
  version: string;
  /** Address of the page, sent with a registration; empty where there is none. */
  pageAddress: () => string;
  /** What a fault says to people. */
  faultText: (fault: unknown) => string;
}

const CALLS: Readonly<Record<CallType, true>> = {
  fetchPicture: true,
  fetchSlider: true,
  answerSlider: true,
  validateSlider: true,
  login: true,
  register: true,
};

/** Whether an effect is a call, so that `performCall` can make it. */
export function isAccessCall(effect: FlowEffect): effect is AccessCall {
  return effect.type in CALLS;
}

/**
 * Makes the call that an effect stands for.
 *
 * @returns its outcome as an event for the flow; never rejects
 * @example runner.performWith(async (effect) => {
 *   if (isAccessCall(effect)) runner.dispatch(await performCall(effect, parts));
 * });
 */
export async function performCall(effect: AccessCall, parts: CallParts): Promise<FlowEvent> {
  if (effect.type === 'login' || effect.type === 'register') return submit(effect, parts);
  return callCaptcha(effect, parts);
}

async function submit(
  effect: Extract<AccessCall, { type: 'login' | 'register' }>,
  parts: CallParts,
): Promise<FlowEvent> {
  try {
    return effect.type === 'login' ? await login(effect, parts) : await register(effect, parts);
  } catch (fault) {
    return {
      type: 'refused',
      attempt: effect.attempt,
      // A fault of the network has no code.
      statusCode: isGatewayError(fault) ? fault.statusCode : null,
      text: parts.faultText(fault),
    };
  }
}

/** What a message about a captcha call that failed begins with (spec access 8). */
const DIGITS = { fetchPicture: 1, fetchSlider: 6, answerSlider: 6, validateSlider: 2 } as const;

async function callCaptcha(
  effect: Exclude<AccessCall, { type: 'login' | 'register' }>,
  { client, faultText }: CallParts,
): Promise<FlowEvent> {
  const { attempt, round } = effect;
  const tried: CaptchaTry = { attempt, round };
  try {
    switch (effect.type) {
      case 'fetchPicture':
        return { ...tried, type: 'pictureFetched', picture: await client.call(PICTURE, {}) };
      case 'fetchSlider':
        return { ...tried, type: 'sliderFetched', slider: await client.call(SLIDER, {}) };
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
    if (effect.type === 'answerSlider' && isGatewayError(fault, WRONG_PLACE)) {
      return { ...tried, type: 'sliderWrong' };
    }
    return { ...tried, type: 'captchaBroke', digit: DIGITS[effect.type], text: faultText(fault) };
  }
}

async function login(
  effect: Extract<AccessCall, { type: 'login' }>,
  { client, version }: CallParts,
): Promise<FlowEvent> {
  const { attempt, name, kaptchcate, proof } = effect;
  const answer = await client.answer(LOGIN, {
    isAgent: 0,
    name,
    password: passwordHash(effect.password),
    kaptchcate,
    ...proof,
    version,
  });
  return answer.statusCode === 6000
    ? { type: 'accepted', attempt, identity: answer.data }
    : captchaAsked(attempt, answer);
}

async function register(
  effect: Extract<AccessCall, { type: 'register' }>,
  { client, storage, pageAddress }: CallParts,
): Promise<FlowEvent> {
  const { attempt, name, proof } = effect;
  const { rCode, iCode } = keptReferral(storage);
  const answer = await client.answer(REGISTER, {
    name,
    password: passwordHash(effect.password),
    secondPassword: passwordHash(effect.repeat),
    kaptchcate: 1,
    ...proof,
    domain: registrationDomain(pageAddress(), { rCode, iCode }),
    rCode,
    iCode,
  });
  return answer.statusCode === 6000
    ? { type: 'registered', attempt }
    : captchaAsked(attempt, answer);
}

function captchaAsked(
  attempt: number,
  answer: { statusCode: 6021 | 6022; message: string },
): FlowEvent {
  const captcha = answer.statusCode === 6021 ? 'picture' : 'slider';
  return { type: 'captchaAsked', attempt, captcha, text: answer.message };
}
