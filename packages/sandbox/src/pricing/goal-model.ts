/**
 * Goal chances come from two independent Poisson counts. Floats suffice here: this decides a price, which becomes
 * decimal text before a bet uses it.
 */
const MOST = 12;

/** Chance of each goal difference (home minus away) and of each total, for the goals still to come. */
export interface GoalChances {
  diff(goals: number): number;
  total(goals: number): number;
  readonly most: number;
}

/** Chance of 0, 1, ... goals. */
export function poisson(mean: number): number[] {
  const row = [Math.exp(-mean)];
  for (let k = 1; k <= MOST; k += 1) row.push(((row[k - 1] ?? 0) * mean) / k);
  return row;
}

export function goalChances(home: number, away: number): GoalChances {
  const h = poisson(home);
  const c = poisson(away);
  const diffs = new Map<number, number>();
  const totals = new Map<number, number>();
  for (const [i, pi] of h.entries()) {
    for (const [j, pj] of c.entries()) {
      diffs.set(i - j, (diffs.get(i - j) ?? 0) + pi * pj);
      totals.set(i + j, (totals.get(i + j) ?? 0) + pi * pj);
    }
  }
  return {
    diff: (goals) => diffs.get(goals) ?? 0,
    total: (goals) => totals.get(goals) ?? 0,
    most: MOST,
  };
}

/** Share of a half's goals still to come. @param played seconds played of the half @param length its seconds */
export function shareLeft(played: number, length: number): number {
  return Math.max(0, Math.min(1, 1 - played / length));
}

/** Share of the goals in the first half: slightly more goals come late. */
export const FIRST_HALF_SHARE = 0.45;

/**
 * Fair chance of the side that needs more than the line, excluding returned stakes; in quarters of a goal.
 *
 * @param chance of each whole number
 * @param range from, to
 */
export function chanceOver(
  quarters: number,
  chance: (goals: number) => number,
  range: readonly [number, number],
): number {
  let win = 0;
  let lose = 0;
  for (let goals = range[0]; goals <= range[1]; goals += 1) {
    const past = goals * 4 - quarters;
    const share = Math.min(1, Math.abs(past) / 2);
    if (past > 0) win += chance(goals) * share;
    if (past < 0) lose += chance(goals) * share;
  }
  return win + lose === 0 ? 0.5 : win / (win + lose);
}
