import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { ClubShield, type ClubShieldProps } from '../club-shield/club-shield.tsx';
import { Flag } from '../flag/flag.tsx';

/** Everything else reaches the root. */
export interface TeamBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  name: string;
  /** Code of the country that a national team plays for: it shows a flag. All other teams show a shield. */
  country?: string | undefined;
  /** What is known of a club's look; its name decides the rest. */
  club?: Pick<ClubShieldProps, 'colours' | 'parting' | 'monogram'>;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Shows the name after the badge. Without it the badge is an image with that name. @default false */
  showName?: boolean;
}

const SHIELD = { sm: 20, md: 28, lg: 48 } as const;

/** A team's badge: the flag of a national team, the shield of a club. */
export function TeamBadge({
  name,
  country,
  club,
  size = 'md',
  showName = false,
  className,
  ...rest
}: TeamBadgeProps) {
  return (
    <span {...rest} className={classNames('cs-team', `cs-team--${size}`, className)}>
      {country === undefined ? (
        <ClubShield name={name} {...club} size={SHIELD[size]} {...(!showName && { label: name })} />
      ) : (
        <Flag code={country} label={showName ? '' : name} size={size} />
      )}
      {showName && <span className="cs-team__name">{name}</span>}
    </span>
  );
}
