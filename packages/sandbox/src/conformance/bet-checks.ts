import { randomUUID } from 'node:crypto';
import type { SportsAnswers, SportsMethod, SportsRequests } from '@courtside/contract';
import { ask, type Bench, type Check, Deviation, expectCode, Skipped } from './check.ts';
import type { Heard } from './probe.ts';

const PATH = '/game/api/v1/venue/resource';

type Ask = <M extends SportsMethod>(
  method: M,
  request: Omit<SportsRequests[M], never>,
  code?: number,
) => Promise<SportsAnswers[M]>;

/** A check that places bets as the member of the run. */
const betting =
  (run: (call: Ask) => Promise<void>) =>
  async (bench: Bench): Promise<void> => {
    if (bench.token === '') throw new Skipped('needs --token');
    if (!bench.changing) throw new Skipped('changes something: needs --changing');
    await run(async (method, request, code = 6000) => {
      const common = { timestamp: Date.now(), token: bench.token, language: 'zh-cn', ip: '' };
      const body = { method, venueName: 'CRTY', request: { ...common, ...request } };
      const heard: Heard = await ask(bench, { path: PATH, body, token: bench.token });
      expectCode(heard, code, method);
      return heard.envelope?.data as SportsAnswers[typeof method];
    });
  };

type Pick = SportsRequests['getQuotes']['picks'][number];

/** Open picks, each of another match. @throws Skipped when there are not enough */
async function picksOf(call: Ask, wanted: number, pick: Pick['pick'] = 'H'): Promise<Pick[]> {
  const found: Pick[] = [];
  for (const showType of ['FT', 'FU'] as const) {
    const { leagues } = await call('getMatchList', { gtype: 'FT', showType });
    for (const { markets } of leagues.flatMap(({ matches }) => matches)) {
      const market = markets.find(({ wtype, sw }) => wtype === 'M' && sw);
      if (market !== undefined) found.push({ gid: market.gid, wtype: 'M', pick });
      if (found.length === wanted) return found;
    }
  }
  throw new Skipped(`needs ${wanted} matches that are open before kick-off`);
}

async function orderOf(
  call: Ask,
  picks: Pick[],
  more: object = {},
): Promise<SportsRequests['placeSeries']> {
  const { quotes, series } = await call('getQuotes', { picks, series: true });
  if (quotes.length !== picks.length) throw new Deviation('there is not a quote for each pick');
  if (series === null) throw new Deviation('the answer does not say what the series is');
  return {
    key: randomUUID(),
    legs: quotes.map(({ token, gid, wtype, pick, ior, ratio }) => ({
      ...{ quoteToken: token, gid, wtype, pick, ior, ratio },
    })),
    combination: `${picks.length}串1`,
    unit: series.min,
    oddsChange: 'any',
    lineChange: true,
    ...more,
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An accepted series, to read or to cash out. */
async function placed(call: Ask, legs: number, pick?: Pick['pick']) {
  const request = await orderOf(call, await picksOf(call, legs, pick));
  const answer = await call('placeSeries', request);
  if (answer.active !== 'accepted') {
    throw new Skipped(`the gateway did not take a series: ${answer.reason ?? answer.active}`);
  }
  return { request, answer };
}

/** Orders of several legs, tickets and cash-outs. */
export const betChecks: readonly Check[] = [
  {
    name: 'bets/series',
    run: betting(async (call) => {
      const { request, answer } = await placed(call, 2);
      if (answer.legs?.length !== 2) throw new Deviation('the answer does not have both legs');
      const again = await call('placeSeries', request);
      if (again.ticket_id !== answer.ticket_id) {
        throw new Deviation('the same key again is another ticket');
      }
      const other = await call('placeSeries', { ...request, unit: '999999.00' });
      if (other.reason !== 'key-reused') {
        throw new Deviation(`the same key with another stake: ${other.reason ?? other.active}`);
      }
      const known = await call('getOrder', { key: request.key });
      if (!same(known.legs, answer.legs)) throw new Deviation('getOrder tells other legs');
    }),
  },
  {
    name: 'bets/related-legs',
    run: betting(async (call) => {
      const [pick] = await picksOf(call, 1);
      if (pick === undefined) return;
      const answer = await call('placeSeries', await orderOf(call, [pick, { ...pick, pick: 'C' }]));
      if (answer.active !== 'refused' || answer.reason !== 'related-legs') {
        throw new Deviation(`two legs of one match: ${answer.reason ?? answer.active}`);
      }
    }),
  },
  {
    name: 'bets/no-price',
    run: betting(async (call) => {
      const request = await orderOf(call, await picksOf(call, 2));
      const legs = request.legs.map((leg) => ({ ...leg, ior: '0.00' }));
      const answer = await call('placeSeries', { ...request, legs });
      if (answer.active !== 'refused') {
        throw new Deviation('a price of 0.00 is taken where any change was agreed to');
      }
    }),
  },
  {
    name: 'bets/ticket',
    run: betting(async (call) => {
      const { answer } = await placed(call, 3);
      const { ticket } = await call('getTicket', { ticket_id: answer.ticket_id });
      if (ticket.legs.length !== 3 || ticket.stake !== answer.stake) {
        throw new Deviation('the ticket is not what was placed');
      }
      await call('getTicket', { ticket_id: '0' }, 6004);
    }),
  },
  {
    name: 'bets/cash-out',
    run: betting(async (call) => {
      const { answer } = await placed(call, 2, 'C');
      const { ticket_id } = answer;
      const { offers } = await call('getCashOut', { tickets: [ticket_id, '0'] });
      const [offer, unknown] = offers;
      if (unknown?.status !== 'unavailable') {
        throw new Deviation('a ticket that there is not has an offer');
      }
      if (offer?.status !== 'open') {
        throw new Skipped(`the gateway makes no offer: ${offer?.reason ?? 'none'}`);
      }
      const request = { key: randomUUID(), ticket_id, offerToken: offer.token, amount: '' };
      const greedy = { ...request, value: '99999999.00' };
      const dear = await call('cashOut', greedy);
      if (dear.active !== 'refused') throw new Deviation('less is paid than the member saw');
      const sold = { ...request, key: randomUUID(), value: offer.value };
      const first = await call('cashOut', sold);
      if (first.active !== 'accepted') {
        throw new Deviation(`an offer just made is not taken: ${first.reason ?? first.active}`);
      }
      const again = await call('cashOut', sold);
      if (!same(again, first)) throw new Deviation('the same key again is another answer');
      const known = await call('getCashOutOrder', { key: sold.key });
      if (!same({ ...known, method: 'cashOut' }, first)) {
        throw new Deviation('getCashOutOrder tells another answer');
      }
      const twice = await call('cashOut', { ...sold, key: randomUUID() });
      if (twice.active !== 'refused') throw new Deviation('a ticket is sold twice');
    }),
  },
];
