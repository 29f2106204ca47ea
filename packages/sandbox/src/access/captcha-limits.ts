import { type Db, toNumber } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';

const WINDOW_MS = 60_000;

/** New captchas within a minute. Each has one try, so these are tries as well. */
export interface CaptchaLimits {
  /** For one device. A device names itself, so a script has as many as it likes: that is what the address is for. */
  readonly device: number;
  /** For one address, which a whole house or the network of a phone company may share. */
  readonly address: number;
}

/** Well above what somebody does who mistypes and renews, and far below what guessing a slider takes. */
export const CAPTCHA_LIMITS: CaptchaLimits = { device: 20, address: 120 };

/** Who asks for a captcha. */
export interface CaptchaAsker {
  readonly device: string;
  readonly ip: string;
}

/** Counts the captchas that are given, in the database: instances share what they count. */
export interface CaptchaLimiter {
  /** @throws Refusal 6011 with `retryAfterMs` */
  take(asker: CaptchaAsker): Promise<void>;
  /** Forgets what was counted and sets the limits; what is left out is as `CAPTCHA_LIMITS`. */
  set(limits: Partial<CaptchaLimits>): Promise<CaptchaLimits>;
}

export function createCaptchaLimiter(
  db: Db,
  clock: SiteClock,
  first: Partial<CaptchaLimits> = {},
): CaptchaLimiter {
  let limits: CaptchaLimits = { ...CAPTCHA_LIMITS, ...first };

  async function count(who: string, most: number): Promise<void> {
    const now = Math.floor(clock.wall());
    // One statement, so that what is asked for at once is counted one by one.
    const [row] = await db.query(
      `INSERT INTO captcha_counts AS seen (who, count, since_wall) VALUES ($1, 1, $2)
       ON CONFLICT (who) DO UPDATE SET
         count = CASE WHEN seen.since_wall > $3 THEN seen.count + 1 ELSE 1 END,
         since_wall = CASE WHEN seen.since_wall > $3 THEN seen.since_wall ELSE $2 END
       RETURNING count, since_wall`,
      [who, now, now - WINDOW_MS],
    );
    if (toNumber(row?.['count']) <= most) return;
    const retryAfterMs = Math.max(1, toNumber(row?.['since_wall']) + WINDOW_MS - now);
    throw new Refusal(6011, undefined, { retryAfterMs });
  }

  return {
    async take({ device, ip }) {
      // The device first: what it is refused does not use up what others at its address have.
      await count(`device ${device}`, limits.device);
      await count(`address ${ip}`, limits.address);
    },
    async set(wanted) {
      limits = { ...CAPTCHA_LIMITS, ...wanted };
      await db.query('DELETE FROM captcha_counts');
      return limits;
    },
  };
}
