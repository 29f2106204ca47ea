import type { Score } from '../pick/entry.ts';
import { fault } from '../fault.ts';
import type { GradeStep, HalfResult } from './grade-step.ts';
import { lineQuarters } from '../pick/line.ts';
import type { GradeCode } from './result-code.ts';

/** Whole quarters as decimal text. @example quarterText(-3) // '-0.75' */
function quarterText(quarters: number): string {
  const size = Math.abs(quarters);
  const fraction = ['', '.25', '.5', '.75'][size % 4] ?? '';
  return `${quarters < 0 ? '-' : ''}${Math.trunc(size / 4)}${fraction}`;
}

/** The grade for a number of quarters past the line, for the side that wins by more of them. */
function gradeOf(quarters: number): GradeCode {
  if (quarters >= 2) return 'W';
  if (quarters === 1) return 'LW';
  if (quarters === 0) return 'P';
  return quarters === -1 ? 'LL' : 'L';
}

/** Adds the step of the two half bets of a quarter line, a quarter to each side of it; other lines have none. */
function tellHalves(line: number, past: number, steps: GradeStep[], isTaker: boolean): void {
  if (line % 2 === 0) return;
  const half = (shift: -1 | 1): HalfResult => {
    const own = isTaker ? -(past - shift) : past - shift;
    const lost = own === 0 ? 'P' : 'L';
    return { line: quarterText(line + shift), code: own > 0 ? 'W' : lost };
  };
  steps.push({ step: 'halves', halves: [half(-1), half(1)] });
}

function pastLine(amount: number, ratio: string, steps: GradeStep[], isTaker: boolean): number {
  const line = lineQuarters(ratio);
  const past = amount * 4 - line;
  steps.push({ step: 'line', line: quarterText(line), difference: quarterText(past) });
  tellHalves(line, past, steps, isTaker);
  return past;
}

/** Refuses a pick that the market does not have. @throws CourtsideError `betslip.pick-unknown` */
export function checkPick(pick: string, allowed: readonly string[] | RegExp): void {
  const known = allowed instanceof RegExp ? allowed.test(pick) : allowed.includes(pick);
  if (!known) throw fault('betslip.pick-unknown', 'The market has no such pick');
}

/** Asian handicap: `strong` gives the line. */
export function gradeHandicap(
  bet: { readonly pick: string; readonly strong: string; readonly ratio: string },
  [home, away]: Score,
  steps: GradeStep[],
): GradeCode {
  checkPick(bet.pick, ['H', 'C']);
  if (lineQuarters(bet.ratio) > 0 && bet.strong === '') {
    throw fault('betslip.strong-missing', 'A handicap needs the side that gives it');
  }
  const giver = bet.strong === 'C' ? 'C' : 'H';
  const margin = giver === 'H' ? home - away : away - home;
  steps.push({ step: 'margin', giver, margin: String(margin) });
  const isTaker = bet.pick !== giver;
  const past = pastLine(margin, bet.ratio, steps, isTaker);
  return gradeOf(isTaker ? -past : past);
}

/** Over and under on an amount; `over` and `under` are the market's picks for them. */
export function gradeTotal(
  bet: { readonly pick: string; readonly ratio: string },
  amount: number,
  [over, under]: readonly [string, string],
  steps: GradeStep[],
): GradeCode {
  checkPick(bet.pick, [over, under]);
  steps.push({ step: 'total', goals: String(amount) });
  const isTaker = bet.pick !== over;
  const past = pastLine(amount, bet.ratio, steps, isTaker);
  return gradeOf(isTaker ? -past : past);
}

/** A pick out of a list: won when it is among the winning ones. */
export function gradeAmong(
  pick: string,
  winning: readonly string[],
  steps: GradeStep[],
): GradeCode {
  steps.push({ step: 'winning', picks: winning });
  return winning.includes(pick) ? 'W' : 'L';
}

/** H, N or C. */
export function winnerOf([home, away]: Score): 'H' | 'N' | 'C' {
  if (home === away) return 'N';
  return home > away ? 'H' : 'C';
}

/** O or E; zero is even. */
export function parityOf([home, away]: Score): 'O' | 'E' {
  return (home + away) % 2 === 0 ? 'E' : 'O';
}
