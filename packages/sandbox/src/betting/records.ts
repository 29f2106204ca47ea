import type {
  BetRecord,
  BetRecordFilter,
  BetRecordPage,
  BetRecordTotal,
} from '@courtside/contract';
import { type Db, toBig, toNumber } from '../db/db.ts';
import { fromFen } from '../ledger/amount.ts';
import type { Language } from '../text/messages.ts';
import type { World } from '../world/world.ts';
import { legShown, resultCodeOf, winLossOf } from './ticket-page.ts';
import { type Ticket, ticketsWhere } from './ticket-row.ts';

export interface Records {
  total(memberId: string, filter: BetRecordFilter): Promise<BetRecordTotal>;
  page(
    memberId: string,
    filter: BetRecordFilter & { pageNum: number; pageSize: number },
  ): Promise<BetRecordPage>;
}

function recordOf(ticket: Ticket, corrected: boolean, world: World, language: Language): BetRecord {
  const legs = ticket.legs.map((leg) => legShown(leg, world, language));
  const [first] = legs;
  if (first === undefined) throw new Error(`Ticket ${ticket.id} has no leg`);
  const { gtype, league_name, team_h, team_c, kickOff, wtype, pick, ratio, strong, ior } = first;
  return {
    ticket_id: ticket.id,
    status: ticket.status,
    placedAt: ticket.placedSite,
    settledAt: ticket.settledSite,
    ...{ gtype, league_name, team_h, team_c, kickOff, wtype, pick, ratio, strong, ior },
    isLive: first.isLive,
    scoreAtBet: first.scoreAtBet,
    stake: fromFen(ticket.stake),
    maxWin: fromFen(ticket.maxWin),
    resultCode: resultCodeOf(ticket),
    payout: fromFen(ticket.payout),
    winLoss: winLossOf(ticket),
    finalScore: first.finalScore,
    halfScore: first.halfScore,
    legs,
    combination: ticket.combination,
    lines: ticket.lines,
    unit: fromFen(ticket.unit),
    cashedOut: fromFen(ticket.cashed),
    corrected,
    reason: ticket.reason,
  };
}

/** Ids of the tickets that were settled again. */
async function correctedOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<unknown>> {
  const rows = await db.query(
    'SELECT bet_id FROM bet_settlements WHERE number > 1 AND bet_id = ANY($1::text[])',
    [ids],
  );
  return new Set(rows.map((row) => row['bet_id']));
}

const OPEN = `status IN ('delay', 'unsettled')`;

/** Bets with a ticket; bets that were refused at once are known by their key only. */
function where(memberId: string, filter: BetRecordFilter): { sql: string; params: unknown[] } {
  const { status, settled, beginTime, endTime, number } = filter;
  const params: unknown[] = [memberId];
  let sql = 'member_id = $1 AND listed';
  if (status !== undefined) sql += ` AND status = $${params.push(status)}`;
  else if (settled !== undefined) sql += ` AND ${settled ? 'NOT ' : ''}(${OPEN})`;
  if (number !== undefined) sql += ` AND strpos(id, $${params.push(number)}) > 0`;
  const open = status === undefined ? settled === false : ['delay', 'unsettled'].includes(status);
  // Open bets are shown for any time of placement.
  if (open) return { sql, params };
  if (beginTime !== undefined) sql += ` AND placed_site >= $${params.push(beginTime)}`;
  if (endTime !== undefined) sql += ` AND placed_site <= $${params.push(endTime)}`;
  return { sql, params };
}

export function createRecords(db: Db, world: World): Records {
  return {
    async total(memberId, filter) {
      const { sql, params } = where(memberId, filter);
      const [row] = await db.query(
        `SELECT COUNT(*) FILTER (WHERE status <> 'refused')::int AS n,
           COUNT(*) FILTER (WHERE status = 'refused')::int AS refused,
           COALESCE(SUM(stake) FILTER (WHERE status <> 'refused'), 0)::text AS stake,
           COALESCE(SUM(payout), 0)::text AS payout,
           COALESCE(SUM(payout - CASE WHEN status = 'settled' THEN stake ELSE cashed END), 0)::text AS win
         FROM bets WHERE ${sql}`,
        params,
      );
      return {
        count: toNumber(row?.['n']),
        refused: toNumber(row?.['refused']),
        stake: fromFen(toBig(row?.['stake'])),
        payout: fromFen(toBig(row?.['payout'])),
        winLoss: fromFen(toBig(row?.['win'])),
      };
    },
    async page(memberId, filter) {
      const { sql, params } = where(memberId, filter);
      const { pageNum, pageSize, language = 'zh-cn' } = filter;
      const [count] = await db.query(`SELECT COUNT(*)::int AS n FROM bets WHERE ${sql}`, params);
      const found = await ticketsWhere(
        db,
        `WHERE ${sql} ORDER BY number DESC LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`,
        params,
      );
      const corrected = await correctedOf(
        db,
        found.map(({ id }) => id),
      );
      return {
        total: toNumber(count?.['n']),
        pageNum,
        pageSize,
        list: found.map((ticket) => recordOf(ticket, corrected.has(ticket.id), world, language)),
      };
    },
  };
}
