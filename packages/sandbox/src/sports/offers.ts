import type { Market } from '@courtside/contract';
import {
  chanceAt,
  chanceFrom,
  type Chances,
  evenLine,
  negative,
  oddChance,
  overLine,
} from '../pricing/chances.ts';
import { CLOSED, lineText, MARGIN, priceText } from '../pricing/price-text.ts';

/** A market with its prices; the world decides whether it is open. */
export type Offer = Omit<Market, 'sw'>;

/** Scope of an offer: the match, its first half or one part (counted from 1). */
export type Scope = '' | 'H' | `P${number}`;

export interface OfferDesk {
  readonly gidm: string;
  readonly inPlay: boolean;
}

/** Market code of the feed. @example wtypeOf('R', 'P2', true) // 'P2RE' */
export function wtypeOf(base: string, scope: Scope, inPlay: boolean): string {
  if (!inPlay) return `${scope}${base}`;
  return base === 'R' || base === 'SR' ? `${scope}${base}E` : `${scope}R${base}`;
}

/** Prices of two outcomes that exclude each other; both or none. */
function pair<T extends string>([one, two]: readonly [T, T], chance: number): Record<T, string> {
  const [first, second] = [priceText(chance, MARGIN.two), priceText(1 - chance, MARGIN.two)];
  const dead = first === CLOSED || second === CLOSED;
  return { [one]: dead ? CLOSED : first, [two]: dead ? CLOSED : second } as Record<T, string>;
}

function offer(
  { gidm, inPlay }: OfferDesk,
  base: string,
  scope: Scope,
  row: number,
  rest: Pick<Offer, 'ratio' | 'strong' | 'ior'>,
): Offer {
  // Each row of lines has an id; market codes distinguish the parts and the match.
  const half = scope === 'H' ? '2' : '1';
  return {
    gid: `${gidm}${row + 1}${half}`,
    hgid: `${gidm}${row + 1}2`,
    wtype: wtypeOf(base, scope, inPlay),
    ...rest,
  };
}

/** Lines in quarters: the main one, then one on either side of it. */
const around = (main: number, step: number, rows: number): number[] =>
  [main, main - step, main + step].slice(0, rows);

export interface LineOptions {
  readonly base: string;
  readonly scope: Scope;
  readonly rows: number;
  /** Distance between the lines, in quarters; the main line is a multiple of it. */
  readonly step: 1 | 2;
  /** Offers nothing while no main line is near even, such as late in a match of few goals. @default false */
  readonly evenOnly?: boolean;
}

/** Range of the over's chance within which a main line counts as near even. */
const EVEN = [0.34, 0.66] as const;

/** @param margin of home over away at the end */
export function handicaps(desk: OfferDesk, margin: Chances, options: LineOptions): Offer[] {
  const { base, scope, rows, step } = options;
  return around(evenLine(margin, step), step, rows).map((quarters, row) =>
    offer(desk, base, scope, row, {
      ratio: lineText(Math.abs(quarters)),
      strong: quarters >= 0 ? 'H' : 'C',
      ior: pair(['H', 'C'], overLine(margin, quarters)),
    }),
  );
}

/** @param least points scored so far: every line is above it */
export function totals(
  desk: OfferDesk,
  total: Chances,
  least: number,
  options: LineOptions,
): Offer[] {
  const { base, scope, rows, step, evenOnly = false } = options;
  const team = base === 'OUH' || base === 'OUC';
  // The over is `C` for the match and `O` for a team.
  const picks = team ? (['O', 'U'] as const) : (['C', 'H'] as const);
  const lowest = least * 4 + 2;
  const main = Math.max(lowest, evenLine(total, step));
  const chance = overLine(total, main);
  if (evenOnly && (chance < EVEN[0] || chance > EVEN[1])) return [];
  return around(main, step, rows)
    .filter((quarters) => quarters >= lowest)
    .map((quarters, row) =>
      offer(desk, base, scope, row, {
        ratio: lineText(quarters),
        strong: '',
        ior: pair<string>(picks, overLine(total, quarters)),
      }),
    );
}

/** Winner of two. @param home chance that home wins, excluding draws */
export const winner = (desk: OfferDesk, scope: Scope, home: number): Offer =>
  offer(desk, 'ML', scope, 0, { ratio: '', strong: '', ior: pair(['H', 'C'], home) });

/** Chance that home wins when a draw returns the stake. */
export function homeOfTwo(margin: Chances): number {
  const home = chanceFrom(margin, 1);
  const away = chanceFrom(negative(margin), 1);
  return home + away === 0 ? 0.5 : home / (home + away);
}

export function threeWay(desk: OfferDesk, scope: Scope, margin: Chances): Offer {
  const price = (chance: number): string => priceText(chance, MARGIN.three);
  return offer(desk, 'M', scope, 0, {
    ratio: '',
    strong: '',
    ior: {
      H: price(chanceFrom(margin, 1)),
      C: price(chanceFrom(negative(margin), 1)),
      N: price(chanceAt(margin, 0)),
    },
  });
}

export const oddEven = (desk: OfferDesk, scope: Scope, total: Chances): Offer =>
  offer(desk, 'EO', scope, 0, { ratio: '', strong: '', ior: pair(['O', 'E'], oddChance(total)) });

/** Final score in sets. @param finals picks such as `H2C1` with their chances */
export function exactScore(desk: OfferDesk, finals: ReadonlyMap<string, number>): Offer {
  const ior = Object.fromEntries(
    [...finals].map(([pick, chance]) => [pick, priceText(chance, MARGIN.three)]),
  );
  return offer(desk, 'PD', '', 0, { ratio: '', strong: '', ior });
}
