import { randomUUID } from 'node:crypto';
import { combinationsOf } from '@courtside/betslip';
import type { BetRecordPage, CashOutAnswer, OrderAnswer, Ticket } from '@courtside/contract';
import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MatchDoor, openSandbox, order, series, type TestSandbox } from './harness.ts';
import { secondSettlement } from './second-settlement.ts';
import type { Envelope, SignedClient } from './signed-client.ts';

const PATH = '/game/api/v1/venue/resource';
const goals = fc.integer({ min: 0, max: 4 });
const score = fc.record({ h: goals, c: goals });
const which = fc.nat({ max: 1000 });

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      market: which,
      pick: which,
      yuan: fc.integer({ min: 10, max: 200 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('series' as const),
      legs: fc.array(which, { minLength: 2, maxLength: 4 }),
      combination: which,
      yuan: fc.integer({ min: 2, max: 40 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('cash-out' as const),
      ticket: which,
      part: fc.option(fc.integer({ min: 10, max: 90 }), { nil: null }),
    }),
  },
);
/** What the member sends, and what befalls the connection. */
const sent = fc.record({
  act,
  fault: fc.constantFrom('none', 'none', 'none', 'lost', 'never', 'twice' as const),
});
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      together: fc.array(sent, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('goals' as const), match: which, score }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      match: which,
      score,
      off: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      match: which,
      score: fc.option(score, { nil: null }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      ms: fc.constantFrom(1000, 5200, 20_000, 2_700_000),
    }),
  },
);

const of = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/** @throws Error with what was found */
function must(good: boolean, found: unknown): void {
  if (!good) throw new Error(JSON.stringify(found));
}

class Walk {
  readonly taken = { bets: 0, cashOuts: 0, corrections: 0, reopened: 0 };
  readonly site: TestSandbox;
  readonly member: SignedClient;

  constructor(site: TestSandbox, member: SignedClient) {
    this.site = site;
    this.member = member;
  }

  matches = (): Promise<MatchDoor[]> => this.site.door<MatchDoor[]>('GET', '/matches');

  async records(): Promise<BetRecordPage['list']> {
    const body = { pageNum: 1, pageSize: 100 };
    const path = '/game/api/v1/record/betRecordList';
    return (await this.member.call<BetRecordPage>(path, body)).data.list;
  }

  async picks(wanted: readonly number[]) {
    const open = (await this.matches()).filter(({ markets }) => markets.some(({ sw }) => sw));
    return wanted.flatMap((at) => {
      const market = of(of(open, at)?.markets.filter(({ sw }) => sw) ?? [], at >> 2);
      const pick = market && of(Object.keys(market.ior), at >> 4);
      return market && pick ? [{ gid: market.gid, wtype: market.wtype, pick }] : [];
    });
  }

  /** Sends a call whose connection may break, and asks by its key what became of it. */
  async sure<A extends OrderAnswer | CashOutAnswer>(
    fault: string,
    method: string,
    send: () => Promise<Envelope<A>>,
    ask: () => Promise<Envelope<A>>,
  ): Promise<A | undefined> {
    if (fault === 'lost') {
      await this.site.door('POST', '/faults', { path: PATH, method, dropAfter: true });
    }
    if (fault === 'never')
      await this.site.door('POST', '/faults', { path: PATH, method, drop: true });
    const again = fault === 'twice' ? [send(), send()] : [send()];
    const heard = await Promise.allSettled(again);
    const told = heard.flatMap((each) => (each.status === 'fulfilled' ? [each.value.data] : []));
    const known = (await ask()).data;
    for (const each of told) {
      must(each === null || [known.active, 'delay'].includes(each.active), [each, known]);
    }
    return known;
  }

  async send(fault: string, what: typeof act extends fc.Arbitrary<infer A> ? A : never) {
    const { member } = this;
    if (what.do === 'bet') {
      const [found] = await this.picks([what.market * 16 + what.pick]);
      if (found === undefined) return;
      const { data } = await member.sports('getQuote', found);
      const request = order(data, String(what.yuan), { oddsChange: 'any', lineChange: true });
      const made = await this.sure<OrderAnswer>(
        fault,
        'placeBet',
        () => member.sports('placeBet', request),
        () => member.sports('getOrder', { key: request.key }),
      );
      if (made?.active === 'accepted') this.taken.bets += 1;
    } else if (what.do === 'series') {
      const picks = await this.picks(what.legs);
      const named = of(combinationsOf(picks.length), what.combination);
      if (named === undefined) return;
      const request = await series(member, picks, named.name, String(what.yuan));
      const made = await this.sure<OrderAnswer>(
        fault,
        'placeSeries',
        () => member.sports('placeSeries', request),
        () => member.sports('getOrder', { key: request.key }),
      );
      if (made?.active === 'accepted') this.taken.bets += 1;
    } else {
      const running = (await this.records()).filter(({ status }) => status === 'unsettled');
      const id = of(running, what.ticket)?.ticket_id;
      if (id === undefined) return;
      const [offer] = (await member.sports('getCashOut', { tickets: [id] })).data.offers;
      if (offer?.status !== 'open') return;
      const part =
        what.part === null ? '' : ((Number(offer.stakeLeft) * what.part) / 100).toFixed(2);
      const request = {
        key: randomUUID(),
        ticket_id: id,
        offerToken: offer.token,
        amount: part,
        value: part === '' ? offer.value : '0',
      };
      const made = await this.sure<CashOutAnswer>(
        fault,
        'cashOut',
        () => member.sports('cashOut', request),
        () => member.sports('getCashOutOrder', { key: request.key }),
      );
      if (made?.active === 'accepted') this.taken.cashOuts += 1;
    }
  }

