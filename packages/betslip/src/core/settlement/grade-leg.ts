import type { Score, Strong } from '../pick/entry.ts';
import { fault } from '../fault.ts';
import { explainGrade, type MatchResult } from './grade.ts';
import {
  gradeCounted,
  gradeSport,
  type SportGradeInput,
  type SportMarket,
  type SportResult,
} from './grade-sport.ts';
import type { Grade, GradeStep } from './grade-step.ts';
import { type Market, type MarketKind, marketOf, type MatchWtype } from '../pick/markets.ts';
import { countsFromBet, type SportCode } from '../pick/sports.ts';

/** One leg of any sport, and the result of its match. */
export interface LegGradeInput {
  readonly sport: SportCode;
  readonly wtype: MatchWtype;
  readonly pick: string;
  /** The giving side of a handicap. Ignored elsewhere. */
  readonly strong: Strong;
  /** The feed's line text of a handicap or total. Ignored elsewhere. */
  readonly ratio: string;
  /** Goals of football (FT, VF), parts of any other sport. */
  readonly result: MatchResult | SportResult;
  /** Football's in-play handicap only. */
  readonly scoreAtBet?: Score | null;
  /** As in `gradeSport`. */
  readonly retirement?: SportGradeInput['retirement'];
}

const SPORT_MARKETS: Readonly<Partial<Record<MarketKind, SportMarket>>> = {
  moneyline: 'ML',
  winner: 'M',
  handicap: 'R',
  total: 'OU',
  'odd-even': 'EO',
  'correct-score': 'PD',
};

/** Sports whose main score counts the parts that were won. */
const SETS: ReadonlySet<SportCode> = new Set<SportCode>(['TN', 'VB', 'TT']);

/** How a market of another sport than football is graded, or null where that sport has no such market. */
export function sportMarketOf(
  sport: SportCode,
  wtype: MatchWtype,
): Pick<SportGradeInput, 'market' | 'scope' | 'count'> | null {
  const market = marketOf(wtype);
  if (!market) return null;
  const graded = market.side === null ? SPORT_MARKETS[market.kind] : (`OU${market.side}` as const);
  if (!graded) return null;
  return { market: graded, scope: scopeOf(market), count: countOf(sport, market) };
}

function scopeOf({ kind, period, part }: Market): SportGradeInput['scope'] {
  if (period === 'part') return part;
  if (period === 'ht') return 'H1';
  // The draw is a pick, so that overtime does not count: ice hockey and rugby.
  return kind === 'winner' ? 'regulation' : 'match';
}

function countOf(sport: SportCode, { kind, period, inSets }: Market): SportGradeInput['count'] {
  if (period === 'part') return 'points';
  // There are no bets on points of snooker: its handicap and total are in frames.
  if (inSets || sport === 'SK') return 'parts';
  return SETS.has(sport) && (kind === 'moneyline' || kind === 'correct-score') ? 'parts' : 'points';
}

/**
 * Grades one leg of any sport, with the steps of the calculation: football by goals, other sports by their parts. A 1X2
 * of ice hockey or rugby counts regulation time only.
 *
 * @throws CourtsideError as `explainGrade` and `gradeSport`; `betslip.market-unknown` for a market that the sport lacks
 * @example
 * gradeLeg({ sport: 'BK', wtype: 'P1OU', pick: 'C', strong: '', ratio: '44.5', result }).code // 'W'
 */
export function gradeLeg({ sport, result, ...leg }: LegGradeInput): Grade {
  if (countsFromBet(sport)) {
    if ('periods' in result) throw fault('betslip.market-unknown', 'Football is graded by goals');
    return explainGrade({ ...leg, result });
  }
  const market = sportMarketOf(sport, leg.wtype);
  if (!market || !('periods' in result)) {
    throw fault('betslip.market-unknown', 'The sport has no such market');
  }
  return gradeSport({ ...leg, ...market, result });
}

/**
 * The calculation of a leg of another sport than football from the score that its market counted, such as the points of
 * the third quarter, for callers that know only this score of the match.
 *
 * @throws CourtsideError as `gradeLeg`
 * @example explainCounted({ sport: 'BK', wtype: 'P1OU', pick: 'C', strong: '', ratio: '44.5' }, [25, 20]).code // 'W'
 */
export function explainCounted(
  { sport, wtype, ...bet }: Pick<LegGradeInput, 'sport' | 'wtype' | 'pick' | 'strong' | 'ratio'>,
  score: Score,
): Grade {
  const counted = sportMarketOf(sport, wtype);
  if (!counted) throw fault('betslip.market-unknown', 'The sport has no such market');
  const steps: GradeStep[] = [{ step: 'score', period: String(counted.scope), score }];
  const code = gradeCounted({ ...bet, market: counted.market }, score, steps);
  steps.push({ step: 'grade', code });
  return { code, steps };
}
