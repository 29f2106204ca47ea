import { acceptance, countsFromBet, combinationsOf, evaluateTicket } from '@courtside/betslip';
import type { BetPick, BetRefusal, BetWtype, Score, SportsRequests } from '@courtside/contract';
import { toFen } from '../ledger/amount.ts';
import { CLOSED } from '../pricing/price-text.ts';
import type { World } from '../world/world.ts';
import { isLiveWtype, limitsOf, type MarketNow, relatedLegs, SERIES_LIMITS } from './market-now.ts';
import type { QuotedTerms } from './quote-token.ts';
import type { Leg } from './ticket-row.ts';

/** One leg of an order, as the member sent it. */
export interface WantedLeg {
  readonly quoteToken: string;
  readonly gid: string;
  readonly wtype: BetWtype;
  readonly pick: BetPick;
  readonly ior: string;
  readonly ratio: string;
  readonly score?: Score;
  /** The side that gave the handicap when the member saw it. */
  readonly strong?: QuotedTerms['strong'];
}

/** An order of one or several legs. */
export interface WantedOrder {
  readonly key: string;
  readonly legs: readonly WantedLeg[];
  /** N串M; empty for a single. */
  readonly combination: string;
  /** Stake of each line, decimal text. */
  readonly unit: string;
  readonly oddsChange: SportsRequests['placeBet']['oddsChange'];
  readonly lineChange: boolean;
}

/** A leg with its quote and its current market. */
export interface QuotedLeg extends WantedLeg {
  readonly quoted: QuotedTerms;
  readonly now: MarketNow;
}

type Consent = Pick<WantedOrder, 'oddsChange' | 'lineChange'>;

const sameScore = (a: Score, b: Score): boolean => a.h === b.h && a.c === b.c;

/** Reason why a pick does not match the current market, given the member's consent. */
export function changeReason(
  seen: Pick<QuotedTerms, 'ior' | 'ratio' | 'strong'>,
  now: MarketNow,
  consent: Consent,
): BetRefusal | null {
  if (now.market === undefined) return 'market-closed';
  const { reasons } = acceptance({
    seenPrice: seen.ior,
    seenLine: { ratio: seen.ratio, strong: seen.strong },
    newPrice: now.ior,
    newLine: { ratio: now.market.ratio, strong: now.market.strong },
    oddsChange: consent.oddsChange,
    lineChange: consent.lineChange,
  });
  if (reasons.includes('line-changed')) return 'line-changed';
  return reasons.length > 0 ? 'odds-changed' : null;
}

/** Reason why a leg cannot be accepted now; null when it can. */
export function legReason(leg: QuotedLeg, consent: Consent, wall: number): BetRefusal | null {
  const { quoted, now } = leg;
  if (wall > quoted.until) return 'quote-expired';
  if (!/[1-9]/.test(leg.ior)) return 'price-invalid';
  if (now.refusal !== null) return now.refusal;
  // The score that the member saw takes precedence over the quote's. For sports where the whole score counts, a changed
  // score does not change the bet.
  const counts = isLiveWtype(leg.wtype) && countsFromBet(now.state.sport);
  if (counts && !sameScore(now.state.score, leg.score ?? quoted.score)) {
    return 'score-changed';
  }
  // The member agreed to the terms in the order, which may be older than the quote.
  const { ior, ratio, strong = quoted.strong } = leg;
  return changeReason({ ior, ratio, strong }, now, consent);
}

/** Reason why a leg is refused after its delay; null when it is accepted. */
export function verdictOf(
  leg: Leg,
  now: MarketNow | undefined,
  consent: Consent,
): BetRefusal | null {
  if (now === undefined) return 'market-closed';
  if (leg.isLive) {
    const moved = countsFromBet(leg.gtype) && !sameScore(now.state.score, leg.score);
    if (moved) return 'score-changed';
    if (now.refusal === 'suspended' && now.listed?.danger === true) return 'danger-ball';
  }
  if (now.refusal !== null) return now.refusal;
  if (leg.isLive && now.listed?.danger === true) return 'danger-ball';
  // A better price at the time of the order does not bind the house: the member agreed to the one they saw.
  return changeReason({ ...leg, ior: leg.seenIor }, now, consent);
}

interface Shape {
  readonly lines: number;
  readonly folds: readonly number[];
  /** Reason why the legs are not a valid ticket; null when they are. */
  readonly reason: BetRefusal | null;
  /** Indexes of the legs at fault. */
  readonly legs: readonly number[];
}

/** Lines and folds of the legs under a combination. */
export function shapeOf(world: World, { combination, legs }: WantedOrder): Shape {
  if (legs.length === 1 && combination === '') {
    return { lines: 1, folds: [1], reason: null, legs: [] };
  }
  const found = combinationsOf(legs.length).find(({ name }) => name === combination);
  // An outright can only be a single.
  if (found === undefined || legs.some(({ wtype }) => wtype === 'FS')) {
    return { lines: 1, folds: [1], reason: 'combination', legs: [] };
  }
  const related = relatedLegs(world, legs);
  const reason = related.length > 0 ? 'related-legs' : null;
  return { lines: found.lines, folds: found.folds, reason, legs: related };
}

/** Limits of each line's stake, in fen. */
export function stakeBounds({ legs }: WantedOrder): { readonly min: bigint; readonly max: bigint } {
  const [only, ...others] = legs;
  const limits = only !== undefined && others.length === 0 ? limitsOf(only.wtype) : SERIES_LIMITS;
  return { min: toFen(limits.min), max: toFen(limits.max) };
}

/** The maximum payout of a ticket, stake included, in fen; zero when a price is closed. */
export function mostOf(prices: readonly string[], folds: readonly number[], unit: bigint): bigint {
  if (unit <= 0n || prices.includes(CLOSED)) return 0n;
  return evaluateTicket({ prices, folds, unit, rounding: 'truncate', roundEach: 'ticket' }).most;
}
