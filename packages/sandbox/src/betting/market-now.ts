import { isTwoWay, marketOf } from '@courtside/betslip';
import type { BetPick, BetRefusal, BetSport, BetWtype, Market } from '@courtside/contract';
import { CLOSED } from '../pricing/price-text.ts';
import { gidmOf } from '../world/listed-match.ts';
import type { MatchState } from '../world/match-state.ts';
import type { Listed, World } from '../world/world.ts';

/** True for in-play markets. */
export const isLiveWtype = (wtype: BetWtype): boolean => marketOf(wtype)?.inPlay ?? false;
/** True for a market of a half or of a part. */
export const isPeriodWtype = (wtype: BetWtype): boolean =>
  ['ht', 'part'].includes(marketOf(wtype)?.period ?? '');

/** Sport of a bet: outrights have their own. */
export const gtypeOf = (wtype: BetWtype, { sport }: Pick<MatchState, 'sport'>): BetSport =>
  wtype === 'FS' ? 'FS' : sport;

/** The current market of a pick, or the reason why it cannot be bet on. */
export interface MarketNow {
  readonly listed: Listed | undefined;
  readonly state: MatchState;
  readonly market: Pick<Market, 'ratio' | 'strong'> | undefined;
  readonly ior: string;
  readonly refusal: BetRefusal | null;
}

/** @returns undefined for an unknown match */
export function marketNow(
  world: World,
  gid: string,
  wtype: BetWtype,
  pick: BetPick,
): MarketNow | undefined {
  if (wtype === 'FS') return outrightNow(world, gid, pick);
  const gidm = gidmOf(gid);
  const listed = world.find(gidm);
  const state = listed?.state ?? world.stateOf(gidm);
  if (state === undefined) return undefined;
  const market = listed?.markets.find((each) => each.gid === gid && each.wtype === wtype);
  const ior = market?.ior[pick] ?? CLOSED;
  const refusal = ((): BetRefusal | null => {
    if (!isLiveWtype(wtype) && state.status !== 'scheduled') return 'cut-off';
    if (market === undefined) return 'market-closed';
    if (!market.sw) return 'suspended';
    return ior === CLOSED ? 'market-closed' : null;
  })();
  return { listed, state, market, ior, refusal };
}

function outrightNow(world: World, gid: string, pick: BetPick): MarketNow | undefined {
  const outright = world.outrightBy(gid);
  const state = world.outrightState(pick, gid);
  if (outright === undefined || state === undefined) return undefined;
  const runner = outright.runners.find((each) => each.pick === pick);
  const ior = runner?.ior ?? CLOSED;
  const closed = state.status !== 'scheduled' ? 'cut-off' : ior === CLOSED ? 'market-closed' : null;
  const market = { ratio: '', strong: '' } as const;
  return { listed: undefined, state, market, ior, refusal: closed };
}

/** Stake limits of a market, decimal text. */
export function limitsOf(wtype: BetWtype): { readonly min: string; readonly max: string } {
  if (wtype === 'FS') return { min: '10.00', max: '5000.00' };
  if (!isTwoWay(wtype) && !/^(H|P\d+)?R?M$/.test(wtype)) return { min: '10.00', max: '10000.00' };
  return { min: '10.00', max: isPeriodWtype(wtype) ? '20000.00' : '50000.00' };
}

/** Stake limits of each line of a series. */
export const SERIES_LIMITS = { min: '2.00', max: '20000.00' } as const;

/** Indexes of the legs that depend on each other: of one match, or of matches that share a relation of the feed. */
export function relatedLegs(world: World, legs: readonly { readonly gid: string }[]): number[] {
  const known = legs.map(({ gid }) => {
    const gidm = gidmOf(gid);
    return [`match:${gidm}`, ...world.relationsOf(gidm)];
  });
  return known.flatMap((own, leg) =>
    known.some((other, at) => at !== leg && other.some((each) => own.includes(each))) ? [leg] : [],
  );
}
