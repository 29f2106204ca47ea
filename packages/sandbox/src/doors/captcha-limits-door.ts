import type { CaptchaLimiter, CaptchaLimits } from '../access/captcha-limits.ts';
import { type DoorBody, DoorError, number } from './input.ts';

const NAMES = ['device', 'address', 'deviceQuestions', 'addressQuestions'] as const;

/**
 * Sets how many captchas a device and an address may have in a minute, and questions in ten; what the body leaves out is as usual.
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
