import type { AccessEffect, AccessEvent } from './access.ts';
import type { CodeEvent } from './code-request.ts';
import type { DeviceEffect } from './device-check.ts';
import { isCaptchaEffect, performCaptcha } from './perform-captcha.ts';
import { isAccessCall, performCall, type CallParts } from './perform-call.ts';
import { performCode, type CodeParts } from './perform-code.ts';
import { performDevice } from './perform-device.ts';
import { isRecoveryCall, performRecovery } from './perform-recovery.ts';

/** Dependencies of the calls of the whole dialog. */
export type AccessParts = CallParts & CodeParts;

/**
 * Makes the call of an effect of the dialog.
 *
 * @returns its outcome as an event; null for an effect that is no call but concerns the session or the screen
 * @example runner.performWith(async (effect) => {
 *   const event = await performAccess(effect, parts);
 *   if (event) runner.dispatch(event);
 * });
 */
export async function performAccess(
  asked: AccessEffect,
  parts: AccessParts,
): Promise<AccessEvent | null> {
  switch (asked.type) {
    case 'credentials': {
      const { effect } = asked;
      return isAccessCall(effect)
        ? { type: 'credentials', event: await performCall(effect, parts) }
        : null;
    }
    case 'recovery': {
      const { effect } = asked;
      if (isRecoveryCall(effect)) {
        return { type: 'recovery', event: await performRecovery(effect, parts) };
      }
      if (isCaptchaEffect(effect)) {
        const event = await performCaptcha(effect, parts);
        return { type: 'recovery', event: { type: 'code', event } };
      }
      if (effect.type !== 'sendCode') return null;
      const event = await performCode(effect, 'reset', parts);
      return { type: 'recovery', event: { type: 'code', event } };
    }
    case 'device': {
      const { check, effect } = asked;
      if (effect.type === 'verifiedLogin') {
        return { type: 'device', check, event: await performDevice(effect, parts) };
      }
      const event = await performDeviceCode(effect, parts);
      return event && { type: 'device', check, event: { type: 'code', event } };
    }
  }
}

async function performDeviceCode(
  effect: Exclude<DeviceEffect, { type: 'verifiedLogin' }>,
  parts: AccessParts,
): Promise<CodeEvent | null> {
  if (isCaptchaEffect(effect)) return performCaptcha(effect, parts);
  return effect.type === 'sendCode' ? performCode(effect, 'newDevice', parts) : null;
}
