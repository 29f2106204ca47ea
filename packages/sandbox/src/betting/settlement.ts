import { gradeMarket, type ResultCode, settleSingle } from '@courtside/betslip';
import { isCourtsideError } from '@courtside/kernel';
import { type Db, toText } from '../db/db.ts';
import { countTurnover, validStake } from '../funds/turnover.ts';
import { HOUSE, lockedOf, post, walletOf } from '../ledger/ledger.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { MatchState } from '../world/match-state.ts';
import type { World } from '../world/world.ts';
import { type Bet, betOf } from './bet-row.ts';
import { isHalfWtype } from './market-now.ts';

/** The result of a bet, or undefined while it is open. */
function resultOf(bet: Bet, state: MatchState): ResultCode | undefined {
  const half = state.half;
  const over = state.status === 'finished' || state.status === 'abandoned';
  const known = isHalfWtype(bet.wtype) ? half !== null || over : over;
  if (!known) return undefined;
  try {
    return gradeMarket({
      wtype: bet.wtype,
      pick: bet.pick,
      strong: bet.strong,
      ratio: bet.ratio,
      result: {
        ht: half === null ? null : [half.h, half.c],
        ft: state.status === 'finished' ? [state.score.h, state.score.c] : null,
        voided: 'D4',
      },
      scoreAtBet: bet.isLive ? [bet.scoreH, bet.scoreC] : null,
    });
  } catch (fault) {
    // A goal that was taken back after the bet: the score at the bet was wrong.
    if (isCourtsideError(fault, 'betslip.score-impossible')) return 'D2';
    throw fault;
  }
}

/** Settles what can be settled. Each bet in a transaction of its own, so that one never holds up the others. */
export async function settleAll(db: Db, clock: SiteClock, world: World): Promise<void> {
  const open = await db.query(`SELECT DISTINCT gidm FROM bets WHERE status = 'unsettled'`);
  for (const { gidm } of open) {
    const state = world.stateOf(toText(gidm));
    if (
      state === undefined ||
      (state.half === null && state.status !== 'finished' && state.status !== 'abandoned')
    ) {
      continue;
    }
    const rows = await db.query(`SELECT * FROM bets WHERE status = 'unsettled' AND gidm = $1`, [
      gidm,
    ]);
    for (const row of rows) {
      const code = resultOf(betOf(row), state);
      if (code !== undefined) await settle(db, clock, betOf(row), state, code);
    }
  }
}

async function settle(
  db: Db,
  clock: SiteClock,
  bet: Bet,
  state: MatchState,
  code: ResultCode,
): Promise<void> {
  const { stake, ior: hkPrice } = bet;
  const payout = settleSingle({ stake, hkPrice, code, rounding: 'truncate' });
  const final = state.status === 'finished' ? state.score : null;
  await db.transaction(async (tx) => {
    const changed = await tx.query(
      `UPDATE bets SET status = 'settled', result_code = $2, payout = $3, settled_site = $4, final_h = $5,
         final_c = $6, half_h = $7, half_c = $8 WHERE id = $1 AND status = 'unsettled' RETURNING id`,
      [
        bet.id,
        code,
        payout.toString(),
        clock.site(),
        final?.h ?? null,
        final?.c ?? null,
        state.half?.h ?? null,
        state.half?.c ?? null,
      ],
    );
    if (changed.length === 0) return;
    const entry = { wall: clock.wall(), site: clock.site() };
    await post(tx, { kind: 'settle', ref: `settle:${bet.id}`, ...entry }, [
      [lockedOf(bet.memberId), -stake],
      [HOUSE, stake - payout],
      [walletOf(bet.memberId), payout],
    ]);
    await countTurnover(tx, bet.memberId, validStake(code, stake));
  });
}
