import type {
  League,
  ListSport,
  MatchChangesAnswer,
  MatchListAnswer,
  SportsAnswers,
  SportsCall,
} from '@courtside/contract';
import type { CashOuts } from './betting/cash-out.ts';
import type { Orders } from './betting/orders.ts';
import type { Quotes } from './betting/quotes.ts';
import { ticketPage } from './betting/ticket-page.ts';
import type { Db } from './db/db.ts';
import type { Handler } from './gateway-call.ts';
import type { MatchCalls } from './sports-calls/match-calls.ts';
import type { Language } from './text/messages.ts';
import type { SiteClock } from './time/site-clock.ts';
import { leagueText, teamText } from './text/names.ts';
import { Refusal } from './wire/refusal.ts';
import { leagueId } from './world/listed-match.ts';
import type { Outright } from './world/outright.ts';
import { showOfTitle } from './world/titles.ts';
import type { World } from './world/world.ts';

type ListRequest = Extract<SportsCall, { method: 'getMatchList' }>['request'];
type OutrightsRequest = Extract<SportsCall, { method: 'getOutrights' }>['request'];
type ChangesRequest = Extract<SportsCall, { method: 'getMatchChanges' }>['request'];

export interface SportsParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly world: World;
  readonly quotes: Quotes;
  readonly orders: Orders;
  readonly cashOuts: CashOuts;
  readonly matchCalls: MatchCalls;
}

/** The calls of the local sports venue. */
export function sportsHandler(parts: SportsParts): Handler {
  const { db, clock, world, quotes, orders, cashOuts, matchCalls } = parts;
  const header = (gtype: ListSport) => ({
    version: world.version,
    serverTime: clock.site(),
    counts: world.counts(gtype),
    sports: world.sportsCounts(),
  });

  function matchList({ gtype, showType, language }: ListRequest): MatchListAnswer {
    const leagues = new Map<string, League>();
    for (const listed of world.list(gtype, showType)) {
      const match = world.match(listed, language);
      const id = leagueId(listed.state.plan.league);
      const league = leagues.get(id) ?? {
        league_id: id,
        league_name: match.league_name,
        isShow: true,
        isExpand: true,
        matches: [],
      };
      league.matches.push(match);
      leagues.set(id, league);
    }
    return { method: 'getMatchList', ...header(gtype), leagues: [...leagues.values()] };
  }

  function matchChanges({ gtype, showType, language, since }: ChangesRequest): MatchChangesAnswer {
    const removed = world.removedSince(gtype, showType, since);
    const changed = world.list(gtype, showType).filter((listed) => listed.version > since);
    return {
      method: 'getMatchChanges',
      ...header(gtype),
      reset: removed === undefined,
      matches:
        removed === undefined ? [] : changed.map((each) => world.match(each, language as Language)),
      removed: [...(removed ?? [])],
    };
  }

  function outrightNow(outright: Outright, language: Language, now: number) {
    const state = world.outrightState('', outright.gid);
    const [winner] = state?.winners ?? [];
    return {
      gid: outright.gid,
      gidm: outright.gidm,
      gtype: outright.sport,
      wtype: 'FS' as const,
      league_id: leagueId(outright.league),
      league_name: leagueText(outright.league, language),
      showType: showOfTitle(outright, now),
      closesAt: outright.closesAt,
      sw: state?.status === 'scheduled',
      ...(winner === undefined ? {} : { winner }),
      runners: outright.runners
        .map(({ pick, name, ior }) => ({ pick, name: teamText(name, language), ior }))
        .toSorted((a, b) => Number(a.ior) - Number(b.ior)),
    };
  }

  function outrights(request: OutrightsRequest): SportsAnswers['getOutrights'] {
    const { gtype, showType, language } = request;
    const { serverTime, counts, sports } = header(gtype);
    const shown = world
      .outrights(gtype, showType)
      .map((outright) => outrightNow(outright, language, serverTime));
    return { method: 'getOutrights', serverTime, counts, sports, outrights: shown };
  }

  return async ({ body, memberId, token }) => {
    const call = body as SportsCall;
    // The venue identifies its member by the token in the request, which must be that of the call.
    if (call.request.token !== '' && call.request.token !== token) throw new Refusal(6302);
    if (call.method === 'getMatchList') {
      world.glance();
      return matchList(call.request);
    }
    if (call.method === 'getMatchChanges') {
      world.glance();
      return matchChanges(call.request);
    }
    switch (call.method) {
      case 'getOutrights':
        return outrights(call.request);
      case 'getMatch':
        return matchCalls.match(call.request);
      case 'getPriceHistory':
        return matchCalls.priceHistory(call.request);
      case 'getResults':
        return matchCalls.results(call.request);
      case 'getResult':
        return matchCalls.result(call.request);
    }
    if (memberId === '') throw new Refusal(6001);
    switch (call.method) {
      case 'getQuote':
        return { method: 'getQuote', ...quotes.one(call.request) };
      case 'getQuotes':
        return quotes.several(call.request);
      case 'placeBet':
        return orders.place(memberId, call.request);
      case 'placeSeries':
        return orders.placeSeries(memberId, call.request);
      case 'getOrder':
        return call.request.giveUp === true
          ? orders.giveUp(memberId, call.request.key)
          : orders.byKey(memberId, call.request.key);
      case 'getTicket': {
        const { ticket_id, language } = call.request;
        const ticket = await ticketPage(db, world, memberId, ticket_id, language);
        return { method: 'getTicket', ticket };
      }
      case 'getCashOut':
        return cashOuts.offers(memberId, call.request.tickets);
      case 'cashOut':
        return cashOuts.cashOut(memberId, call.request);
      case 'getCashOutOrder':
        return cashOuts.byKey(memberId, call.request.key);
    }
  };
}
