import { dice } from '../football/dice.ts';
import type { ScoreLine, Side } from '../football/match-plan.ts';
import { type Moment, type Script, type ScriptPlan, sumOf } from './script.ts';

export const INNINGS = 9;
/** Innings of the first half (前五局). */
export const HALF_INNINGS = 5;
/** Chances of the runs of half an inning; zero runs have the remaining chance. */
export const HALF_INNING_RUNS: readonly (readonly [runs: number, chance: number])[] = [
  [1, 0.145],
  [2, 0.07],
  [3, 0.033],
  [4, 0.02],
];
/** Increase of the scoring rate of a side that is stronger by 1. */
export const BASEBALL_SWING = 0.25;
/** Limit of innings: a match still level after it ends level, as in some leagues. */
const MOST_INNINGS = 15;

/**
 * A baseball match, run by run. The away side bats in the top of an inning; extra innings continue until a side leads.
 */
export function baseballScript(plan: ScriptPlan): Script {
  const next = dice(`${plan.seed}|play`);
  const moments: Moment[] = [];
  let parts: ScoreLine[] = [];
  let at = 0;
  let finished = 0;
  let half: 'top' | 'bottom' = 'top';
  const push = (key: boolean): void => {
    const period = `I${parts.length}`;
    moments.push({ at, period, parts, finished, watch: 0, rate: 0, half, key });
  };
  const lead = (): number => {
    const { h, c } = sumOf(parts);
    return h - c;
  };

  function bat(side: Side, inning: number): void {
    const factor = 1 + (side === 'h' ? BASEBALL_SWING : -BASEBALL_SWING) * plan.edge;
    let roll = next();
    let runs = 0;
    for (const [count, chance] of HALF_INNING_RUNS) {
      roll -= chance * factor;
      if (roll < 0) {
        runs = count;
        break;
      }
    }
    at += 180;
    for (let run = 0; run < runs; run += 1) {
      at += 50 + next() * 80;
      const running = parts.at(-1) ?? { h: 0, c: 0 };
      parts = [...parts.slice(0, -1), { ...running, [side]: running[side] + 1 }];
      push(true);
      // A winning run ends the match at once.
      if (side === 'h' && inning >= INNINGS && lead() > 0) return;
    }
    at += 180 + next() * 240;
  }

  for (let inning = 1; ; inning += 1) {
    parts = [...parts, { h: 0, c: 0 }];
    half = 'top';
    push(false);
    bat('c', inning);
    if (!(inning >= INNINGS && lead() > 0)) {
      at += 100;
      half = 'bottom';
      push(false);
      bat('h', inning);
    }
    finished = inning;
    push(false);
    if ((inning >= INNINGS && lead() !== 0) || inning === MOST_INNINGS) break;
    at += 100;
  }
  return { moments, ending: 'finished', length: at };
}
