import type { Access, AccessEvent } from './access.ts';
import { isCodeBusy, type CodeRequest } from './code-request.ts';

/** The captcha of a code is on the screen. */
const hasCaptcha = (code: CodeRequest): boolean => isCodeBusy(code) && code.captcha !== null;

/**
 * How many steps back it is from what the door shows to the page below it: the login form is one away, a new password
 * four.
 *
 * @example stepsOpen(INITIAL_ACCESS) // 1
 */
export function stepsOpen({ page, credentials, recovery, device }: Access): number {
  if (page === 'credentials') {
    const { step } = credentials;
    return step === 'captcha' || step === 'submitting' || step === 'warned' ? 2 : 1;
  }
  if (page === 'recovery') {
    const stage = recovery.stage === 'verify' ? 3 : recovery.stage === 'reset' ? 4 : 2;
    return stage + (hasCaptcha(recovery.code) ? 1 : 0);
  }
  return device !== null && (device.dialog !== null || hasCaptcha(device.code)) ? 3 : 2;
}

/**
 * What the browser's way back means for the door itself: its captcha or notice is closed, or a flow goes one step back. A call that cannot be
 * unsent is waited for, as it is by the buttons on the screen.
 *
 * @returns null where the door itself is closed
 */
export function stepBack(state: Access): AccessEvent | null {
  const { page, credentials, recovery, device, check } = state;
  const closed = { type: 'captchaClosed' } as const;
  if (page === 'credentials') {
    if (stepsOpen(state) === 1) return null;
    return {
      type: 'credentials',
      event: credentials.step === 'warned' ? { type: 'reset' } : closed,
    };
  }
  if (page === 'recovery') {
    if (hasCaptcha(recovery.code)) {
      return { type: 'recovery', event: { type: 'code', event: closed } };
    }
    if (recovery.stage === 'verify' || recovery.stage === 'reset') {
      return { type: 'recovery', event: { type: 'back' } };
    }
  } else if (device !== null) {
    if (device.dialog !== null) return { type: 'device', check, event: { type: 'dialogClosed' } };
    if (hasCaptcha(device.code)) {
      return { type: 'device', check, event: { type: 'code', event: closed } };
    }
  }
  return { type: 'shown', page: 'credentials' };
}
