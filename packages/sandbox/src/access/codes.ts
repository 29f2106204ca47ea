import { randomInt } from 'node:crypto';
import { type Db, type Row, toNumber, toText } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { sameText } from '../wire/signature.ts';

const LIFE_MS = 5 * 60_000;
const AGAIN_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const MOST_A_DAY = 10;
const TRIES = 5;

export type CodePurpose = 'reset' | 'login' | 'bind' | 'second';
export type CodeWay = 0 | 1 | 2;

export interface CodeOrder {
  readonly purpose: CodePurpose;
  /** Owner of the code; verification needs the same text. */
  readonly owner: string;
  /** Phone or email, as stored. */
  readonly target: string;
  readonly device: string;
  readonly cate: CodeWay;
  /** False when the target is not the member's: everything looks the same, but nothing is sent. */
  readonly deliver: boolean;
}

interface SentCode {
  readonly to: string;
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly cate: CodeWay;
  readonly sentAt: number;
  readonly state: string;
}

/** Codes of six digits that are sent to a phone or an email address. */
export interface Codes {
  /** Whether a captcha must come first: the target or the device had a code within a day. */
  wantsCaptcha(target: string, device: string): Promise<boolean>;
  /** @throws Refusal 6066 within a minute, 6034 after ten in a day */
  mayBeSent(target: string): Promise<void>;
  send(order: CodeOrder): Promise<{ resendAfterMs: number; expiresInMs: number }>;
  /**
   * Uses up the last code of a purpose and owner.
   *
   * @throws Refusal 6036 for a wrong or missing code, 6037 from the fifth wrong one on, 6038 for an expired one
   */
  use(purpose: CodePurpose, owner: string, target: string | undefined, code: string): Promise<void>;
  /** For tests: the delivered codes, newest first. */
  delivered(to: string | undefined): Promise<SentCode[]>;
}

export function createCodes(db: Db, clock: SiteClock): Codes {
  const wall = (): number => Math.floor(clock.wall());
  return {
    async wantsCaptcha(target, device) {
      const [row] = await db.query(
        'SELECT 1 AS one FROM codes WHERE (target = $1 OR device = $2) AND sent_wall > $3 LIMIT 1',
        [target, device, wall() - DAY_MS],
      );
      return row !== undefined;
    },
    async mayBeSent(target) {
      const [row] = await db.query(
        `SELECT COUNT(*)::int AS n, MAX(sent_wall)::text AS last FROM codes WHERE target = $1 AND sent_wall > $2`,
        [target, wall() - DAY_MS],
      );
      const count = toNumber(row?.['n']);
      const left = count === 0 ? 0 : toNumber(row?.['last']) + AGAIN_MS - wall();
      if (left > 0) throw new Refusal(6066, undefined, { seconds: Math.ceil(left / 1000) });
      if (count >= MOST_A_DAY) throw new Refusal(6034);
    },
    async send(order) {
      const { purpose, owner, target, device, cate, deliver } = order;
      await db.query(
        `UPDATE codes SET state = 'replaced' WHERE purpose = $1 AND owner = $2 AND state = 'live'`,
        [purpose, owner],
      );
      await db.query(
        `INSERT INTO codes (purpose, owner, target, device, cate, code, delivered, sent_wall, sent_site, expires_wall)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          purpose,
          owner,
          target,
          device,
          cate,
          String(randomInt(1_000_000)).padStart(6, '0'),
          deliver,
          wall(),
          clock.site(),
          wall() + LIFE_MS,
        ],
      );
      return { resendAfterMs: AGAIN_MS, expiresInMs: LIFE_MS };
    },
    async use(purpose, owner, target, code) {
      // Counted before the comparison, so that simultaneous tries count too.
      const [row] = await db.query(
        `UPDATE codes SET tries = tries + 1 WHERE id = (SELECT MAX(id) FROM codes WHERE purpose = $1 AND owner = $2
           AND ($3::text IS NULL OR target = $3)) RETURNING id::text AS id, code, delivered, state, tries, expires_wall`,
        [purpose, owner, target ?? null],
      );
      if (row === undefined || row['state'] === 'used') throw new Refusal(6036);
      const tries = toNumber(row['tries']);
      if (tries > TRIES) throw new Refusal(6037);
      if (toNumber(row['expires_wall']) < wall()) throw new Refusal(6038);
      if (row['delivered'] !== true || !sameText(toText(row['code']), code)) {
        if (tries === TRIES) throw new Refusal(6037);
        throw new Refusal(6036, undefined, { triesLeft: TRIES - tries });
      }
      const used = await db.query(
        `UPDATE codes SET state = 'used' WHERE id = $1 AND state = 'live' RETURNING id`,
        [row['id']],
      );
      if (used.length === 0) throw new Refusal(6036);
    },
    async delivered(to) {
      const rows = await db.query(
        `SELECT * FROM codes WHERE delivered AND ($1::text IS NULL OR target = $1) ORDER BY id DESC LIMIT 100`,
        [to ?? null],
      );
      return rows.map(sentCode);
    },
  };
}

const sentCode = (row: Row): SentCode => ({
  to: toText(row['target']),
  code: toText(row['code']),
  purpose: row['purpose'] as CodePurpose,
  cate: toNumber(row['cate']) as CodeWay,
  sentAt: toNumber(row['sent_site']),
  state: toText(row['state']),
});
