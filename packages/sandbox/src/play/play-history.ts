import { beijingDate, beijingDay, monthsLater, periodAt } from '@courtside/responsible-play';
import { type Db, toBig, toNumber } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';
import { dayStart } from '../time/beijing.ts';
import { signedText } from './play-answers.ts';

type Totals = Schemas['PlayTotals'];

interface Sums {
  deposited: bigint;
  withdrawn: bigint;
  staked: bigint;
  returned: bigint;
  ms: bigint;
}

const none = (): Sums => ({ deposited: 0n, withdrawn: 0n, staked: 0n, returned: 0n, ms: 0n });

const totals = ({ deposited, withdrawn, staked, returned, ms }: Sums): Totals => ({
  deposited: fromFen(deposited),
  withdrawn: fromFen(withdrawn),
  staked: fromFen(staked),
  returned: fromFen(returned),
  net: signedText(returned - staked),
  minutes: Number(ms / 60_000n),
});

/** Money and time of a member by day in Beijing. Deposits and withdrawals count once they are completed. */
export async function playHistory(
  db: Db,
  memberId: string,
  months: 3 | 6 | 12,
  now: number,
): Promise<Schemas['PlayHistory']> {
  const { from } = periodAt('day', monthsLater(now, -months));
  // The offset of Beijing in ms; days are counted as whole numbers.
  const dayOf = (column: string): string => `FLOOR((${column} + 28800000) / 86400000.0)::int`;
  const rows = await db.query(
    `SELECT day, SUM(deposited)::text AS deposited, SUM(withdrawn)::text AS withdrawn, SUM(staked)::text AS staked,
       SUM(returned)::text AS returned, SUM(ms)::text AS ms FROM (
       SELECT ${dayOf('created_site')} AS day, amount AS deposited, 0 AS withdrawn, 0 AS staked, 0 AS returned, 0 AS ms
         FROM deposits WHERE member_id = $1 AND created_site >= $2 AND status = 'success'
       UNION ALL SELECT ${dayOf('created_site')}, 0, amount, 0, 0, 0
         FROM withdrawals WHERE member_id = $1 AND created_site >= $2 AND status = 'paid'
       UNION ALL SELECT ${dayOf('placed_site')}, 0, 0, stake, payout, 0
         FROM bets WHERE member_id = $1 AND placed_site >= $2 AND status <> 'refused'
       UNION ALL SELECT ${dayOf('played_site')}, 0, 0, stake, payout, 0
         FROM game_rounds WHERE member_id = $1 AND played_site >= $2
       UNION ALL SELECT day, 0, 0, 0, 0, ms FROM play_minutes WHERE member_id = $1 AND day >= $3
     ) AS all_of_it GROUP BY day ORDER BY day DESC`,
    [memberId, from, beijingDay(from)],
  );
  const sum = none();
  const days = rows.map((row): Schemas['PlayDay'] => {
    const own: Sums = none();
    for (const name of Object.keys(own) as (keyof Sums)[]) {
      own[name] = toBig(row[name]);
      sum[name] += own[name];
    }
    return { day: beijingDate(dayStart(toNumber(row['day']))), ...totals(own) };
  });
  return { from, until: now, days, total: totals(sum) };
}
