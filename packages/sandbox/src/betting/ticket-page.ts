import { countsFromBet } from '@courtside/betslip';
import type {
  BetRecord,
  Ticket as TicketAnswer,
  TicketLeg,
  TicketSettlement,
} from '@courtside/contract';
import { type Db, toBig, toNumber, toText } from '../db/db.ts';
import { fromFen } from '../ledger/amount.ts';
import type { Language } from '../text/messages.ts';
import { leagueText, teamText } from '../text/names.ts';
import { Refusal } from '../wire/refusal.ts';
import { refereeTime } from '../world/feed-match.ts';
import { isScriptState } from '../world/match-state.ts';
import type { World } from '../world/world.ts';
import { cashOutsOf } from './cash-out.ts';
import { foldsOf, type Leg, stakeLeftOf, type Ticket, ticketsWhere } from './ticket-row.ts';

/** A leg as shown in tickets and records. */
export function legShown(leg: Leg, world: World, language: Language): TicketLeg {
  const state = world.stateOf(leg.gidm);
  const discipline = state && isScriptState(state) ? state.plan.discipline : undefined;
  return {
    gid: leg.gid,
    gidm: leg.gidm,
    gtype: leg.gtype,
    ...(discipline === undefined ? {} : { discipline }),
    league_name: leagueText(leg.league, language),
    team_h: teamText(leg.teamH, language),
    team_c: leg.wtype === 'FS' ? '' : teamText(leg.teamC, language),
    kickOff: leg.kickOff,
    wtype: leg.wtype,
    pick: leg.pick,
    ratio: leg.ratio,
    strong: leg.strong,
    ior: leg.ior,
    isLive: leg.isLive,
    scoreAtBet: leg.isLive ? leg.score : null,
    baseScore: leg.isLive && countsFromBet(leg.gtype) ? leg.base : null,
    // A match that is in no calendar any more ended long ago.
    gameStatus: state?.status ?? 'finished',
    re_time: state === undefined ? '' : refereeTime(state),
    scoreNow: state?.score ?? leg.final ?? { h: 0, c: 0 },
    resultCode: leg.code,
    finalScore: leg.final,
    halfScore: leg.half,
    countedScore: leg.counted,
    reason: leg.reason,
  };
}

/** Win or loss so far: zero while a ticket runs, except for its cashed-out part. */
export function winLossOf(ticket: Ticket): string {
  const stake = ticket.status === 'settled' ? ticket.stake : ticket.cashed;
  return fromFen(ticket.payout - stake);
}

/** @throws Refusal 6004 */
export async function ticketPage(
  db: Db,
  world: World,
  memberId: string,
  id: string,
  language: Language,
): Promise<TicketAnswer> {
  const [ticket] = await ticketsWhere(db, 'WHERE id = $1 AND member_id = $2 AND listed', [
    id,
    memberId,
  ]);
  if (ticket === undefined) throw new Refusal(6004);
  const settlements = await db.query(
    'SELECT * FROM bet_settlements WHERE bet_id = $1 ORDER BY number',
    [id],
  );
  return {
    ticket_id: id,
    status: ticket.status,
    reason: ticket.reason,
    placedAt: ticket.placedSite,
    settledAt: ticket.settledSite,
    combination: ticket.combination,
    folds: [...foldsOf(ticket)],
    lines: ticket.lines,
    unit: fromFen(ticket.unit),
    stake: fromFen(ticket.stake),
    stakeLeft: fromFen(stakeLeftOf(ticket)),
    maxWin: fromFen(ticket.maxWin),
    payout: fromFen(ticket.payout),
    winLoss: winLossOf(ticket),
    legs: ticket.legs.map((leg) => legShown(leg, world, language)),
    cashOuts: await cashOutsOf(db, id),
    settlements: settlements.map((row) => ({
      at: toNumber(row['at_site']),
      cause: row['cause'] as TicketSettlement['cause'],
      results: JSON.parse(toText(row['results'])) as TicketSettlement['results'],
      payout: fromFen(toBig(row['payout'])),
      reversed: fromFen(toBig(row['reversed'])),
      uncollected: fromFen(toBig(row['uncollected'])),
    })),
  };
}

/** The code of a ticket in a list: its leg's, or for a series one derived from the payout. */
export function resultCodeOf(ticket: Ticket): BetRecord['resultCode'] {
  if (ticket.status !== 'settled') return null;
  const [only, ...others] = ticket.legs;
  if (only !== undefined && others.length === 0)
    return stakeLeftOf(ticket) === 0n ? null : only.code;
  if (ticket.payout === ticket.stake) return 'P';
  return ticket.payout > ticket.stake ? 'W' : 'L';
}
