import { asBody, type DoorBody, DoorError, number, text } from '../doors/input.ts';
import type { Db } from '../db/db.ts';
import { looseFen } from '../ledger/amount.ts';
import { CLEARING, HOUSE, post } from '../ledger/ledger.ts';
import { DAY, dayNumber } from '../time/beijing.ts';
import type { SiteClock } from '../time/site-clock.ts';

interface Played {
  readonly fen: bigint;
  readonly daysAgo: number;
}

function playedOf(json: unknown): Played {
  const body = asBody(json);
  try {
    const fen = looseFen(text(body, 'amount') ?? '');
    if (fen > 0n) return { fen, daysAgo: number(body, 'daysAgo') ?? 0 };
  } catch {
    // Reported below.
  }
  throw new DoorError('played is a list of { amount: "1000.00", daysAgo: 0 }');
}

/**
 * Applies the promotion fields of `POST /__sandbox/members`: `played`, valid stakes that were paid back in full, and
 * `signDays`, the number of signed days up to yesterday.
 */
export async function setMemberPromotions(
  { db, clock }: { readonly db: Db; readonly clock: SiteClock },
  memberId: string,
  body: DoorBody,
): Promise<void> {
  const { played = [] } = body;
  if (!Array.isArray(played)) throw new DoorError('played must be a list');
  const rounds = played.map(playedOf);
  const now = Math.floor(clock.site());
  const signDays = number(body, 'signDays') ?? 0;
  await db.transaction(async (tx) => {
    for (const { fen, daysAgo } of rounds) {
      const [row] = await tx.query(
        `SELECT nextval(pg_get_serial_sequence('entries', 'id'))::text AS n`,
      );
      const id = `G${now}D${String(row?.['n'])}`;
      const at = { kind: 'round', wall: clock.wall(), site: now } as const;
      // Booked between the house and the outside world instead of the member, whose balance stays.
      await post(tx, { ...at, ref: `round-stake:${id}` }, [
        [CLEARING, -fen],
        [HOUSE, fen],
      ]);
      await post(tx, { ...at, ref: `round-payout:${id}` }, [
        [HOUSE, -fen],
        [CLEARING, fen],
      ]);
      await tx.query(
        `INSERT INTO game_rounds (id, member_id, venue, game_code, choice, outcome, stake, payout, valid, played_site)
         VALUES ($1, $2, 'KXZR', 'baccarat', 'player', 'player', $3, $3, $3, $4)`,
        [id, memberId, fen.toString(), Math.max(0, now - daysAgo * DAY)],
      );
    }
    const today = dayNumber(now);
    for (let ago = 1; ago <= signDays; ago += 1) {
      await tx.query(
        'INSERT INTO sign_days (member_id, day) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [memberId, today - ago],
      );
    }
  });
}
