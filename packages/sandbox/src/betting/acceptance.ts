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

/** A leg with its quote and what holds now. */
export interface QuotedLeg extends WantedLeg {
  readonly quoted: QuotedTerms;
  readonly now: MarketNow;
}

type Consent = Pick<WantedOrder, 'oddsChange' | 'lineChange'>;

const sameScore = (a: Score, b: Score): boolean => a.h === b.h && a.c === b.c;

/** Why a pick does not fit what holds now, given the member's consent. */
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

/** Why a leg cannot be taken now; null when it can. */
export function legReason(leg: QuotedLeg, consent: Consent, wall: number): BetRefusal | null {
  const { quoted, now } = leg;
  if (wall > quoted.until) return 'quote-expired';
  if (!/[1-9]/.test(leg.ior)) return 'price-invalid';
  if (now.refusal !== null) return now.refusal;
  // The score that the member saw goes before the one that their quote had.
  // Where the whole score counts, another score is no other bet.
  const counts = isLiveWtype(leg.wtype) && countsFromBet(now.state.sport);
  if (counts && !sameScore(now.state.score, leg.score ?? quoted.score)) {
    return 'score-changed';
  }
  // The member agreed to what the order says, which may be older than the quote.
  const { ior, ratio, strong = quoted.strong } = leg;
  return changeReason({ ior, ratio, strong }, now, consent);
}

/** Why a leg whose delay is over is not taken; null when it is. */
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
  // A price that was better when the bet was placed is no promise: the member agreed to the one they saw.
  return changeReason({ ...leg, ior: leg.seenIor }, now, consent);
}

interface Shape {
  readonly lines: number;
  readonly folds: readonly number[];
  /** Why the legs are no ticket; null when they are one. */
  readonly reason: BetRefusal | null;
  /** Legs at fault. */
  readonly legs: readonly number[];
}

/** What a combination makes of the legs. */
export function shapeOf(world: World, { combination, legs }: WantedOrder): Shape {
  if (legs.length === 1 && combination === '') {
    return { lines: 1, folds: [1], reason: null, legs: [] };
  }
  const found = combinationsOf(legs.length).find(({ name }) => name === combination);
  // An outright is bet on alone.
  if (found === undefined || legs.some(({ wtype }) => wtype === 'FS')) {
    return { lines: 1, folds: [1], reason: 'combination', legs: [] };
  }
  const related = relatedLegs(world, legs);
  const reason = related.length > 0 ? 'related-legs' : null;
  return { lines: found.lines, folds: found.folds, reason, legs: related };
}

/** Limits of each line's stake, fen. */
export function stakeBounds({ legs }: WantedOrder): { readonly min: bigint; readonly max: bigint } {
  const [only, ...others] = legs;
  const limits = only !== undefined && others.length === 0 ? limitsOf(only.wtype) : SERIES_LIMITS;
  return { min: toFen(limits.min), max: toFen(limits.max) };
}

/** The most that a ticket may pay, stake included, in fen; nothing where a price is none. */
export function mostOf(prices: readonly string[], folds: readonly number[], unit: bigint): bigint {
  if (unit <= 0n || prices.includes(CLOSED)) return 0n;
  return evaluateTicket({ prices, folds, unit, rounding: 'truncate', roundEach: 'ticket' }).most;
}