  /** Does something to a match; a door that cannot is no fault of the gateway. */
  async edit(at: number, path: string, body: object, wanted: (status: string) => boolean) {
    const match = of(
      (await this.matches()).filter(({ status }) => wanted(status)),
      at,
    );
    if (match === undefined) return false;
    await this.site.door('POST', `/matches/${match.gidm}${path}`, body);
    return true;
  }

  async take(each: typeof step extends fc.Arbitrary<infer S> ? S : never): Promise<void> {
    const running = (status: string) => status === 'in-play' || status === 'half-time';
    const over = (status: string) => status === 'finished' || status === 'abandoned';
    if (each.do === 'send') {
      await Promise.all(each.together.map(({ act: what, fault }) => this.send(fault, what)));
      // A fault that found no call must not meet another step's.
      await this.site.door('DELETE', '/faults');
    } else if (each.do === 'goals') {
      await this.edit(each.match, '', { score: each.score, suspend: false }, running);
    } else if (each.do === 'end') {
      const body = each.off ? { void: true } : { finish: true, score: each.score };
      await this.edit(each.match, '', body, running);
    } else if (each.do === 'correct') {
      const body = each.score === null ? { void: true } : { score: each.score };
      if (await this.edit(each.match, '/result', body, over)) this.taken.corrections += 1;
    } else {
      await this.site.advance(each.ms);
    }
  }

  /** Everything ends, and a second computation says what each ticket should have paid. */
  async check(): Promise<void> {
    const ends = (await this.matches()).map(({ endsAt }) => endsAt);
    await this.site.advance(10_000);
    await this.site.door('POST', '/clock', { set: Math.max(...ends) + 3_600_000 });
    for (const { ticket_id: id, status } of await this.records()) {
      must(['settled', 'refused'].includes(status), [id, status]);
      const { ticket } = (await this.member.sports('getTicket', { ticket_id: id })).data;
      if (status === 'settled') this.checkTicket(ticket);
    }
  }

  checkTicket(ticket: Ticket): void {
    const fen = (amount: string): bigint => BigInt(Math.round(Number(amount) * 100));
    const sold = ticket.cashOuts.reduce((sum, each) => sum + fen(each.value), 0n);
    const running = fen(ticket.stakeLeft) > 0n ? secondSettlement(ticket) : 0n;
    must(fen(ticket.payout) === sold + running, ['should pay', String(sold + running), ticket]);
    const most = fen(ticket.stake) + fen(ticket.maxWin);
    must(fen(ticket.payout) <= most, ['pays more than its most', ticket]);
    const parts = ticket.cashOuts.reduce((sum, each) => sum + fen(each.stake), 0n);
    must(parts + fen(ticket.stakeLeft) === fen(ticket.stake), ['parts are not the whole', ticket]);
    this.taken.reopened += ticket.settlements.filter(({ cause }) => cause === 'reopened').length;
  }
}

test('whatever is placed, sold, lost on the way and corrected, every ticket pays once what a second computation says @money', async () => {
  const taken = { bets: 0, cashOuts: 0, corrections: 0, reopened: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 50 }), async (steps) => {
      const site = await openSandbox({ betLimits: { duplicates: 'off' } });
      const walk = new Walk(site, await site.member('bettor1', '20000.00'));
      for (const each of steps) await walk.take(each);
      await walk.check();
      // Checks the books: the ledger sums to zero, and wallets got what tickets say.
      await site.stop();
      await site.db.close();
      taken.bets += walk.taken.bets;
      taken.cashOuts += walk.taken.cashOuts;
      taken.corrections += walk.taken.corrections;
      taken.reopened += walk.taken.reopened;
    }),
    { numRuns: count('ticketSchedules'), endOnFailure: true, seed: 20_260_612 },
  );
  expect(taken.bets).toBeGreaterThan(0);
  expect(taken.cashOuts).toBeGreaterThan(0);
  expect(taken.corrections).toBeGreaterThan(0);
}, 600_000);
