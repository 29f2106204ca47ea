import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { KeyValueStore } from '@courtside/kernel';
import type { CaptchaEffect } from './captcha-state.ts';
import type { FlowEffect, FlowEvent } from './flow-state.ts';
import { passwordHash } from './password-hash.ts';
import { CAPTCHA_CALLS, performCaptcha } from './perform-captcha.ts';
import { keptReferral, registrationDomain } from './referral.ts';

const LOGIN = '/site/api/v1/user/login';
const REGISTER = '/site/api/v1/user/register';

/** The member's region requires a warning that they must confirm. */
export const REGION_WARNING = 6032;
/** New address, new device, both, a long absence, or a risk: a code to the member's phone verifies the login. */
const VERIFICATION: ReadonlySet<number> = new Set([6025, 6026, 6027, 6028, 6029]);

/** Client for the calls of the access flow: that of `@courtside/api-client`, or one with the same answers. */
export type AccessClient = Pick<ApiClient, 'answer' | 'call'>;

type CallType = CaptchaEffect['type'] | 'login' | 'register';

/** An effect that is a call to the gateway; other effects concern the session and the screen. */
export type AccessCall = Extract<FlowEffect, { type: CallType }>;

export interface CallParts {
  client: AccessClient;
  /** Storage of the referral with which the visitor came. */
  storage: KeyValueStore;
  /** Version of the front end, sent with a login. */
  version: string;
  /** Address of the page, sent with a registration; empty when there is none. */
  pageAddress: () => string;
  /** Version of the texts that a new member agrees to, sent with a registration. */
  agreedTerms: string;
  /** Text of a fault for the member. */
  faultText: (fault: unknown) => string;
}

const CALLS: Readonly<Record<CallType, true>> = {
  ...CAPTCHA_CALLS,
  login: true,
  register: true,
};

/** Whether an effect is a call, so that `performCall` can make it. */
export function isAccessCall(effect: FlowEffect): effect is AccessCall {
  return effect.type in CALLS;
}

/**
 * Makes the call of an effect.
 *
 * @returns its outcome as an event for the flow; never rejects
 * @example runner.performWith(async (effect) => {
 *   if (isAccessCall(effect)) runner.dispatch(await performCall(effect, parts));
 * });
 */
export async function performCall(effect: AccessCall, parts: CallParts): Promise<FlowEvent> {
  if (effect.type === 'login' || effect.type === 'register') return submit(effect, parts);
  return performCaptcha(effect, parts);
}

async function submit(
  effect: Extract<AccessCall, { type: 'login' | 'register' }>,
  parts: CallParts,
): Promise<FlowEvent> {
  try {
    return effect.type === 'login' ? await login(effect, parts) : await register(effect, parts);
  } catch (fault) {
    const { attempt } = effect;
    const text = parts.faultText(fault);
    // A fault of the network has no code.
    const statusCode = isGatewayError(fault) ? fault.statusCode : null;
    if (effect.type === 'login') {
      if (statusCode === REGION_WARNING) {
        return { type: 'warned', attempt, proof: effect.proof, text };
      }
      if (isGatewayError(fault) && VERIFICATION.has(fault.statusCode)) {
        return { type: 'verificationAsked', attempt, phoneNumber: phoneIn(fault.data), text };
      }
    }
    return { type: 'refused', attempt, statusCode, text };
  }
}

/** The masked phone that comes with 6025 to 6029 (spec access 3). */
function phoneIn(data: unknown): string | null {
  const { phoneNumber } = (data ?? {}) as { phoneNumber?: unknown };
  return typeof phoneNumber === 'string' && phoneNumber !== '' ? phoneNumber : null;
}

async function login(
  effect: Extract<AccessCall, { type: 'login' }>,
  { client, version }: CallParts,
): Promise<FlowEvent> {
  const { attempt, name, kaptchcate, proof, restricted, confirmed } = effect;
  const answer = await client.answer(LOGIN, {
    isAgent: 0,
    name,
    password: passwordHash(effect.password),
    kaptchcate,
    ...proof,
    ...(restricted && { restricted: 1 as const }),
    ...(confirmed && { confirmed: 1 as const }),
    version,
  });
  return answer.statusCode === 6000
    ? { type: 'accepted', attempt, identity: answer.data }
    : captchaAsked(attempt, answer);
}

async function register(
  effect: Extract<AccessCall, { type: 'register' }>,
  { client, storage, pageAddress, agreedTerms }: CallParts,
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
    agreedTerms,
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
