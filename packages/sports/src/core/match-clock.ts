import type { Match } from '@courtside/contract';

export type MatchClock =
  | { phase: 'scheduled' }
  | { phase: 'first-half' | 'second-half'; minute: number }
  | { phase: 'half-time' | 'finished' | 'abandoned' }
  /** A half whose clock counts down, such as rugby's. */
  | { phase: 'half'; half: 1 | 2; left: string | null }
  /** A quarter, set, frame or third; `left` where a clock counts down, as `04:10`. */
  | { phase: 'part'; part: number; left: string | null }
  | { phase: 'overtime'; left: string | null }
  | { phase: 'inning'; inning: number; half: 'top' | 'bottom' | null; extra: boolean };

/** The fields of a match that its clock needs. */
export type ClockedMatch = Pick<Match, 'gameStatus' | 're_time' | 't_count'> &
  Partial<Pick<Match, 'gameType' | 'se_now' | 'inningNum' | 'half'>>;

/** Innings from this one on are extra innings (spec betting 4). */
const EXTRA_FROM = 9;

/** Seconds as `MM:SS`. @example secondsText(250) // '04:10' */
export function secondsText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Any period whose name contains OT is overtime (spec betting 4). */
export const isOvertime = (period: string): boolean => period.includes('OT');

/** Baseball is in extra innings from the ninth on (spec betting 4). */
export const isExtraInning = (inning: number): boolean => inning >= EXTRA_FROM;

/** The clock of a match of two halves; `minute` is the running one, so 22:11 is in the 23rd. */
function halves({ gameStatus, re_time, t_count }: ClockedMatch): MatchClock {
  const [half = '', time = ''] = re_time.split('^');
  if (gameStatus === 'half-time' || half === 'HT') return { phase: 'half-time' };
  const [minutes = ''] = time.split(':');
  const minute = /^\d{1,3}$/.test(minutes) ? Number(minutes) + 1 : Math.floor(t_count / 60) + 1;
  return { phase: half === '2H' ? 'second-half' : 'first-half', minute };
}

/**
 * The clock of a match of any sport from the feed's `re_time` (`1H^22:11`, `HT^^`), `se_now` and `t_count` (spec
 * betting 3 and 4). Where they do not say, a match under way is in its first part.
 */
export function matchClock(match: ClockedMatch): MatchClock {
  const { gameStatus, gameType = 'FT', se_now = '', t_count } = match;
  if (gameStatus === 'scheduled') return { phase: 'scheduled' };
  if (gameStatus === 'finished' || gameStatus === 'abandoned') return { phase: gameStatus };
  if (gameType === 'FT' || gameType === 'VF') return halves(match);
  if (gameStatus === 'half-time' || se_now === 'HT') return { phase: 'half-time' };
  const left = t_count > 0 ? secondsText(t_count) : null;
  if (/^H[12]$/.test(se_now)) return { phase: 'half', half: se_now === 'H1' ? 1 : 2, left };
  if (isOvertime(se_now)) return { phase: 'overtime', left };
  const part = Number(/\d+$/.exec(se_now)?.[0] ?? 1);
  if (gameType === 'BS') {
    const inning = match.inningNum ?? part;
    return { phase: 'inning', inning, half: match.half ?? null, extra: isExtraInning(inning) };
  }
  return { phase: 'part', part, left };
}
