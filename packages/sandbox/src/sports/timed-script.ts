import { dice } from '../football/dice.ts';
import type { ScoreLine, Side } from '../football/match-plan.ts';
import { type Moment, other, type Script, type ScriptPlan, sumOf } from './script.ts';
import type { TimedRules } from './timed-rules.ts';

/** Clock seconds at the end in which every score of a close basketball match stops bets. */
const FINISH_SECONDS = 60;
const CLOSE = 6;

/** Scoring rate of a side, relative to that of an even side. */
export const factorOf = (plan: ScriptPlan, { swing }: TimedRules, side: Side): number =>
  1 + (side === 'h' ? swing : -swing) * plan.edge;

/** A match with a clock (basketball, American football, ice hockey, rugby), score by score. */
export function timedScript(plan: ScriptPlan, rules: TimedRules): Script {
  const next = dice(`${plan.seed}|play`);
  // Some matches are interrupted more often than others.
  const pace = rules.pace * (0.94 + next() * 0.14);
  const moments: Moment[] = [];
  let parts: ScoreLine[] = [];
  let at = 0;
  let watch = 0;
  let period = '';
  let finished = 0;
  const push = (rate: number, key = false): void => {
    moments.push({ at, period, parts, finished, watch: Math.ceil(watch), rate, key });
  };
  const scored = (side: Side, points: number, rate: number, key: boolean): void => {
    const running = parts.at(-1) ?? { h: 0, c: 0 };
    parts = [...parts.slice(0, -1), { ...running, [side]: running[side] + points }];
    push(rate, key);
  };
  const margin = (): number => {
    const { h, c } = sumOf(parts);
    return Math.abs(h - c);
  };

  function turnOf(side: Side): number {
    let roll = next();
    for (const [points, chance] of rules.outcomes) {
      roll -= chance * factorOf(plan, rules, side);
      if (roll < 0) return points;
    }
    return 0;
  }

  function playPart(name: string, seconds: number, last: boolean, sudden: boolean): void {
    parts = [...parts, { h: 0, c: 0 }];
    period = name;
    watch = seconds;
    const rate = 1 / pace;
    push(rate);
    const [least, most] = rules.turn;
    let side: Side = next() < 0.5 ? 'h' : 'c';
    for (;;) {
      const took = least + next() * (most - least);
      if (took >= watch) break;
      watch -= took;
      at += took * pace;
      const points = turnOf(side);
      if (points > 0) {
        const close = last && watch < FINISH_SECONDS && margin() <= CLOSE;
        scored(side, points, rate, rules.stops === 'score' || close);
        if (sudden) break;
      }
      side = other(side);
    }
    if (!(sudden && margin() > 0)) {
      at += watch * pace;
      watch = 0;
    }
    finished += 1;
  }

  for (const [index, name] of rules.parts.entries()) {
    const last = index === rules.parts.length - 1;
    playPart(name, plan.partSeconds ?? rules.seconds, last, false);
    const half = finished === rules.halfAfter && !last;
    if (half) period = 'HT';
    push(0);
    if (!last) at += half ? rules.halfRest : rules.rest;
  }
  for (let extra = 1; rules.overtime !== null && margin() === 0; extra += 1) {
    const { seconds, sudden, shootOut } = rules.overtime;
    at += rules.rest;
    if (shootOut && extra === 2) {
      at += 300;
      scored(next() < 0.5 + plan.edge * 0.1 ? 'h' : 'c', 1, 0, true);
      break;
    }
    playPart('OT', seconds, true, sudden);
    push(0);
  }
  return { moments, ending: 'finished', length: at };
}
