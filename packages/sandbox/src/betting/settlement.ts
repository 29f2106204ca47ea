import { countsFromBet } from '@courtside/betslip';
import { type Db, type Queryable, toText } from '../db/db.ts';
import type { Letters } from '../messages/letters.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { MatchState } from '../world/match-state.ts';
import type { World } from '../world/world.ts';
import { gradeLeg, type LegResult } from './grading.ts';
import { resettle, saveLeg, settleDecided } from './settle-ticket.ts';
import { type Leg, lockTicket, type Ticket, ticketsWhere } from './ticket-row.ts';

export interface SettlementParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly world: World;
  readonly letters: Letters;
}

const sameScore = (a: Leg['final'], b: Leg['final']): boolean => a?.h === b?.h && a?.c === b?.c;
const isNews = (leg: Leg, result: LegResult): boolean =>
  leg.code !== result.code ||
  !sameScore(leg.final, result.final) ||
  !sameScore(leg.half, result.half) ||
  !sameScore(leg.counted, result.counted);

/** The base score of an in-play handicap loses goals that were cancelled since the bet. */
async function moveBases(db: Queryable, { plan, score }: MatchState): Promise<void> {
  await db.query(
    `UPDATE bet_legs SET base_h = LEAST(base_h, $2), base_c = LEAST(base_c, $3)
     WHERE gidm = $1 AND is_live AND result_code IS NULL AND (base_h > $2 OR base_c > $3)
       AND EXISTS (SELECT 1 FROM bets b WHERE b.id = bet_id AND b.status = 'unsettled')`,
    [plan.gidm, score.h, score.c],
  );
}

/** All of a match that a leg is graded by, as text. */
const outcomeOf = ({ status, score, half, parts, result, goals, winners }: MatchState): string =>
  JSON.stringify([status, score, half, parts, result, goals, winners]);

/**
 * Returns a function that settles as far as possible: each leg when its result is known, each ticket when it is decided,
 * and again when a corrected result changes it. Each ticket has its own transaction, so that one never blocks the others.
 */
export function createSettlement(parts: SettlementParts): () => Promise<void> {
  // Matches stay corrected for good, so without this their tickets would be read again every time. A gateway that starts
  // reads them once: another one may have ended in the middle of them.
  const applied = new Map<string, string>();
  return () => settleAll(parts, applied);
}

/** @param applied outcomes of corrected matches whose tickets have been settled by them */
async function settleAll(parts: SettlementParts, applied: Map<string, string>): Promise<void> {
  const { db, world } = parts;
  const open = await db.query(
    `SELECT DISTINCT l.gidm FROM bet_legs l JOIN bets b ON b.id = l.bet_id
     WHERE l.result_code IS NULL AND b.status IN ('unsettled', 'settled')`,
  );
  for (const { gidm } of open) {
    const state = world.stateOf(toText(gidm));
    if (state === undefined || state.status === 'scheduled') continue;
    const live = state.status === 'in-play' || state.status === 'half-time';
    if (live && countsFromBet(state.sport)) await moveBases(db, state);
    const over = state.status === 'finished' || state.status === 'abandoned';
    const known = state.half !== null || (state.result?.periods.length ?? 0) > 0;
    if (!known && !over) continue;
    await gradeMatch(parts, state, 'l.result_code IS NULL', false);
  }
  for (const gidm of world.corrected()) {
    const state = world.stateOf(gidm);
    if (state === undefined) continue;
    const outcome = outcomeOf(state);
    if (applied.get(gidm) === outcome) continue;
    await gradeMatch(parts, state, 'l.result_code IS NOT NULL', true);
    applied.set(gidm, outcome);
  }
}

async function gradeMatch(
  parts: SettlementParts,
  state: MatchState,
  which: string,
  corrected: boolean,
): Promise<void> {
  const { gidm } = state.plan;
  const found = await ticketsWhere(
    parts.db,
    `WHERE status IN ('unsettled', 'settled') AND EXISTS
       (SELECT 1 FROM bet_legs l WHERE l.bet_id = bets.id AND l.gidm = $1 AND ${which}) ORDER BY number`,
    [gidm],
  );
  const wanted = (ticket: Ticket) =>
    ticket.legs.flatMap((leg) => {
      if (leg.gidm !== gidm || (leg.code !== null) !== corrected) return [];
      const result = gradeLeg(leg, state);
      return result !== undefined && isNews(leg, result) ? [{ leg, result }] : [];
    });
  for (const seen of found) {
    if (wanted(seen).length === 0) continue;
    await parts.db.transaction(async (tx) => {
      const locked = await lockTicket(tx, seen.id);
      if (locked === undefined) return;
      let ticket = locked;
      for (const { leg, result } of wanted(locked)) ticket = await saveLeg(tx, ticket, leg, result);
      if (ticket === locked) return;
      const at = { tx, clock: parts.clock, letters: parts.letters };
      if (ticket.status === 'unsettled') await settleDecided(at, ticket);
      else if (corrected) await resettle(at, ticket);
    });
  }
}
