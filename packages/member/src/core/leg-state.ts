import type { TicketLeg } from '@courtside/contract';

/** The state of a leg of a ticket. */
export type LegState =
  | { readonly kind: 'scheduled' | 'half-time' | 'waiting' }
  /** Football: `minute` is the running one, so 22:11 is in the 23rd. */
  | { readonly kind: 'live'; readonly half: 1 | 2; readonly minute: number | null }
  /** A half whose clock counts down, such as rugby's; `left` as `04:10`, or null where there is no clock. */
  | { readonly kind: 'half'; readonly half: 1 | 2; readonly left: string | null }
  /** A quarter, third, set, inning or frame. */
  | { readonly kind: 'part'; readonly part: number; readonly left: string | null }
  | { readonly kind: 'overtime'; readonly left: string | null }
  | { readonly kind: 'decided'; readonly resultCode: string };

/**
 * The state of a leg; with `waiting` its match is over, but has no result yet.
 *
 * @example legState({ resultCode: null, gameStatus: 'in-play', re_time: '2H^32:11' }) // { kind: 'live', half: 2, minute: 33 }
 * @example legState({ resultCode: null, gameStatus: 'in-play', re_time: 'Q3^04:10' }) // { kind: 'part', part: 3, left: '04:10' }
 */
export function legState({
  resultCode,
  gameStatus,
  re_time,
}: Pick<TicketLeg, 'resultCode' | 'gameStatus' | 're_time'>): LegState {
  if (resultCode !== null) return { kind: 'decided', resultCode };
  if (gameStatus === 'scheduled' || gameStatus === 'half-time') return { kind: gameStatus };
  if (gameStatus !== 'in-play') return { kind: 'waiting' };
  const [period = '', time = ''] = re_time.split('^');
  if (period === 'HT') return { kind: 'half-time' };
  const left = /^\d{1,3}:\d{2}$/.test(time) ? time : null;
  if (/^H[12]$/.test(period)) return { kind: 'half', half: period === 'H2' ? 2 : 1, left };
  if (period.includes('OT')) return { kind: 'overtime', left };
  const [, part] = /^[A-Z](\d{1,2})$/.exec(period) ?? [];
  if (part !== undefined) return { kind: 'part', part: Number(part), left };
  const [minutes = ''] = time.split(':');
  const minute = /^\d{1,3}$/.test(minutes) ? Number(minutes) + 1 : null;
  return { kind: 'live', half: period === '2H' ? 2 : 1, minute };
}
