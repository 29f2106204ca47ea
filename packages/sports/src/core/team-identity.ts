import type { Match } from '@courtside/contract';

type Sides = Pick<Match, 'gidm' | 'team_h_id' | 'team_c_id'>;

/**
 * The text that a team's crest is made from: the team's id where the gateway sends it, so that it has one crest in all
 * its matches and in every language; else its side of the match.
 *
 * @example teamIdentity(match, 'H') // '418220'
 */
export function teamIdentity(match: Sides, side: 'H' | 'C'): string {
  return (side === 'H' ? match.team_h_id : match.team_c_id) ?? `${match.gidm}:${side}`;
}
