import { isGatewayError } from '@courtside/api-client';
import type { BindingParts } from './perform-binding.ts';
import { isCaptchaEffect, performCaptcha } from './perform-captcha.ts';
import { performCode } from './perform-code.ts';
import type { PhoneProofEffect, PhoneProofEvent } from './phone-proof.ts';

/**
 * Makes the call of an effect of a phone proof (`sendCode/two` of type 5, `emailCheck`).
 *
 * @returns its outcome as an event; null for an effect that concerns the screen; never rejects
 */
export async function performPhoneProof(
  effect: PhoneProofEffect,
  parts: BindingParts,
): Promise<PhoneProofEvent | null> {
  if (isCaptchaEffect(effect)) return { type: 'code', event: await performCaptcha(effect, parts) };
  if (effect.type === 'sendCode') {
    return { type: 'code', event: await performCode(effect, 'second', parts) };
  }
  if (effect.type !== 'prove') return null;
  const { attempt, code } = effect;
  try {
    await parts.client.call('/site/api/v1/user/withdrawal/pwd/emailCheck', { code });
    return { type: 'accepted', attempt };
  } catch (fault) {
    return {
      type: 'refused',
      attempt,
      statusCode: isGatewayError(fault) ? fault.statusCode : null,
      text: parts.faultText(fault),
    };
  }
}
