import type { Access, AccessEvent } from './access.ts';
import { isCodeBusy, type CodeRequest } from './code-request.ts';

/** True while the captcha of a code is on the screen. */
const hasCaptcha = (code: CodeRequest): boolean => isCodeBusy(code) && code.captcha !== null;

/**
 * Number of steps back from the shown state of the dialog to the page below it: one from the login form, four from the
 * form for a new password.
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
 * The event for the browser's back button: it closes a captcha or notice, or moves a flow one step back. A call that
 * cannot be revoked is waited for, as it is by the buttons on the screen.
 *
 * @returns null when the dialog itself is to be closed
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
