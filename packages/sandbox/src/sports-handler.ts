import type { League, MatchChangesAnswer, MatchListAnswer, SportsCall } from '@courtside/contract';
import type { Orders } from './betting/orders.ts';
import type { Handler } from './gateway-call.ts';
import type { Language } from './text/messages.ts';
import type { SiteClock } from './time/site-clock.ts';
import { Refusal } from './wire/refusal.ts';
import { leagueId } from './world/listed-match.ts';
import type { World } from './world/world.ts';

type ListRequest = Extract<SportsCall, { method: 'getMatchList' }>['request'];
type ChangesRequest = Extract<SportsCall, { method: 'getMatchChanges' }>['request'];

/** The calls of the local sports venue. */
export function sportsHandler(clock: SiteClock, world: World, orders: Orders): Handler {
  const header = () => ({
    version: world.version,
    serverTime: clock.site(),
    counts: world.counts(),
  });

  function matchList({ showType, language }: ListRequest): MatchListAnswer {
    const leagues = new Map<string, League>();
    for (const listed of world.list(showType)) {
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
    return { method: 'getMatchList', ...header(), leagues: [...leagues.values()] };
  }

  function matchChanges({ showType, language, since }: ChangesRequest): MatchChangesAnswer {
    const removed = world.removedSince(showType, since);
    const changed = world.list(showType).filter((listed) => listed.version > since);
    return {
      method: 'getMatchChanges',
      ...header(),
      reset: removed === undefined,
      matches:
        removed === undefined ? [] : changed.map((each) => world.match(each, language as Language)),
      removed: [...(removed ?? [])],
    };
  }

  return async ({ body, memberId, token }) => {
    const call = body as SportsCall;
    // The venue knows its member by the token in the request; two different members are one too many.
    if (call.request.token !== '' && call.request.token !== token) throw new Refusal(6302);
    if (call.method === 'getMatchList') {
      world.glance();
      return matchList(call.request);
    }
    if (call.method === 'getMatchChanges') {
      world.glance();
      return matchChanges(call.request);
    }
    if (memberId === '') throw new Refusal(6001);
    if (call.method === 'getQuote') return orders.quote(call.request);
    if (call.method === 'placeBet') return orders.place(memberId, call.request);
    return orders.byKey(memberId, call.request.key);
  };
}
