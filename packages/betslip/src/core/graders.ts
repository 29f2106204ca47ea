import type { Score } from './entry.ts';
import { fault } from './fault.ts';
import type { GradeStep } from './grade-step.ts';
import { lineQuarters } from './line.ts';
import type { GradeCode } from './result-code.ts';

/** Whole quarters as decimal text. @example quarterText(-3) // '-0.75' */
function quarterText(quarters: number): string {
  const size = Math.abs(quarters);
  const fraction = ['', '.25', '.5', '.75'][size % 4] ?? '';
  return `${quarters < 0 ? '-' : ''}${Math.trunc(size / 4)}${fraction}`;
}

/** Quarters past the line as a grade for the side that wants more of them. */
function gradeOf(quarters: number): GradeCode {
  if (quarters >= 2) return 'W';
  if (quarters === 1) return 'LW';
  if (quarters === 0) return 'P';
  return quarters === -1 ? 'LL' : 'L';
}

function pastLine(amount: number, ratio: string, steps: GradeStep[]): number {
  const line = lineQuarters(ratio);
  const past = amount * 4 - line;
  steps.push({ step: 'line', line: quarterText(line), difference: quarterText(past) });
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
  const past = pastLine(margin, bet.ratio, steps);
  return gradeOf(bet.pick === giver ? past : -past);
}

/** Over and under on an amount; `over` is the market's name for over. */
export function gradeTotal(
  bet: { readonly pick: string; readonly ratio: string },
  amount: number,
  [over, under]: readonly [string, string],
  steps: GradeStep[],
): GradeCode {
  checkPick(bet.pick, [over, under]);
  steps.push({ step: 'total', goals: String(amount) });
  const past = pastLine(amount, bet.ratio, steps);
  return gradeOf(bet.pick === over ? past : -past);
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

/** O or E; nothing at all is even. */
export function parityOf([home, away]: Score): 'O' | 'E' {
  return (home + away) % 2 === 0 ? 'E' : 'O';
}
