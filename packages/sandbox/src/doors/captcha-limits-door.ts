import type { CaptchaLimiter, CaptchaLimits } from '../access/captcha-limits.ts';
import { type DoorBody, DoorError, number } from './input.ts';

/**
 * Sets how many captchas a device and an address may have in a minute; what the body leaves out is as usual.
 *
 * @throws DoorError
 */
export function changeCaptchaLimits(
  limiter: CaptchaLimiter,
  body: DoorBody,
): Promise<CaptchaLimits> {
  const wanted = (['device', 'address'] as const).flatMap((name) => {
    const most = number(body, name);
    if (most === undefined) return [];
    if (most < 0) throw new DoorError(`${name} must not be negative`);
    return [[name, most] as const];
  });
  return limiter.set(Object.fromEntries(wanted));
}
