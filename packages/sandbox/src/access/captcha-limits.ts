import { type Db, toNumber } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';

const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;
/** Separate text, because members who need a question have no other captcha. */
const TOO_MANY_QUESTIONS = '文字题获取过于频繁，请十分钟后再试或联系客服';

/** Limits of new captchas. Each captcha has one try, so these limit tries as well. */
export interface CaptchaLimits {
  /** For one device within a minute. Devices name themselves, so a script can invent many; `address` limits those. */
  readonly device: number;
  /** For one address within a minute; a whole house or a mobile network may share one. */
  readonly address: number;
  /** Text questions for one device within ten minutes. Programs solve them easily; they count as captchas too. */
  readonly deviceQuestions: number;
  /** Text questions for one address within ten minutes. */
  readonly addressQuestions: number;
}

/** Well above the need of a member who mistypes and renews, and far below the tries that guessing a slider takes. */
export const CAPTCHA_LIMITS: CaptchaLimits = {
  device: 20,
  address: 120,
  deviceQuestions: 8,
  addressQuestions: 24,
};

/** The device and address that request a captcha. */
export interface CaptchaAsker {
  readonly device: string;
  readonly ip: string;
}

/** Counts the given captchas in the database, so that instances share the counts. */
export interface CaptchaLimiter {
  /** @throws Refusal 6011 with `retryAfterMs` */
  take(asker: CaptchaAsker): Promise<void>;
  /** Counts a text question, which is a captcha as well. @throws Refusal 6011 with `retryAfterMs` */
  takeQuestion(asker: CaptchaAsker): Promise<void>;
  /** Resets the counts and sets the limits; missing ones are those of `CAPTCHA_LIMITS`. */
  set(limits: Partial<CaptchaLimits>): Promise<CaptchaLimits>;
}

export function createCaptchaLimiter(
  db: Db,
  clock: SiteClock,
  first: Partial<CaptchaLimits> = {},
): CaptchaLimiter {
  let limits: CaptchaLimits = { ...CAPTCHA_LIMITS, ...first };

  async function count(who: string, most: number, within: number, said?: string): Promise<void> {
    const now = Math.floor(clock.wall());
    // One statement, so that simultaneous requests are counted one by one.
    const [row] = await db.query(
      `INSERT INTO captcha_counts AS seen (who, count, since_wall) VALUES ($1, 1, $2)
       ON CONFLICT (who) DO UPDATE SET
         count = CASE WHEN seen.since_wall > $3 THEN seen.count + 1 ELSE 1 END,
         since_wall = CASE WHEN seen.since_wall > $3 THEN seen.since_wall ELSE $2 END
       RETURNING count, since_wall`,
      [who, now, now - within],
    );
    if (toNumber(row?.['count']) <= most) return;
    const retryAfterMs = Math.max(1, toNumber(row?.['since_wall']) + within - now);
    throw new Refusal(6011, said, { retryAfterMs });
  }

  async function take({ device, ip }: CaptchaAsker): Promise<void> {
    // The device first: a request refused for its device must not use up the limit of its address.
    await count(`device ${device}`, limits.device, MINUTE_MS);
    await count(`address ${ip}`, limits.address, MINUTE_MS);
  }

  return {
    take,
    async takeQuestion(asker) {
      const { deviceQuestions, addressQuestions } = limits;
      await count(
        `question device ${asker.device}`,
        deviceQuestions,
        TEN_MINUTES_MS,
        TOO_MANY_QUESTIONS,
      );
      await count(
        `question address ${asker.ip}`,
        addressQuestions,
        TEN_MINUTES_MS,
        TOO_MANY_QUESTIONS,
      );
      await take(asker);
    },
    async set(wanted) {
      limits = { ...CAPTCHA_LIMITS, ...wanted };
      await db.query('DELETE FROM captcha_counts');
      return limits;
    },
  };
}
