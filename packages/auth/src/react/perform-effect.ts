import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { KeyValueStore } from '@courtside/kernel';
import type { FlowEffect, FlowEvent } from '../core/access-flow.ts';
import { passwordHash } from '../core/password-hash.ts';
import { keptReferral, registrationDomain } from '../core/referral.ts';
import { pageAddress } from '../platform/page-address.ts';

export type AccessCall = Extract<FlowEffect, { type: 'login' | 'register' }>;

export interface CallParts {
  client: ApiClient;
  storage: KeyValueStore;
  /** Version of the front end, sent with a login. */
  version: string;
  faultText: (fault: unknown) => string;
}

/** Makes the call that an effect stands for. @returns its outcome as an event; never rejects */
export async function performCall(effect: AccessCall, parts: CallParts): Promise<FlowEvent> {
  const { attempt } = effect;
  try {
    return effect.type === 'login' ? await login(effect, parts) : await register(effect, parts);
  } catch (fault) {
    return {
      type: 'refused',
      attempt,
      statusCode: isGatewayError(fault) ? fault.statusCode : null,
      text: parts.faultText(fault),
    };
  }
}

async function login(
  effect: Extract<AccessCall, { type: 'login' }>,
  { client, version }: CallParts,
): Promise<FlowEvent> {
  const { attempt, name, kaptchcate, proof } = effect;
  const answer = await client.answer('/site/api/v1/user/login', {
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
  { client, storage }: CallParts,
): Promise<FlowEvent> {
  const { attempt, name, proof } = effect;
  const { rCode, iCode } = keptReferral(storage);
  const answer = await client.answer('/site/api/v1/user/register', {
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
