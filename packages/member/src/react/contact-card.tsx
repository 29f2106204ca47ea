import type { MemberInfo } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useHasRoute, useServices, useShowFault } from '@courtside/shell/react';
import { ButtonLink, Card, SwitchField, Tag } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pm } from './profile-messages.ts';

const SEALED = ['realName', 'phoneNumber', 'email'] as const;
type Sealed = (typeof SEALED)[number];

/** Real name, phone, mailbox and passwords, masked unless the member wants to see them. */
export function ContactCard({ member }: { member: MemberInfo }) {
  const t = useT();
  const { brand } = useServices();
  const [shown, setShown] = useState(!brand.toggles.hideRealNumber);
  const open = useOpened(member, shown, () => setShown(false));
  const hasAuth = useHasRoute('/mine/auth');
  const value = (name: Sealed) => (shown && open[name]) || member[name];
  const rows = [
    {
      label: t(pm.realName),
      value: value('realName'),
      state: t(member.bindRealName ? pm.verified : pm.unverified),
      done: member.bindRealName,
    },
    {
      label: t(pm.phone),
      value: value('phoneNumber'),
      state: t(pm.unbound),
      done: member.bindPhone,
    },
    { label: t(pm.email), value: value('email'), state: t(pm.unbound), done: member.bindEmail },
    {
      label: t(pm.secondPassword),
      value: undefined,
      state: t(member.secondPasswordSet ? pm.set : pm.unset),
      done: member.secondPasswordSet,
    },
  ];
  const hasSealed = Object.keys(member.sealed).length > 0;
  return (
    <Card
      title={t(pm.contact)}
      level={2}
      aside={
        hasSealed && <SwitchField label={t(pm.showNumbers)} checked={shown} onChange={setShown} />
      }
    >
      <dl className="cs-profile-facts">
        {rows.map(({ label, value: told, state, done }) => (
          <div key={label} className="cs-profile-facts__row">
            <dt>{label}</dt>
            <dd>
              {told !== undefined && <span className="cs-profile-facts__value">{told}</span>}
              {(told === undefined || label === t(pm.realName)) && (
                <Tag tone={done ? 'success' : 'neutral'}>{state}</Tag>
              )}
            </dd>
          </div>
        ))}
        <div className="cs-profile-facts__row">
          <dt>{t(pm.loginPassword)}</dt>
          <dd>
            {hasAuth && (
              <ButtonLink
                size="sm"
                render={<Link to="/mine/auth" />}
                aria-label={t(pm.changePassword)}
              >
                {t(pm.change)}
              </ButtonLink>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

/** The full values of masked data while they are to be shown. Only the gateway can open them. */
function useOpened(
  { sealed }: MemberInfo,
  shown: boolean,
  onFault: () => void,
): Readonly<Partial<Record<Sealed, string>>> {
  const { client } = useServices();
  const showFault = useShowFault();
  const [open, setOpen] = useState<Partial<Record<Sealed, string>>>({});
  const asked = JSON.stringify(sealed);
  useEffect(() => {
    if (!shown) return undefined;
    const abort = new AbortController();
    const values = JSON.parse(asked) as Partial<Record<Sealed, string>>;
    const reveal = async (name: Sealed) => {
      const value = values[name];
      if (value === undefined) return;
      const text = await client.reveal(name, value, { signal: abort.signal });
      setOpen((before) => ({ ...before, [name]: text }));
    };
    Promise.all(SEALED.map(reveal)).catch((fault: unknown) => {
      if (abort.signal.aborted) return;
      showFault(fault);
      onFault();
    });
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What a fault does is no reason to ask again.
  }, [asked, client, shown]);
  return open;
}
