import { randomUUID } from 'node:crypto';
import { combinationsOf } from '@courtside/betslip';
import type { BetRecordPage, Ticket, Wtype } from '@courtside/contract';
import { count } from '@courtside/tooling/testing';
import { expect, test } from 'vitest';
import { type MatchDoor, openSandbox, order, series, type TestSandbox } from './harness.ts';
import { secondSettlement } from './second-settlement.ts';
import type { SignedClient } from './signed-client.ts';
import { DAYS, dice, tournament } from './tournament.ts';

const HOUR = 3_600_000;
const fen = (amount: string): bigint => BigInt(Math.round(Number(amount) * 100));

interface OpenPick {
  readonly gid: string;
  readonly wtype: Wtype;
  readonly pick: 'H' | 'C' | 'N';
  /** Hong Kong. */
  readonly price: number;
}

/** What can be bet on now, by match. */
async function openPicks(site: TestSandbox): Promise<OpenPick[][]> {
  const all = await site.door<MatchDoor[]>('GET', '/matches');
  return all
    .map(({ markets }) =>
      markets
        .filter(({ sw }) => sw)
        .flatMap(({ gid, wtype, ior }) =>
          Object.entries(ior).map(
            ([pick, price]) => ({ gid, wtype, pick, price: Number(price) }) as OpenPick,
          ),
        ),
    )
    .filter((picks) => picks.length > 0);
}

/** A ticket with more legs than this could win more than the house pays, unless they are favourites. */
const SHORT = 6;

const asked = ({ gid, wtype, pick }: OpenPick) => ({ gid, wtype, pick });

const favourite = (picks: readonly OpenPick[]): OpenPick =>
  picks.reduce((best, each) => (each.price < best.price ? each : best));

/**
 * Places one random ticket: a single or, half of the time, a combination of two to ten legs.
 *
 * @returns null for one that is refused
 */
async function placeOne(
  client: SignedClient,
  matches: readonly OpenPick[][],
  roll: (below: number) => number,
): Promise<{ id: string; legs: number } | null> {
  const any = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const placedAs = (id: string, legs: number) => (id === '' ? null : { id, legs });
  const consent = { oddsChange: 'any' as const, lineChange: true };
  if (roll(2) === 0 || matches.length < 2) {
    const { data } = await client.sports('getQuote', asked(any(any(matches))));
    const placed = await client.sports(
      'placeBet',
      order(data, `${10 + roll(90)}.${roll(10)}${roll(10)}`, consent),
    );
    return placedAs(placed.data.ticket_id, 1);
  }
  const size = 2 + roll(Math.min(9, matches.length - 1));
  const from = roll(matches.length);
  const choose = size > SHORT ? favourite : any<OpenPick>;
  const legs = Array.from({ length: size }, (_, at) =>
    asked(choose(matches[(from + at) % matches.length] ?? [])),
  );
  const { name } = any(combinationsOf(size));
  const request = await series(client, legs, name, `${2 + roll(8)}.${roll(10)}0`, consent);
  return placedAs((await client.sports('placeSeries', request)).data.ticket_id, size);
}

async function cashOutOne(client: SignedClient, ticketId: string): Promise<boolean> {
  const [offer] = (await client.sports('getCashOut', { tickets: [ticketId] })).data.offers;
  if (offer?.status !== 'open') return false;
  const { data } = await client.sports('cashOut', {
    key: randomUUID(),
    ticket_id: ticketId,
    offerToken: offer.token,
    amount: '',
    value: offer.value,
  });
  return data.active === 'accepted';
}

/** Tickets of a member, page by page. */
async function ticketsOf(client: SignedClient): Promise<string[]> {
  const found: string[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { data } = await client.call<BetRecordPage>('/game/api/v1/record/betRecordList', {
      ...{ pageNum, pageSize: 100 },
    });
    found.push(
      ...data.list.filter(({ status }) => status !== 'refused').map((row) => row.ticket_id),
    );
    if (pageNum * 100 >= data.total) return found;
  }
}

