import type { BetPick, BetWtype, Score } from '@courtside/contract';
import { marketOf } from '@courtside/betslip';
import { chancesOf, pricesOf, teamOver, teamPrices } from '../pricing/football-markets.ts';
import { chanceOver, type GoalChances, goalChances } from '../pricing/goal-model.ts';
import { moodOf, moodyGoals, type PriceTime } from '../pricing/mood.ts';
import { CLOSED, MARGIN, priceText } from '../pricing/price-text.ts';
import { expectations } from './listed-match.ts';
import { isFootballState } from './match-state.ts';
import type { Listed } from './world.ts';

/** A pick of a ticket on the line of its placement, which lists may no longer have. */
export interface PricedLine {
  readonly gidm: string;
  readonly gid: string;
  readonly wtype: BetWtype;
  readonly pick: BetPick;
  readonly ratio: string;
  readonly strong: 'H' | 'C' | '';
  readonly isLive: boolean;
  /** The score from which an in-play handicap counts. */
  readonly base: Score;
}

export interface LinePrice {
  /** Hong Kong price of the pick. */
  readonly own: string;
  /** Of all other picks of the market. */
  readonly others: readonly string[];
}

type Prices = Readonly<Record<string, string>>;

/** @example quartersOf('0.5 / 1') // 3 */
function quartersOf(ratio: string): number {
  const parts = ratio.split('/').map(Number);
  return (parts.reduce((sum, each) => sum + each, 0) / parts.length) * 4;
}

function handicap(line: PricedLine, chances: GoalChances, score: Score): Prices {
  // Goals since the line began to count already reduce or increase the handicap.
  const counted = line.isLive ? score.h - line.base.h - (score.c - line.base.c) : score.h - score.c;
  const given = quartersOf(line.ratio) * (line.strong === 'C' ? -1 : 1);
  const cover = chanceOver(given - 4 * counted, chances.diff, [-chances.most, chances.most]);
  return { H: priceText(cover, MARGIN.two), C: priceText(1 - cover, MARGIN.two) };
}

function total(line: PricedLine, chances: GoalChances, score: Score): Prices {
  const scored = score.h + score.c;
  const range = [0, scored + 2 * chances.most] as const;
  const over = chanceOver(quartersOf(line.ratio), (goals) => chances.total(goals - scored), range);
  return { H: priceText(1 - over, MARGIN.two), C: priceText(over, MARGIN.two) };
}

function winner(chances: GoalChances, score: Score): Prices {
  let [home, draw, away] = [0, 0, 0];
  for (let diff = -chances.most; diff <= chances.most; diff += 1) {
    const chance = chances.diff(diff);
    const lead = diff + score.h - score.c;
    if (lead > 0) home += chance;
    else if (lead < 0) away += chance;
    else draw += chance;
  }
  return {
    H: priceText(home, MARGIN.three),
    N: priceText(draw, MARGIN.three),
    C: priceText(away, MARGIN.three),
  };
}

/** Kinds with a line, and 1X2. */
const MODELLED: ReadonlySet<string> = new Set(['handicap', 'total', 'winner']);

/** Markets in which several picks, or none, can win. */
const TOGETHER: ReadonlySet<string> = new Set(['DC', 'CS', 'WN']);
const baseOf = (wtype: string): string => wtype.replace(/^H?R?(?=[A-Z])/, '');

const eitherWay = (pick: string, chance: number): Prices => ({
  [pick]: priceText(chance, MARGIN.two),
  [`not ${pick}`]: priceText(1 - chance, MARGIN.two),
});

function teamTotal(line: PricedLine, left: Score, score: Score): Prices {
  const side = line.wtype.endsWith('H') ? 'h' : 'c';
  return teamPrices(teamOver(quartersOf(line.ratio), left[side], score[side]));
}

/** The listed prices, if the same line is still listed and counts from the same score. */
function listedPrices(line: PricedLine, { markets, state }: Listed): Prices | undefined {
  const found = markets.find(
    ({ gid, wtype, ratio, strong }) =>
      gid === line.gid && wtype === line.wtype && ratio === line.ratio && strong === line.strong,
  );
  if (found === undefined) return undefined;
  const moved = state.score.h !== line.base.h || state.score.c !== line.base.c;
  return line.isLive && moved && /^H?RE$/.test(line.wtype) ? undefined : found.ior;
}

/** A market's code without its in-play mark. @example bare('P2RE') // 'P2R', bare('HROU') // 'HOU' */
const bare = (wtype: string): string =>
  wtype.replace(/R(?=(?:M|ML|OU|OUH|OUC|EO|PD|SOU)$)/, '').replace(/E$/, '');

/** In sports other than football a line has a price only while the same line is offered. */
function listedLine(line: PricedLine, { markets }: Listed): LinePrice | undefined {
  const found = markets.find(
    ({ wtype, ratio, strong }) =>
      bare(wtype) === bare(line.wtype) && ratio === line.ratio && strong === line.strong,
  );
  const own = found?.ior[line.pick] ?? CLOSED;
  if (found === undefined || own === CLOSED) return undefined;
  const others = Object.entries(found.ior)
    .filter(([pick, price]) => pick !== line.pick && price !== CLOSED)
    .map(([, price]) => price);
  return { own, others };
}

/** @returns undefined for a pick that is too likely, or too unlikely, to have a price */
export function linePrice(
  line: PricedLine,
  listed: Listed,
  time: PriceTime,
  drift: boolean,
): LinePrice | undefined {
  const { state } = listed;
  if (!isFootballState(state)) return listedLine(line, listed);
  const football = state;
  const half = line.wtype.startsWith('H');
  const listedNow = TOGETHER.has(baseOf(line.wtype)) ? undefined : listedPrices(line, listed);
  const prices = listedNow ?? modelPrices();
  const own = prices[line.pick] ?? CLOSED;
  if (own === CLOSED) return undefined;
  const others = Object.entries(prices)
    .filter(([pick, price]) => pick !== line.pick && price !== CLOSED)
    .map(([, price]) => price);
  return { own, others };

  function modelPrices(): Prices {
    const goals = half ? expectations(football).half : expectations(football).full;
    const mood = moodOf(state.plan, time, state.period !== '');
    const moody = drift ? moodyGoals(goals, state.plan.gidm, mood) : goals;
    const market = marketOf(line.wtype);
    if (market?.kind === 'team-total') return teamTotal(line, moody, state.score);
    if (market && !MODELLED.has(market.kind)) return scorePrices(market.nth);
    const chances = goalChances(moody.h, moody.c);
    if (/^H?R?M$/.test(line.wtype)) return winner(chances, state.score);
    return line.wtype.endsWith('OU')
      ? total(line, chances, state.score)
      : handicap(line, chances, state.score);
  }

  function scorePrices(nth: number): Prices {
    const base = nth > 0 ? 'ARG' : baseOf(line.wtype);
    const { full, half: halfLeft } = expectations(football);
    const { period, score, half: atHalf } = football;
    const view = { period, score, half: atHalf };
    const chances = chancesOf({ ...view, left: full, halfLeft }, { base, half, nth });
    if (chances === undefined) return {};
    // In a market whose picks overlap, the fair prices are those of the pick winning or losing.
    if (TOGETHER.has(base)) return eitherWay(line.pick, chances[line.pick] ?? 0);
    return pricesOf(base, chances);
  }
}
