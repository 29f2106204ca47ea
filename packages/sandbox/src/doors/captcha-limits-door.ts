import type { CaptchaLimiter, CaptchaLimits } from '../access/captcha-limits.ts';
import { type DoorBody, DoorError, number } from './input.ts';

const NAMES = ['device', 'address', 'deviceQuestions', 'addressQuestions'] as const;

/**
 * Sets the captchas per minute of a device and an address, and the questions per ten minutes; missing fields get their
 * defaults.
 *
 * @throws DoorError
 */
export function changeCaptchaLimits(
  limiter: CaptchaLimiter,
  body: DoorBody,
): Promise<CaptchaLimits> {
  const wanted = NAMES.flatMap((name) => {
    const most = number(body, name);
    if (most === undefined) return [];
    if (most < 0) throw new DoorError(`${name} must not be negative`);
    return [[name, most] as const];
  });
  return limiter.set(Object.fromEntries(wanted));
}
