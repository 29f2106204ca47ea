import type { BetRecordPage, Match, Ticket } from '@courtside/contract';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { clear, emptyDatabase } from './empty-database.ts';
import { ALL_SPORTS, openSandbox, order, series, type TestSandbox } from './harness.ts';
import { secondSettlement } from './second-settlement.ts';
import { sportCode } from './second-sports.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
const LIMITS = { selection: '900000', match: '900000', member: '900000' };
let site: TestSandbox;
let member: SignedClient;
beforeEach(async () => {
  await clear(db);
  site = await openSandbox({ db, betLimits: LIMITS, sports: ALL_SPORTS });
  member = await site.member('bettor1', '100000.00');
});
afterEach(async () => {
  // Checks the books as well.
  await site.stop();
});
afterAll(() => db.close());

const matchPage = async (gidm: string): Promise<Match> =>
  (await member.sports('getMatch', { gidm })).data.match;

/** The first open market of each code of a match, with one of its picks; another one each time. */
async function onePickOfEach(gidm: string) {
  const { markets } = await matchPage(gidm);
  const codes = new Map(markets.toReversed().map((market) => [market.wtype, market]));
  return [...codes.values()].flatMap(({ gid, wtype, ior }, at) => {
    const open = Object.keys(ior).filter((pick) => ior[pick] !== '0.00');
    const pick = open[at % open.length];
    return pick === undefined ? [] : [{ gid, wtype, pick }];
  });
}

async function place(pick: { gid: string; wtype: string; pick: string }): Promise<string> {
  const { data } = await member.sports('getQuote', pick);
  const made = await member.sports('placeBet', order(data, '10', { oddsChange: 'any' }));
  expect([made.data.active, made.data.reason], JSON.stringify(pick)).toEqual([
    data.isLive ? 'delay' : 'accepted',
    null,
  ]);
  return made.data.ticket_id;
}

const ticketOf = async (id: string): Promise<Ticket> =>
  (await member.sports('getTicket', { ticket_id: id })).data.ticket;

const fen = (amount: string): bigint => BigInt(Math.round(Number(amount) * 100));

test('[SP-04] every market of football is placed before the match, settled at its end, and pays what a second computation says', async () => {
  const { gidm } = await site.match('South Korea');
  const picks = await onePickOfEach(gidm);
  expect(picks.map(({ wtype }) => wtype).toSorted()).toEqual(
    'CS DC EO F HEO HM HOU HPD HR HT M OU OUC OUH PD R T TS WM WN'.split(' '),
  );
  const ids = await Promise.all(picks.map(place));
  await site.door('POST', `/matches/${gidm}`, {
    period: 'H1',
    finish: true,
    half: { h: 1, c: 1 },
    score: { h: 2, c: 1 },
  });
  for (const id of ids) {
    const ticket = await ticketOf(id);
    expect(ticket.status, ticket.legs[0]?.wtype).toBe('settled');
    expect(ticket.legs[0]?.gtype).toBe('FT');
    expect(fen(ticket.payout), ticket.legs[0]?.wtype).toBe(secondSettlement(ticket));
  }
});

test('[SP-04] every market in play waits, is taken, and is settled; the next goal by who scored it', async () => {
  const { gidm } = await site.match('Mexico');
  const picks = (await onePickOfEach(gidm)).map((each) =>
    each.wtype === 'ARG1' ? { ...each, pick: 'H' } : each,
  );
  expect(picks.map(({ wtype }) => wtype).toSorted()).toEqual(
    'ARG1 HRE HREO HRM HROU HRPD HRT RCS RDC RE REO RF RM ROU ROUC ROUH RPD RT RTS RWM RWN'.split(
      ' ',
    ),
  );
  const ids = await Promise.all(picks.map(place));
  await site.advance(6000);
  await site.door('POST', '/clock', { set: (await site.match('Mexico')).endsAt + 60_000 });
  for (const id of ids) {
    const ticket = await ticketOf(id);
    const [leg] = ticket.legs;
    expect(ticket.status, leg?.wtype).toBe('settled');
    expect(leg?.isLive).toBe(true);
    expect(fen(ticket.payout), leg?.wtype).toBe(secondSettlement(ticket));
    if (leg?.wtype === 'ARG1') expect(leg.resultCode).toBe('W');
  }
});

