import type { TicketSettlement } from '@courtside/contract';
import { type Queryable, toBig, toNumber } from '../db/db.ts';
import { countTurnover } from '../funds/turnover.ts';
import { fromFen } from '../ledger/amount.ts';
import { balanceOf, HOUSE, lockedOf, post, walletOf } from '../ledger/ledger.ts';
import type { Letters } from '../messages/letters.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { isDecided, type LegResult, payOf } from './grading.ts';
import { foldsOf, type Leg, stakeLeftOf, type Ticket } from './ticket-row.ts';

export interface Settling {
  readonly tx: Queryable;
  readonly clock: SiteClock;
  readonly letters: Letters;
}

const codesOf = ({ legs }: Ticket) => legs.map(({ code }) => code);
const resultsOf = ({ legs }: Ticket): string =>
  JSON.stringify(
    legs.map(({ code, final, half, counted }): TicketSettlement['results'][number] => ({
      resultCode: code,
      finalScore: final,
      halfScore: half,
      countedScore: counted,
    })),
  );

/** Stores the result of a leg. */
export async function saveLeg(
  tx: Queryable,
  ticket: Ticket,
  leg: Leg,
  { code, final, half, counted }: LegResult,
): Promise<Ticket> {
  await tx.query(
    `UPDATE bet_legs SET result_code = $3, final_h = $4, final_c = $5, half_h = $6, half_c = $7,
       counted_h = $8, counted_c = $9
     WHERE bet_id = $1 AND place = $2`,
    [
      ticket.id,
      leg.place,
      code,
      final?.h ?? null,
      final?.c ?? null,
      half?.h ?? null,
      half?.c ?? null,
      counted?.h ?? null,
      counted?.c ?? null,
    ],
  );
  const legs = ticket.legs.map((each) =>
    each.place === leg.place ? { ...each, code, final, half, counted } : each,
  );
  return { ...ticket, legs };
}

interface Row {
  readonly cause: TicketSettlement['cause'];
  readonly payout: bigint;
  readonly reversed: bigint;
  readonly uncollected: bigint;
}

async function note({ tx, clock }: Settling, ticket: Ticket, number: number, row: Row) {
  await tx.query(
    `INSERT INTO bet_settlements (bet_id, number, at_site, cause, results, payout, reversed, uncollected)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ticket.id,
      number,
      clock.site(),
      row.cause,
      resultsOf(ticket),
      row.payout.toString(),
      row.reversed.toString(),
      row.uncollected.toString(),
    ],
  );
}

async function lastSettlement(
  tx: Queryable,
  id: string,
): Promise<{ number: number; payout: bigint }> {
  const [row] = await tx.query(
    'SELECT number, payout FROM bet_settlements WHERE bet_id = $1 ORDER BY number DESC LIMIT 1',
    [id],
  );
  return row === undefined
    ? { number: 0, payout: 0n }
    : { number: toNumber(row['number']), payout: toBig(row['payout']) };
}

/** Entries are named by the ticket and, from the second settlement on, its number. */
const refOf = (kind: string, id: string, number: number): string =>
  number === 1 ? `${kind}:${id}` : `${kind}:${id}:${number}`;

/** Books the payout for the stake that was not cashed out. A wallet that still owes a correction gets only the rest. */
async function book(
  { tx, clock }: Settling,
  ticket: Ticket,
  number: number,
  owed: bigint,
): Promise<{ payout: bigint; uncollected: bigint }> {
  const { payout, valid } = payOf(ticket, codesOf(ticket));
  const left = stakeLeftOf(ticket);
  const kept = payout < owed ? payout : owed;
  await tx.query(
    `UPDATE bets SET status = 'settled', payout = $2, valid = $3, uncollected = $4,
       settled_site = COALESCE(settled_site, $5) WHERE id = $1`,
    [
      ticket.id,
      (ticket.payout + payout).toString(),
      valid.toString(),
      (owed - kept).toString(),
      clock.site(),
    ],
  );
  const entry = { wall: clock.wall(), site: clock.site() };
  await post(tx, { kind: 'settle', ref: refOf('settle', ticket.id, number), ...entry }, [
    [lockedOf(ticket.memberId), -left],
    [HOUSE, left - payout + kept],
    [walletOf(ticket.memberId), payout - kept],
  ]);
  // A correction does not take away turnover that was already counted.
  const more = valid - ticket.valid;
  if (more > 0n) await countTurnover(tx, ticket.memberId, more);
  return { payout, uncollected: owed - kept };
}

/** Settles a running ticket when no running leg can change its payout. */
export async function settleDecided(at: Settling, ticket: Ticket): Promise<void> {
  if (ticket.status !== 'unsettled') return;
  if (!isDecided(codesOf(ticket), foldsOf(ticket))) return;
  const { number } = await lastSettlement(at.tx, ticket.id);
  const cause = number === 0 ? 'result' : 'correction';
  const { payout, uncollected } = await book(at, ticket, number + 1, ticket.uncollected);
  await note(at, ticket, number + 1, { cause, payout, reversed: 0n, uncollected });
}

/**
 * Takes back the payout of a settled ticket and settles it again, after a result was corrected. A ticket that the
 * correction leaves undecided runs on.
 *
 * @param ticket with the corrected legs
 */
export async function resettle(at: Settling, ticket: Ticket): Promise<void> {
  const { tx, clock, letters } = at;
  const { memberId, id } = ticket;
  const left = stakeLeftOf(ticket);
  const last = await lastSettlement(tx, id);
  // Everything was cashed out before the end, so a result changes nothing.
  if (left === 0n || last.number === 0) return;
  const number = last.number + 1;
  const held = await balanceOf(tx, walletOf(memberId));
  const decided = isDecided(codesOf(ticket), foldsOf(ticket));
  const next = decided ? payOf(ticket, codesOf(ticket)) : undefined;
  if (next?.payout === last.payout && next.valid === ticket.valid) {
    // Other results with the same money: nothing to book, and no letter to write.
    const row = { cause: 'correction', payout: last.payout, reversed: last.payout } as const;
    await note(at, ticket, number, { ...row, uncollected: ticket.uncollected });
    return;
  }
  const due = last.payout + ticket.uncollected;
  const back = due < held ? due : held;
  const owed = due - back;
  const entry = { wall: clock.wall(), site: clock.site() };
  await post(tx, { kind: 'unsettle', ref: refOf('unsettle', id, number), ...entry }, [
    [walletOf(memberId), -back],
    [HOUSE, back - left],
    [lockedOf(memberId), left],
  ]);
  const before = { ...ticket, payout: ticket.payout - last.payout };
  const tell = (text: string): Promise<void> =>
    letters.send(tx, memberId, 'notice', '注单重新结算', `注单 ${id} 的赛果已更正。${text}`);
  if (decided) {
    const { payout, uncollected } = await book(at, before, number, owed);
    const row = { cause: 'correction', payout, reversed: last.payout, uncollected } as const;
    await note(at, ticket, number, row);
    await tell(`派彩由 ${fromFen(last.payout)} 元改为 ${fromFen(payout)} 元。`);
    return;
  }
  await tx.query(
    `UPDATE bets SET status = 'unsettled', payout = $2, uncollected = $3, settled_site = NULL WHERE id = $1`,
    [id, before.payout.toString(), owed.toString()],
  );
  const row = { cause: 'reopened', payout: 0n, reversed: last.payout, uncollected: owed } as const;
  await note(at, ticket, number, row);
  const taken = last.payout > 0n ? `，原派彩 ${fromFen(last.payout)} 元已收回` : '';
  await tell(`注单恢复为未结算${taken}。`);
}
