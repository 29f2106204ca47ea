import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Score } from '../src/index.ts';

/** A played match: half time, full time, and who scored in order where the calendar tells it. */
export interface Played {
  readonly name: string;
  readonly ht: Score | null;
  readonly ft: Score;
  readonly goals: readonly ('H' | 'C')[] | null;
}

interface RawGoal {
  readonly minute?: string | number;
  readonly offset?: number;
}
interface RawMatch {
  readonly team1?: unknown;
  readonly team2?: unknown;
  readonly score?: { readonly ft?: readonly number[]; readonly ht?: readonly number[] };
  readonly goals1?: readonly RawGoal[];
  readonly goals2?: readonly RawGoal[];
}

const scoreOf = (pair: readonly number[] | undefined): Score | null =>
  pair?.length === 2 ? [pair[0] ?? 0, pair[1] ?? 0] : null;

function timed(goals: readonly RawGoal[] | undefined, side: 'H' | 'C') {
  return (goals ?? []).map(({ minute, offset }) => {
    const [base = 0, added = 0] = String(minute).split('+').map(Number);
    return { side, at: base * 100 + added + (offset ?? 0) };
  });
}

/** Who scored in order, or null when the minutes do not make up the score of the ninety. */
function orderOf(raw: RawMatch, ft: Score): readonly ('H' | 'C')[] | null {
  const all = [...timed(raw.goals1, 'H'), ...timed(raw.goals2, 'C')]
    .filter(({ at }) => at < 9100)
    .toSorted((a, b) => a.at - b.at);
  const home = all.filter(({ side }) => side === 'H').length;
  const sameMinute = all.some((goal, index) => goal.at === all[index + 1]?.at);
  if (sameMinute || home !== ft[0] || all.length - home !== ft[1]) return null;
  return all.map(({ side }) => side);
}

/** The played matches of every openfootball calendar in the folder and those below it. */
export function readCalendars(folder: string): readonly Played[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return files.toSorted().flatMap((file): Played[] => {
    const json = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { matches?: RawMatch[] };
    return (json.matches ?? []).flatMap((raw): Played[] => {
      const ft = scoreOf(raw.score?.ft);
      if (!ft) return [];
      const name = `${file}: ${String(raw.team1)} - ${String(raw.team2)}`;
      return [{ name, ht: scoreOf(raw.score?.ht), ft, goals: orderOf(raw, ft) }];
    });
  });
}

/** A calendar of our own with the same results each time: every score up to five goals, and longer ones now and then. */
export function ownCalendar(matches: number): readonly Played[] {
  let seed = 20_240_816;
  const draw = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  return Array.from({ length: matches }, (_, index): Played => {
    const count = draw(20) === 0 ? 6 + draw(5) : draw(6);
    const goals = Array.from({ length: count }, () => (draw(9) < 5 ? 'H' : 'C'));
    const score = (list: readonly string[]): Score => [
      list.filter((side) => side === 'H').length,
      list.filter((side) => side === 'C').length,
    ];
    const half = goals.slice(0, draw(count + 1));
    return { name: `own ${index}`, ht: score(half), ft: score(goals), goals };
  });
}
