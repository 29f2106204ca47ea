import type {
  BetRecord,
  BetRecordFilter,
  BetRecordPage,
  BetRecordTotal,
  Score,
} from '@courtside/contract';
import { type Db, type Row, toBig, toNumber, toText } from '../db/db.ts';
import { fromFen } from '../ledger/amount.ts';
import type { Language } from '../text/messages.ts';
import { leagueText, teamText } from '../text/names.ts';
import { betOf } from './bet-row.ts';

export interface Records {
  total(memberId: string, filter: BetRecordFilter): Promise<BetRecordTotal>;
  page(
    memberId: string,
    filter: BetRecordFilter & { pageNum: number; pageSize: number },
  ): Promise<BetRecordPage>;
}

const scoreOf = (h: unknown, c: unknown): Score | null =>
  h === null || c === null ? null : { h: toNumber(h), c: toNumber(c) };

function recordOf(row: Row, language: Language): BetRecord {
  const bet = betOf(row);
  const settled = bet.status === 'settled';
  const payout = toBig(row['payout']);
  const live = bet.isLive ? { h: bet.scoreH, c: bet.scoreC } : null;
  return {
    ticket_id: bet.id,
    status: bet.status,
    placedAt: bet.placedSite,
    settledAt: row['settled_site'] === null ? null : toNumber(row['settled_site']),
    gtype: 'FT',
    league_name: leagueText(toText(row['league']), language),
    team_h: teamText(toText(row['team_h']), language),
    team_c: teamText(toText(row['team_c']), language),
    kickOff: toNumber(row['kick_off']),
    wtype: bet.wtype,
    pick: bet.pick,
    ratio: bet.ratio,
    strong: bet.strong,
    ior: bet.ior,
    isLive: bet.isLive,
    scoreAtBet: live,
    stake: fromFen(bet.stake),
    maxWin: fromFen(bet.maxWin),
    resultCode: settled ? (row['result_code'] as BetRecord['resultCode']) : null,
    payout: fromFen(payout),
    winLoss: settled ? fromFen(payout - bet.stake) : '0.00',
    finalScore: scoreOf(row['final_h'], row['final_c']),
    halfScore: scoreOf(row['half_h'], row['half_c']),
  };
}

/** Bets that got a ticket; those that were refused at once are known by their key only. */
function where(memberId: string, filter: BetRecordFilter): { sql: string; params: unknown[] } {
  const params: unknown[] = [memberId];
  let sql = 'member_id = $1 AND listed';
  if (filter.settled !== undefined) {
    sql += filter.settled
      ? ` AND status IN ('settled', 'refused')`
      : ` AND status IN ('delay', 'unsettled')`;
  }
  if (filter.beginTime !== undefined)
    sql += ` AND placed_site >= $${params.push(filter.beginTime)}`;
  if (filter.endTime !== undefined) sql += ` AND placed_site <= $${params.push(filter.endTime)}`;
  return { sql, params };
}

export function createRecords(db: Db): Records {
  return {
    async total(memberId, filter) {
      const { sql, params } = where(memberId, filter);
      const [row] = await db.query(
        `SELECT COUNT(*)::int AS n,
           COALESCE(SUM(stake) FILTER (WHERE status <> 'refused'), 0)::text AS stake,
           COALESCE(SUM(payout), 0)::text AS payout,
           COALESCE(SUM(payout - stake) FILTER (WHERE status = 'settled'), 0)::text AS win
         FROM bets WHERE ${sql}`,
        params,
      );
      return {
        count: toNumber(row?.['n']),
        stake: fromFen(toBig(row?.['stake'])),
        payout: fromFen(toBig(row?.['payout'])),
        winLoss: fromFen(toBig(row?.['win'])),
      };
    },
    async page(memberId, filter) {
      const { sql, params } = where(memberId, filter);
      const { pageNum, pageSize, language = 'zh-cn' } = filter;
      const [count] = await db.query(`SELECT COUNT(*)::int AS n FROM bets WHERE ${sql}`, params);
      const rows = await db.query(
        `SELECT * FROM bets WHERE ${sql} ORDER BY number DESC LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`,
        params,
      );
      return {
        total: toNumber(count?.['n']),
        pageNum,
        pageSize,
        list: rows.map((row) => recordOf(row, language)),
      };
    },
  };
}
