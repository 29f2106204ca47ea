import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { BindingEffect, BindingEvent } from './binding.ts';
import { isCaptchaEffect, performCaptcha, type CaptchaParts } from './perform-captcha.ts';
import { performCode, type CodeParts } from './perform-code.ts';

/** Dependencies of the calls of a binding. */
export type BindingParts = CaptchaParts & CodeParts & { client: Pick<ApiClient, 'call'> };

/**
 * Makes the call of an effect of a binding (`bindPhone`, `bindEmail`, `bindRealName`, and those of a code).
 *
 * @returns its outcome as an event; null for an effect that is no call but concerns the screen; never rejects
 */
export async function performBinding(
  effect: BindingEffect,
  parts: BindingParts,
): Promise<BindingEvent | null> {
  if (isCaptchaEffect(effect)) return { type: 'code', event: await performCaptcha(effect, parts) };
  switch (effect.type) {
    case 'sendCode':
      return { type: 'code', event: await performCode(effect, 'binding', parts) };
    case 'bind':
      return bind(effect, parts);
    default:
      return null;
  }
}

async function bind(
  effect: Extract<BindingEffect, { type: 'bind' }>,
  { client, faultText }: BindingParts,
): Promise<BindingEvent> {
  const { attempt, item, value, code } = effect;
  try {
    if (item === 'phone') {
      await client.call('/site/api/v1/user/member/bindPhone', { phone: value, code });
    } else if (item === 'email') {
      await client.call('/site/api/v1/user/member/bindEmail', { email: value, code });
    } else {
      await client.call('/site/api/v1/user/member/bindRealName', { realName: value });
    }
    return { type: 'accepted', attempt };
  } catch (fault) {
    return {
      type: 'refused',
      attempt,
      statusCode: isGatewayError(fault) ? fault.statusCode : null,
      text: faultText(fault),
    };
  }
}
