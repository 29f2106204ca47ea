import type {
  BetRecordFilter,
  BetRecordPage,
  BetRecordTotal,
  RoundRecord,
} from '@courtside/contract';
import type { Records } from '../betting/records.ts';
import { gameOf } from '../content/games.ts';
import { VENUES } from '../content/venues.ts';
import { type Db, type Row, toBig, toNumber, toText } from '../db/db.ts';
import { fromFen } from '../ledger/amount.ts';
import { DEMO_GAMES } from './demo-rules.ts';
import { DEMO_PAGES } from './launch.ts';
import { LOCAL_VENUE } from './wallet-moves.ts';

/** Whether a filter selects rounds of games instead of bets of the local sports venue. */
export const wantsRounds = ({ venue, category }: BetRecordFilter): boolean =>
  venue === undefined
    ? category !== undefined && category !== 'TY'
    : venue !== LOCAL_VENUE || (category !== undefined && category !== 'TY');

function recordOf(row: Row): RoundRecord {
  const venue = VENUES.find((each) => each.code === row['venue']);
  if (venue === undefined) throw new Error(`No venue ${toText(row['venue'])}`);
  const rules = DEMO_GAMES[DEMO_PAGES[venue.type]];
  const label = (of: readonly { id: string; label: string }[], id: unknown): string =>
    of.find((each) => each.id === id)?.label ?? '';
  const gameCode = toText(row['game_code']);
  const [stake, payout] = [toBig(row['stake']), toBig(row['payout'])];
  return {
    roundId: toText(row['id']),
    venueCode: venue.code,
    venueName: venue.name,
    category: venue.type,
    gameCode,
    gameName: gameOf(gameCode)?.name ?? '',
    choice: label(rules.choices, row['choice']),
    outcome: label(rules.outcomes, row['outcome']),
    stake: fromFen(stake),
    validStake: fromFen(toBig(row['valid'])),
    payout: fromFen(payout),
    jackpot: fromFen(toBig(row['jackpot'])),
    winLoss: fromFen(payout - stake),
    playedAt: toNumber(row['played_site']),
  };
}

function where(memberId: string, filter: BetRecordFilter): { sql: string; params: unknown[] } {
  const { venue, category, settled, status, number, beginTime, endTime } = filter;
  const venues = VENUES.filter(
    ({ code, type }) =>
      (venue === undefined || code === venue) && (category === undefined || type === category),
  ).map(({ code }) => code);
  const params: unknown[] = [memberId, JSON.stringify(venues)];
  let sql = 'member_id = $1 AND venue IN (SELECT jsonb_array_elements_text($2::jsonb))';
  // Rounds are always settled.
  if (status === undefined ? settled === false : status !== 'settled') sql += ' AND FALSE';
  if (number !== undefined) sql += ` AND strpos(id, $${params.push(number)}) > 0`;
  if (beginTime !== undefined) sql += ` AND played_site >= $${params.push(beginTime)}`;
  if (endTime !== undefined) sql += ` AND played_site <= $${params.push(endTime)}`;
  return { sql, params };
}

/** Rounds of games as shown in the bet record, in Simplified Chinese. */
export function createRoundRecords(db: Db): Records {
  return {
    async total(memberId, filter): Promise<BetRecordTotal> {
      const { sql, params } = where(memberId, filter);
      const [row] = await db.query(
        `SELECT COUNT(*)::int AS n, COALESCE(SUM(stake), 0)::text AS stake,
           COALESCE(SUM(payout), 0)::text AS payout
         FROM game_rounds WHERE ${sql}`,
        params,
      );
      const [stake, payout] = [toBig(row?.['stake']), toBig(row?.['payout'])];
      return {
        count: toNumber(row?.['n']),
        stake: fromFen(stake),
        payout: fromFen(payout),
        winLoss: fromFen(payout - stake),
      };
    },
    async page(memberId, filter): Promise<BetRecordPage> {
      const { pageNum, pageSize } = filter;
      const { sql, params } = where(memberId, filter);
      const [count] = await db.query(
        `SELECT COUNT(*)::int AS n FROM game_rounds WHERE ${sql}`,
        params,
      );
      const rows = await db.query(
        `SELECT * FROM game_rounds WHERE ${sql} ORDER BY number DESC LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`,
        params,
      );
      return {
        total: toNumber(count?.['n']),
        pageNum,
        pageSize,
        list: [],
        rounds: rows.map(recordOf),
      };
    },
  };
}
