import type { Match } from '@courtside/contract';

export type MatchClock =
  | { phase: 'scheduled' }
  | { phase: 'first-half' | 'second-half'; minute: number }
  | { phase: 'half-time' | 'finished' | 'abandoned' };

/**
 * The clock of a football match from the feed's `re_time` (`1H^22:11`, `HT^^`, `2H^32:11`; spec betting 3).
 * `minute` is the minute that is running, as it is called: 22:11 is the 23rd.
 */
export function matchClock(match: Pick<Match, 'gameStatus' | 're_time' | 't_count'>): MatchClock {
  if (match.gameStatus === 'scheduled') return { phase: 'scheduled' };
  if (match.gameStatus === 'finished' || match.gameStatus === 'abandoned') {
    return { phase: match.gameStatus };
  }
  const [half = '', time = ''] = match.re_time.split('^');
  if (match.gameStatus === 'half-time' || half === 'HT') return { phase: 'half-time' };
  const [minutes = ''] = time.split(':');
  const minute = /^\d{1,3}$/.test(minutes)
    ? Number(minutes) + 1
    : Math.floor(match.t_count / 60) + 1;
  return { phase: half === '2H' ? 'second-half' : 'first-half', minute };
}
