import type { MemberInfo } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import {
  cameFrom,
  Page,
  QueryView,
  useHasRoute,
  useMember,
  type Screen,
} from '@courtside/shell/react';
import { Banner, ButtonLink, Card } from '@courtside/ui';
import { Link, useLocation } from 'react-router';
import { safeguardsOf } from '../core/security.ts';
import { AvatarPart } from './avatar-part.tsx';
import { ContactCard } from './contact-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { pm, SAFEGUARD_NAMES } from './profile-messages.ts';
import { titles } from './route-titles.ts';
import { SecurityCard } from './security-card.tsx';

/**
 * `/mine/userinfo`: the data of a member, the safeguards of their account, and their devices.
 *
 * @param minimumAge in years, of the market
 */
export function createProfileScreen(minimumAge: number): Screen {
  return function ProfileScreen() {
    const t = useT();
    const query = useMember();
    const hasTour = useHasRoute('/mine/introTutorial');
    return (
      <Page
        title={t(titles.profile)}
        actions={
          hasTour && (
            <ButtonLink size="sm" render={<Link to="/mine/introTutorial" />}>
              {t(pm.toTour)}
            </ButtonLink>
          )
        }
      >
        <QueryView query={query} rows={10}>
          {(member) => <Profile key={member.userId} member={member} minimumAge={minimumAge} />}
        </QueryView>
      </Page>
    );
  };
}

function Profile({ member, minimumAge }: { member: MemberInfo; minimumAge: number }) {
  const t = useT();
  // With the needed safeguards complete, `/mine/auth` leads the member back.
  const from = cameFrom(useLocation().state);
  const needed = NEEDED.filter(
    (item) => !safeguardsOf(member).some((each) => each.item === item && each.has),
  );
  return (
    <>
      {from !== null && needed.length > 0 && (
        <Banner role="status">
          {t(pm.toReturn, {
            items: needed.map((item) => t(SAFEGUARD_NAMES[item])).join(t(pm.and)),
          })}
        </Banner>
      )}
      <div className="cs-profile__columns">
        <div className="cs-profile__column">
          <Summary member={member} />
          <PersonalCard member={member} minimumAge={minimumAge} />
        </div>
        <div className="cs-profile__column">
          <SecurityCard member={member} from={from} />
          <ContactCard member={member} />
        </div>
      </div>
      <DevicesCard />
    </>
  );
}

/** Safeguards that a refusal sends members here for (6015, 6449). */
const NEEDED = ['phone', 'realName'] as const;

function Summary({ member }: { member: MemberInfo }) {
  const t = useT();
  const { tag } = useLanguage();
  return (
    <Card className="cs-profile-summary">
      <AvatarPart member={member} />
      <div className="cs-profile-summary__text">
        <p className="cs-profile-summary__name">{member.nickname || member.name}</p>
        <dl className="cs-profile-summary__facts">
          <div>
            <dt>{t(pm.name)}</dt>
            <dd>{member.name}</dd>
          </div>
          <div>
            <dt>{t(pm.registered)}</dt>
            <dd>{formatInstant(member.registeredAt, tag).slice(0, 10)}</dd>
          </div>
          {member.agreedTerms !== undefined && (
            <div>
              <dt>{t(pm.agreedTerms)}</dt>
              <dd>{member.agreedTerms}</dd>
            </div>
          )}
        </dl>
      </div>
    </Card>
  );
}
