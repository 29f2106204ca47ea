import type { MemberInfo } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useHasRoute } from '@courtside/shell/react';
import { Button, ButtonLink, Card, classNames, IconCheck, IconMinus } from '@courtside/ui';
import { Link } from 'react-router';
import { LEVEL_BARS, safeguardsOf, type Safeguard } from '../core/security.ts';
import { PROFILE_FORM } from './personal-card.tsx';
import { pm, SAFEGUARD_NAMES } from './profile-messages.ts';

/** Pages that complete each safeguard; the profile is on this page. */
const PATHS: Readonly<Record<Exclude<Safeguard, 'profile'>, string>> = {
  phone: '/mine/auth?item=phone',
  realName: '/mine/auth?item=realName',
  email: '/mine/auth?item=email',
  secondPassword: '/mine/takemoney',
};

export interface SecurityCardProps {
  member: MemberInfo;
  /** The path that the member came from; null for none. */
  from: string | null;
}

/** The security level of the account, and the missing safeguards. */
export function SecurityCard({ member, from }: SecurityCardProps) {
  const t = useT();
  const items = safeguardsOf(member);
  const missing = items.filter(({ has }) => !has).length;
  const { securityLevel: level } = member;
  return (
    <Card
      title={t(pm.level)}
      level={2}
      aside={
        <span className={classNames('cs-profile-level', `is-${level}`)}>
          {[1, 2, 3].map((at) => (
            <span
              key={at}
              aria-hidden
              className={classNames(
                'cs-profile-level__bar',
                at <= LEVEL_BARS[level] && 'is-filled',
              )}
            />
          ))}
          {t(pm[level])}
        </span>
      }
    >
      <p className="cs-profile__note">
        {missing === 0 ? t(pm.whole) : t(pm.missing, { count: missing })}
      </p>
      <ul className="cs-profile-checks">
        {items.map(({ item, has }) => (
          <li key={item} className={classNames('cs-profile-checks__row', has && 'is-done')}>
            {has ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
            <span className="cs-profile-checks__name">{t(SAFEGUARD_NAMES[item])}</span>
            {has ? (
              <span className="cs-profile__note">{t(pm.has)}</span>
            ) : (
              <Way item={item} from={from} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A link to complete a missing safeguard; nothing where the site has no page for it. */
function Way({ item, from }: { item: Safeguard; from: string | null }) {
  const t = useT();
  const name = t(pm.completeItem, { item: t(SAFEGUARD_NAMES[item]) });
  if (item !== 'profile') return <PageWay path={PATHS[item]} name={name} from={from} />;
  return (
    <Button size="sm" aria-label={name} onClick={focusForm}>
      {t(pm.complete)}
    </Button>
  );
}

function PageWay({ path, name, from }: { path: string; name: string; from: string | null }) {
  const t = useT();
  const hasPage = useHasRoute(path.split('?')[0] ?? path);
  if (!hasPage) return null;
  return (
    <ButtonLink
      size="sm"
      render={<Link to={path} state={{ from: from ?? '/mine/userinfo' }} />}
      aria-label={name}
    >
      {t(pm.complete)}
    </ButtonLink>
  );
}

const focusForm = () =>
  document.getElementById(PROFILE_FORM)?.querySelector<HTMLElement>('input')?.focus();
