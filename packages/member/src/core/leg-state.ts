import type { TicketLeg } from '@courtside/contract';

/** Where a leg of a ticket stands. `minute` is the one that is running, as it is called: 22:11 is the 23rd. */
export type LegState =
  | { readonly kind: 'scheduled' | 'half-time' | 'waiting' }
  | { readonly kind: 'live'; readonly half: 1 | 2; readonly minute: number | null }
  | { readonly kind: 'decided'; readonly resultCode: string };

/**
 * Where a leg stands; `waiting` is over, its result not told yet.
 *
 * @example legState({ resultCode: null, gameStatus: 'in-play', re_time: '2H^32:11' }) // { kind: 'live', half: 2, minute: 33 }
 */
export function legState({
  resultCode,
  gameStatus,
  re_time,
}: Pick<TicketLeg, 'resultCode' | 'gameStatus' | 're_time'>): LegState {
  if (resultCode !== null) return { kind: 'decided', resultCode };
  if (gameStatus === 'scheduled' || gameStatus === 'half-time') return { kind: gameStatus };
  if (gameStatus !== 'in-play') return { kind: 'waiting' };
  const [half, time = ''] = re_time.split('^');
  if (half === 'HT') return { kind: 'half-time' };
  const [minutes = ''] = time.split(':');
  const minute = /^\d{1,3}$/.test(minutes) ? Number(minutes) + 1 : null;
  return { kind: 'live', half: half === '2H' ? 2 : 1, minute };
}
