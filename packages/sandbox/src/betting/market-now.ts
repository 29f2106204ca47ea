import type { BetRefusal, Market, PickCode, Wtype } from '@courtside/contract';
import { CLOSED } from '../pricing/price-text.ts';
import { gidmOf } from '../world/listed-match.ts';
import type { MatchState } from '../world/match-state.ts';
import type { Listed, World } from '../world/world.ts';

const BEFORE_KICK_OFF = new Set<Wtype>(['R', 'OU', 'M', 'HR', 'HOU', 'HM']);

export const isLiveWtype = (wtype: Wtype): boolean => !BEFORE_KICK_OFF.has(wtype);
export const isHalfWtype = (wtype: Wtype): boolean => wtype.startsWith('H');

/** What a pick stands at now, or why it cannot be bet on. */
export interface MarketNow {
  readonly listed: Listed | undefined;
  readonly state: MatchState;
  readonly market: Market | undefined;
  readonly ior: string;
  readonly refusal: BetRefusal | null;
}

/** @returns undefined for a match that there is not */
export function marketNow(
  world: World,
  gid: string,
  wtype: Wtype,
  pick: PickCode,
): MarketNow | undefined {
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

/** Stake limits of a market, decimal text. */
export function limitsOf(wtype: Wtype): { readonly min: string; readonly max: string } {
  return { min: '10.00', max: isHalfWtype(wtype) ? '20000.00' : '50000.00' };
}
