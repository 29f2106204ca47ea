import type { Match } from '@courtside/contract';

type Sides = Pick<Match, 'gidm' | 'team_h_id' | 'team_c_id'>;

/**
 * What a team's crest is drawn from: the team where the gateway names it, so that it has one crest in all its matches and
 * in every language; else its side of the match.
 *
 * @example teamIdentity(match, 'H') // '418220'
 */
export function teamIdentity(match: Sides, side: 'H' | 'C'): string {
  return (side === 'H' ? match.team_h_id : match.team_c_id) ?? `${match.gidm}:${side}`;
}
