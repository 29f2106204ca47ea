import type { Match } from '@courtside/contract';
import { ClubShield, Flag } from '@courtside/ui';
import { teamIdentity } from '../core/team-identity.ts';

export interface TeamCrestProps {
  match: Pick<
    Match,
    'gidm' | 'team_h' | 'team_c' | 'team_h_id' | 'team_c_id' | 'team_h_country' | 'team_c_country'
  >;
  side: 'H' | 'C';
  /** @default 'sm' */
  size?: keyof typeof SHIELD;
}

/** Widths of the shields that replace flags of each size, in pixels. */
const SHIELD = { sm: 18, md: 28, lg: 56 } as const;

/** The picture before a side's name: the flag of a national team, the shield of a club. */
export function TeamCrest({ match, side, size = 'sm' }: TeamCrestProps) {
  const isHome = side === 'H';
  const country = isHome ? match.team_h_country : match.team_c_country;
  if (country !== undefined) return <Flag code={country} label="" size={size} />;
  const name = isHome ? match.team_h : match.team_c;
  return <ClubShield name={name} identity={teamIdentity(match, side)} size={SHIELD[size]} />;
}
