import { isGatewayError, isOutcomeKnown, type ApiClient } from '@courtside/api-client';
import { passwordHash } from './password-hash.ts';
import type { RecoveryEffect, RecoveryEvent } from './recovery.ts';

/** An effect of a recovery that is the call of a step. */
export type RecoveryCall = Extract<
  RecoveryEffect,
  { type: 'resetOne' | 'resetTwo' | 'resetThree' }
>;

export interface RecoveryParts {
  client: Pick<ApiClient, 'call'>;
  /** Text of a fault for the member. */
  faultText: (fault: unknown) => string;
}

const CALLS: Readonly<Record<RecoveryCall['type'], true>> = {
  resetOne: true,
  resetTwo: true,
  resetThree: true,
};

export function isRecoveryCall(effect: RecoveryEffect): effect is RecoveryCall {
  return Object.hasOwn(CALLS, effect.type);
}

/**
 * Makes the call of a step (spec access 7).
 *
 * @returns its outcome as an event for the recovery; never rejects
 */
export async function performRecovery(
  effect: RecoveryCall,
  { client, faultText }: RecoveryParts,
): Promise<RecoveryEvent> {
  const { attempt } = effect;
  try {
    await send(effect, client);
    return { type: 'stageAccepted', attempt };
  } catch (fault) {
    return {
      type: 'stageRefused',
      attempt,
      statusCode: isGatewayError(fault) ? fault.statusCode : null,
      text: faultText(fault),
      lost: !isOutcomeKnown(fault),
    };
  }
}

async function send(effect: RecoveryCall, client: RecoveryParts['client']): Promise<void> {
  const { way, target, name } = effect;
  if (effect.type === 'resetOne') {
    await (way === 'phone'
      ? client.call('/site/api/v1/forgetByPhone/one', { phone: target, name })
      : client.call('/site/api/v1/forgetByEmail/one', { email: target, name }));
    return;
  }
  if (effect.type === 'resetTwo') {
    const { code } = effect;
    await (way === 'phone'
      ? client.call('/site/api/v1/forgetByPhone/two', { phone: target, name, code })
      : client.call('/site/api/v1/forgetByEmail/two', { email: target, name, code }));
    return;
  }
  const passwords = {
    password: passwordHash(effect.password),
    secondPassword: passwordHash(effect.repeat),
  };
  await (way === 'phone'
    ? client.call('/site/api/v1/forgetByPhone/three', { phone: target, name, ...passwords })
    : client.call('/site/api/v1/forgetByEmail/three', { email: target, name, ...passwords }));
}
