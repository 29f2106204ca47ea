import { MAX_PICKS } from '@courtside/betslip';
import type { PickQuote, QuotesAnswer, SportsRequests } from '@courtside/contract';
import type { SiteClock } from '../time/site-clock.ts';
import { malformed, Refusal } from '../wire/refusal.ts';
import type { MatchState } from '../world/match-state.ts';
import type { World } from '../world/world.ts';
import { isLiveWtype, limitsOf, marketNow, relatedLegs, SERIES_LIMITS } from './market-now.ts';
import { sealQuote } from './quote-token.ts';

const QUOTE_MS = 15_000;

export interface Quotes {
  /** @throws Refusal 6004 for an unknown match */
  one(pick: SportsRequests['getQuote']): PickQuote;
  /** @throws Refusal 6004 as `one`, 6007 for a series of more than ten */
  several(request: SportsRequests['getQuotes']): QuotesAnswer;
}

export interface QuotesParts {
  readonly clock: SiteClock;
  readonly world: World;
  readonly secret: Buffer;
}

const isOver = ({ status }: MatchState) => status === 'finished' || status === 'abandoned';

export function createQuotes({ clock, world, secret }: QuotesParts): Quotes {
  function quote({ gid, wtype, pick }: SportsRequests['getQuote']): PickQuote {
    const now = marketNow(world, gid, wtype, pick);
    if (now === undefined) throw new Refusal(6004);
    const terms = {
      gid,
      wtype,
      pick,
      ior: now.ior,
      ratio: now.market?.ratio ?? '',
      strong: now.market?.strong ?? ('' as const),
      score: now.state.score,
    };
    const { gidm } = now.state.plan;
    const relations = world.relationsOf(gidm);
    return {
      gidm,
      ...terms,
      open: now.refusal === null,
      ...(isOver(now.state) && { over: true }),
      isLive: isLiveWtype(wtype),
      ...limitsOf(wtype),
      token: sealQuote(secret, { ...terms, until: Math.floor(clock.wall()) + QUOTE_MS }),
      expiresInMs: QUOTE_MS,
      version: world.version,
      ...(relations.length === 0 ? {} : { relations: [...relations] }),
    };
  }

  return {
    one(pick) {
      world.refresh();
      return quote(pick);
    },
    several({ picks, series }) {
      if (series && picks.length > MAX_PICKS) throw malformed('more legs than a series has');
      world.refresh();
      const quotes = picks.map(quote);
      if (!series) return { method: 'getQuotes', quotes, series: null };
      const related = relatedLegs(world, quotes);
      const closed = quotes.flatMap(({ open }, leg) => (open ? [] : [leg]));
      const outrights = quotes.flatMap(({ wtype }, leg) => (wtype === 'FS' ? [leg] : []));
      const faults = [
        { reason: 'outright-mixed', legs: outrights },
        { reason: 'related-legs', legs: related },
        { reason: 'leg-closed', legs: closed },
      ] as const;
      const fault = faults.find(({ legs }) => legs.length > 0) ?? { reason: null, legs: [] };
      const { reason, legs } = fault;
      return { method: 'getQuotes', quotes, series: { ...SERIES_LIMITS, reason, legs } };
    },
  };
}
