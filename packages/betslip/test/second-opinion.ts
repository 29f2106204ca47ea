import type { Score } from '../src/index.ts';

/**
 * A second way to settle, on purpose unlike the engine's: a bet is two half bets, each won, lost or returned, and every market is
 * asked as a question of yes or no. Worth is counted in halves of the stake: 2 a win, 1 a half win, 0 returned.
 */
export interface Asked {
  readonly wtype: string;
  readonly pick: string;
  readonly strong: string;
  /** The line in halves of a goal, one for each half bet. */
  readonly lines: readonly [number, number];
  readonly ht: Score | null;
  readonly ft: Score;
  readonly at: Score | null;
  readonly goals: readonly ('H' | 'C')[] | null;
}

const yes = (won: boolean): number => (won ? 2 : -2);
const halfBets = (amount: number, [first, second]: readonly [number, number]): number =>
  Math.sign(amount * 2 - first) + Math.sign(amount * 2 - second);

/** Halves of the stake won or lost; null when the bet is void. */
export function secondOpinion(asked: Asked): number | null {
  const { wtype, pick, strong, lines, ht, ft, at, goals } = asked;
  const firstHalf = wtype.startsWith('H');
  if ((firstHalf || /^R?F$/.test(wtype)) && !ht) return null;
  const [home, away] = firstHalf && ht ? ht : ft;
  const lead = home - away;
  const is = (codes: string) => codes.split(' ').includes(wtype);

  if (is('R RE HR HRE')) {
    const before = wtype.endsWith('RE') && at ? at[0] - at[1] : 0;
    const toGiver = (lead - before) * (strong === 'C' ? -1 : 1);
    const worth = halfBets(toGiver, lines);
    return pick === strong ? worth : worth === 0 ? 0 : -worth;
  }
  if (is('OU ROU HOU HROU')) return halfBets(home + away, lines) * (pick === 'C' ? 1 : -1) || 0;
  if (is('OUH ROUH HOUH HROUH')) return halfBets(home, lines) * (pick === 'O' ? 1 : -1) || 0;
  if (is('OUC ROUC HOUC HROUC')) return halfBets(away, lines) * (pick === 'O' ? 1 : -1) || 0;
  if (is('M RM HM HRM')) {
    return yes(
      (pick === 'H' && lead > 0) || (pick === 'N' && lead === 0) || (pick === 'C' && lead < 0),
    );
  }
  if (is('EO REO HEO HREO')) return yes((pick === 'O') === Boolean((home + away) % 2));
  if (is('PD RPD HPD HRPD')) {
    const others = firstHalf ? 3 : 4;
    if (pick === 'OVH') return yes(home > others || away > others);
    return yes(pick.slice(1) === [home, away].join('C'));
  }
  if (is('T RT HT HRT')) {
    const bands: Readonly<Record<string, string>> = { '0-1': '01', '2-3': '23', '4-6': '456' };
    const goalsInAll = home + away;
    return yes(pick === '7+' ? goalsInAll >= 7 : (bands[pick] ?? '').includes(String(goalsInAll)));
  }
  if (is('DC RDC')) {
    if (pick === 'HN') return yes(!(lead < 0));
    return yes(pick === 'CN' ? !(lead > 0) : lead !== 0);
  }
  if (is('TS RTS')) return yes((pick === 'Y') === home * away > 0);
  if (is('CS RCS')) return yes((pick === 'H' ? away : home) === 0);
  if (is('WN RWN')) return yes(pick === 'H' ? away === 0 && home > 0 : home === 0 && away > 0);
  if (is('WM RWM')) {
    if (pick === '0') return yes(home + away === 0);
    if (pick === 'N') return yes(lead === 0 && home > 0);
    const own = pick.startsWith('H') ? lead : -lead;
    return yes(pick.endsWith('OV') ? own >= 4 : own === Number(pick.slice(1)));
  }
  if (is('F RF') && ht) {
    const letter = (difference: number) => 'CNH'[Math.sign(difference) + 1];
    return yes(pick === `${letter(ht[0] - ht[1])}${letter(lead)}`);
  }
  const nth = Number(wtype.slice(3));
  return yes((goals?.[nth - 1] ?? 'N') === pick);
}