/** Checks a settled ticket against the second computation. @returns what it won or lost, in fen */
function checked(ticket: Ticket): bigint {
  const sold = ticket.cashOuts.reduce((sum, { value }) => sum + fen(value), 0n);
  const ran = fen(ticket.stakeLeft) > 0n ? secondSettlement(ticket) : 0n;
  const paid = `${ticket.status} ${fen(ticket.payout)}`;
  expect(paid, JSON.stringify(ticket)).toBe(`settled ${sold + ran}`);
  return fen(ticket.payout) - fen(ticket.stake);
}

test('a tournament of 104 matches: every ticket pays to the cent what a second computation says', async () => {
  const wanted = count('tournamentTickets');
  const roll = dice(20_260_719);
  const site = await openSandbox({
    competitions: [tournament(2026)],
    betLimits: {
      duplicates: 'off',
      selection: '100000000.00',
      match: '100000000.00',
      member: '100000000.00',
    },
  });
  const START = 10_000_000;
  const names = [1, 2, 3, 4].map((at) => `cup${at}member`);
  const members = await Promise.all(names.map((name) => site.member(name, String(START))));
  const { siteTime } = await site.door<{ siteTime: number }>('GET', '/clock');
  const end = siteTime + DAYS * 24 * HOUR;
  const rounds = Math.ceil((end - siteTime) / (9 * HOUR));
  /** Some bets are refused, at once or once their delay is over, and the last days have no match. */
  const each = Math.ceil((wanted / rounds) * 1.2);
  const taken = { tickets: 0, long: 0, cashOuts: 0, voids: 0, corrections: 0 };
  /** One time in so many, and always until it was done once: a short run must meet each of them too. */
  const due = (what: 'cashOuts' | 'voids' | 'corrections', oneIn: number) =>
    roll(oneIn) === 0 || taken[what] === 0;
  await site.door('POST', '/limits', { burst: 1_000_000, perSecond: 1_000_000 });
  /** Sessions end while the clock is put on by hours. */
  const logIn = async (client: SignedClient, at: number) => {
    const { token } = await site.door<{ token: string }>('POST', '/members', { name: names[at] });
    client.use(token);
  };
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(members.map(logIn));
    const matches = await openPicks(site);
    const before = taken.tickets;
    for (let tries = 0; tries < 4 * each && matches.length > 0; tries += 1) {
      if (taken.tickets - before === each) break;
      const client = members[roll(4)] as SignedClient;
      const ticket = await placeOne(client, matches, roll);
      if (ticket === null) continue;
      taken.tickets += 1;
      if (ticket.legs > SHORT) taken.long += 1;
      if (due('cashOuts', 20) && (await cashOutOne(client, ticket.id))) taken.cashOuts += 1;
    }
    // In-play bets are decided before the clock goes on.
    await site.advance(6000);
    const all = await site.door<MatchDoor[]>('GET', '/matches');
    const of = (status: string) => all.filter((match) => match.status === status);
    const [running, over] = [of('in-play'), of('finished')];
    if (running.length > 0 && due('voids', 10)) {
      await site.door('POST', `/matches/${running[0]?.gidm}`, { void: true });
      taken.voids += 1;
    }
    if (over.length > 0 && due('corrections', 4)) {
      const { gidm, score } = over[roll(over.length)] as MatchDoor;
      await site.door('POST', `/matches/${gidm}/result`, { score: { h: score.h + 1, c: score.c } });
      taken.corrections += 1;
    }
    await site.advance(9 * HOUR);
  }
  await site.door('POST', '/clock', { set: end + 24 * HOUR });

  await Promise.all(members.map(logIn));
  let tickets = 0;
  for (const client of members) {
    let won = 0n;
    for (const id of await ticketsOf(client)) {
      won += checked((await client.sports('getTicket', { ticket_id: id })).data.ticket);
      tickets += 1;
    }
    const { data } = await client.call('/fd/api/v1/transfer/getBalance');
    expect(fen(String(data['centerWalletBalance']))).toBe(BigInt(START * 100) + won);
  }
  expect(tickets).toBeGreaterThanOrEqual(wanted);
  for (const [what, number] of Object.entries(taken))
    expect([what, number > 0]).toEqual([what, true]);
  await site.stop();
}, 1_800_000);