test('who scored which goal is not known of a score that was set by hand: the bet on it is void', async () => {
  const { gidm } = await site.match('Mexico');
  const { markets } = await matchPage(gidm);
  const gid = markets.find(({ wtype }) => wtype === 'ARG1')?.gid ?? '';
  const id = await place({ gid, wtype: 'ARG1', pick: 'H' });
  await site.advance(6000);
  await site.door('POST', `/matches/${gidm}`, { finish: true, score: { h: 1, c: 1 } });
  const ticket = await ticketOf(id);
  expect([ticket.legs[0]?.resultCode, ticket.payout]).toEqual(['DN', '10.00']);
});

test.each(['BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF'] as const)(
  '[SP-01] every market of %s is placed and settled as a second computation settles it',
  async (gtype) => {
    const { leagues } = (await member.sports('getMatchList', { gtype, showType: 'FT' })).data;
    const [match] = leagues.flatMap((league) => league.matches);
    if (match === undefined) throw new Error(`No match of ${gtype}`);
    const picks = await onePickOfEach(match.gidm);
    expect(picks.length).toBeGreaterThan(3);
    const ids = await Promise.all(picks.map(place));
    await site.door('POST', '/clock', { set: match.kickOff + 9 * 3_600_000 });
    const ended = (await member.sports('getResult', { gidm: match.gidm })).data;
    for (const id of ids) {
      const ticket = await ticketOf(id);
      const [leg] = ticket.legs;
      if (leg === undefined) throw new Error('No leg');
      expect([ticket.status, leg.gtype], leg.wtype).toEqual(['settled', gtype]);
      if (gtype === 'VF') expect(fen(ticket.payout), leg.wtype).toBe(secondSettlement(ticket));
      else if (ended.match.gameStatus === 'finished') {
        expect(leg.resultCode, `${leg.wtype} ${leg.pick} ${leg.ratio}`).toBe(
          sportCode(leg, ended.match),
        );
      } else if (leg.countedScore === null) expect(leg.resultCode).toMatch(/^D/);
    }
  },
  60_000,
);

test('a series takes matches of different sports, and never two picks of one', async () => {
  const list = (gtype: 'BK' | 'TN') => member.sports('getMatchList', { gtype, showType: 'FT' });
  const first = async (gtype: 'BK' | 'TN') => {
    const { leagues } = (await list(gtype)).data;
    const [match] = leagues.flatMap((league) => league.matches);
    const [market, other] = match?.markets ?? [];
    if (match === undefined || market === undefined || other === undefined) throw new Error(gtype);
    const pickOf = ({ gid, wtype, ior }: typeof market) => ({
      ...{ gid, wtype },
      pick: Object.keys(ior)[0] ?? '',
    });
    return [pickOf(market), pickOf(other)] as const;
  };
  const [basketball, second] = await first('BK');
  const [tennis] = await first('TN');
  const good = await series(member, [basketball, tennis], '2串1', '10');
  const made = (await member.sports('placeSeries', good)).data;
  expect([made.active, made.reason]).toEqual(['accepted', null]);
  const bad = await series(member, [basketball, second], '2串1', '10');
  expect((await member.sports('placeSeries', bad)).data.reason).toBe('related-legs');
  const { kickOff } = await site.match('South Korea');
  await site.door('POST', '/clock', { set: kickOff + 3 * 86_400_000 });
  const path = '/game/api/v1/record/betRecordList';
  const body = { pageNum: 1, pageSize: 10 };
  const { list: records } = (await member.call<BetRecordPage>(path, body)).data;
  expect(records.map(({ status }) => status)).toEqual(['settled']);
  expect(records[0]?.legs?.map(({ gtype }) => gtype)).toEqual(['BK', 'TN']);
});

test('a price with a fair chance behind it can be sold: of picks that hold together by the chance of the pick', async () => {
  const { gidm } = await site.match('South Korea');
  const { markets } = await matchPage(gidm);
  for (const [wtype, pick] of [
    ['DC', 'HN'],
    ['CS', 'H'],
    ['TS', 'Y'],
    ['T', '2-3'],
    ['F', 'HH'],
    ['OUH', 'O'],
  ] as const) {
    const gid = markets.find((each) => each.wtype === wtype)?.gid ?? '';
    const id = await place({ gid, wtype, pick });
    const [offer] = (await member.sports('getCashOut', { tickets: [id] })).data.offers;
    expect([offer?.status, offer?.reason], wtype).toEqual(['open', null]);
    // The margin of the price and that of the sale, and no more.
    expect(Number(offer?.value), wtype).toBeGreaterThan(7.5);
    expect(Number(offer?.value), wtype).toBeLessThan(10);
  }
});
