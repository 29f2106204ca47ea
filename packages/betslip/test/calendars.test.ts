import { count } from '@courtside/tooling/testing';
import { expect, test } from 'vitest';
import {
  gradeMarket,
  isStakeBack,
  MATCH_WTYPES,
  marketOf,
  type MatchWtype,
  type ResultCode,
  type Score,
  settleSingle,
  type Strong,
} from '../src/index.ts';
import { ownCalendar, type Played, readCalendars } from './calendar.ts';
import { secondOpinion } from './second-opinion.ts';

const folder = process.env['COURTSIDE_FIXTURES'];
const matches = folder ? readCalendars(folder) : ownCalendar(count('calendarMatches'));

const SIDES = ['H', 'C'];
const SCORES = Array.from({ length: 36 }, (_, n) => `H${Math.floor(n / 6)}C${n % 6}`);
/** Every pick of every kind of market. */
const PICKS: Readonly<Record<string, readonly string[]>> = {
  handicap: SIDES,
  total: SIDES,
  'team-total': ['O', 'U'],
  winner: ['H', 'N', 'C'],
  'odd-even': ['O', 'E'],
  'correct-score': [...SCORES, 'OVH'],
  goals: ['0-1', '2-3', '4-6', '7+'],
  'half-full': ['HH', 'HN', 'HC', 'NH', 'NN', 'NC', 'CH', 'CN', 'CC'],
  'double-chance': ['HN', 'CN', 'HC'],
  'both-score': ['Y', 'N'],
  'clean-sheet': SIDES,
  'win-to-nil': SIDES,
  'winning-margin': ['H1', 'H2', 'H3', 'HOV', 'C1', 'C2', 'C3', 'COV', '0', 'N'],
  'nth-goal': ['H', 'C', 'N'],
};
const GOALS: readonly MatchWtype[] = ['ARG1', 'ARG2', 'ARG3', 'ARG4', 'ARG5'];

const halves = (n: number): string => (n % 2 === 0 ? String(n / 2) : `${(n - 1) / 2}.5`);
/** Lines from 0 to 4.5, a quarter line as its two halves. */
const LINES = Array.from({ length: 10 }, (_, n) => [
  { ratio: halves(n), lines: [n, n] as const },
  { ratio: `${halves(n)} / ${halves(n + 1)}`, lines: [n, n + 1] as const },
]).flat();
const NO_LINE = [{ ratio: '', lines: [0, 0] as const }];

interface Bet {
  readonly wtype: MatchWtype;
  readonly pick: string;
  readonly strong: Strong;
  readonly ratio: string;
  readonly lines: readonly [number, number];
}

/** The winner of two and markets in sets are other sports'. */
const isFootball = (wtype: MatchWtype): boolean => {
  const market = marketOf(wtype);
  return market?.kind !== 'moneyline' && !market?.inSets;
};

const BETS: readonly Bet[] = [...MATCH_WTYPES.filter(isFootball), ...GOALS].flatMap((wtype) => {
  const kind = marketOf(wtype)?.kind ?? '';
  const lined = ['handicap', 'total', 'team-total'].includes(kind);
  const givers: readonly Strong[] = kind === 'handicap' ? ['H', 'C'] : [''];
  return (PICKS[kind] ?? []).flatMap((pick) =>
    givers.flatMap((strong) =>
      (lined ? LINES : NO_LINE).map((line) => ({ wtype, pick, strong, ...line })),
    ),
  );
});

/** Profit on 200.00 at 0.90, from halves of the stake. */
const PROFIT: Readonly<Record<number, bigint>> = {
  2: 18_000n,
  1: 9_000n,
  0: 0n,
  [-1]: -10_000n,
  [-2]: -20_000n,
};

/** The score when a bet was placed: half time where it is told, else before the first goal. */
const atBet = ({ ht }: Played): Score => ht ?? [0, 0];

/** Settles every bet on a match both ways. @returns how many, and the first that differ */
function compare(match: Played): { bets: number; wrong: string[]; codes: ResultCode[] } {
  const { ht, ft, goals, name } = match;
  const wrong: string[] = [];
  const codes: ResultCode[] = [];
  for (const bet of BETS) {
    if (bet.wtype.startsWith('ARG') && !goals) continue;
    const at = bet.wtype.endsWith('RE')
      ? bet.wtype === 'HRE'
        ? ([0, 0] as const)
        : atBet(match)
      : null;
    const code = gradeMarket({ ...bet, result: { ht, ft, goals }, scoreAtBet: at });
    const stake = 20_000n;
    const paid = settleSingle({ stake, hkPrice: '0.90', code, rounding: 'truncate' });
    const halvesWon = secondOpinion({ ...bet, ht, ft, at, goals });
    const same =
      halvesWon === null
        ? isStakeBack(code) && code !== 'P' && paid === stake
        : paid - stake === PROFIT[halvesWon];
    if (!same) wrong.push(`${name} ${bet.wtype} ${bet.pick} ${bet.strong} ${bet.ratio}: ${code}`);
    codes.push(code);
  }
  return { bets: codes.length, wrong, codes };
}

test('[SP-04] every match is settled in every market as a second computation settles it', () => {
  const wrong: string[] = [];
  const seen = new Set<ResultCode>();
  let bets = 0;
  for (const match of matches) {
    const compared = compare(match);
    bets += compared.bets;
    wrong.push(...compared.wrong);
    for (const code of compared.codes) seen.add(code);
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  // The run is not vacuous: all markets, all grades, a whole calendar.
  expect([...seen]).toEqual(expect.arrayContaining(['W', 'LW', 'P', 'LL', 'L']));
  expect(matches.length).toBeGreaterThanOrEqual(count('calendarMatches'));
  expect(bets).toBeGreaterThan(matches.length * 1000);
  if (folder) process.stdout.write(`${matches.length} matches, ${bets} bets, 0 differ\n`);
}, 120_000);

test('an in-play handicap at each goal of a match counts what came after', () => {
  let bets = 0;
  for (const { goals, ft, ht } of matches) {
    if (!goals) continue;
    const at = [0, 0];
    for (const side of goals) {
      at[side === 'H' ? 0 : 1] = (at[side === 'H' ? 0 : 1] ?? 0) + 1;
      const scoreAtBet: Score = [at[0] ?? 0, at[1] ?? 0];
      for (const { ratio, lines } of LINES) {
        for (const pick of SIDES) {
          const bet = { wtype: 'RE', pick, strong: 'H', ratio } as const;
          const code = gradeMarket({ ...bet, result: { ht, ft }, scoreAtBet });
          const won = secondOpinion({ ...bet, lines, ht, ft, at: scoreAtBet, goals });
          expect({ W: 2, LW: 1, P: 0, LL: -1, L: -2 }[code as 'W']).toBe(won);
          bets += 1;
        }
      }
    }
  }
  expect(bets).toBeGreaterThan(1000);
}, 120_000);
