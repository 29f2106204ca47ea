import type { MemberInfo } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { cameFrom, Page, QueryView, useMember } from '@courtside/shell/react';
import { Badge, Banner, Button, ButtonLink, Card, IconCheck } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Binding, BindingEvent } from '../core/binding.ts';
import { BINDING_ITEMS, type BindingItem } from '../core/binding-rules.ts';
import { BindingForm } from './binding-form.tsx';
import { b, ITEM_NAMES } from './binding-messages.ts';
import { PasswordPanel } from './password-panel.tsx';
import { PhoneProofForm } from './phone-proof-form.tsx';
import { titles } from './route-titles.ts';
import { useBinding } from './use-binding.ts';

/** Items that a route requires which sends members here (spec access 2). */
const NEEDED: readonly BindingItem[] = ['phone', 'realName'];

/**
 * `/mine/auth`: phone, real name and mailbox, each bound once, and the login password. `?item=` opens one of them. A
 * member who was sent here is led back once the missing items are bound; if none is missing, they were sent here to
 * prove their phone (6016, 6017).
 */
export function BindingScreen() {
  const t = useT();
  const query = useMember();
  return (
    <Page
      title={t(titles.binding)}
      actions={
        <ButtonLink size="sm" render={<Link to="/mine/userinfo" />}>
          {t(b.toProfile)}
        </ButtonLink>
      }
    >
      <QueryView query={query} rows={6}>
        {(member) => (
          <Bindings key={member.userId} member={member} readAgain={() => void query.refetch()} />
        )}
      </QueryView>
    </Page>
  );
}

const boundOf = ({ bindPhone, bindRealName, bindEmail }: MemberInfo): BindingItem[] =>
  BINDING_ITEMS.filter(
    (item) => ({ phone: bindPhone, realName: bindRealName, email: bindEmail })[item],
  );

function Bindings({ member, readAgain }: { member: MemberInfo; readAgain: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const goBack = (from: string) => void navigate(from, { replace: true });
  const bound = boundOf(member);
  const [came] = useState(() => {
    const asked = BINDING_ITEMS.find((item) => item === params.get('item'));
    const from = cameFrom(state);
    const needed = asked ? [asked] : from === null ? [] : NEEDED;
    return { from, wanted: needed.filter((item) => !bound.includes(item)) };
  });
  const { state: binding, dispatch } = useBinding({
    bound,
    wanted: came.wanted,
    readAgain,
    onCompleted: () => {
      if (came.from !== null) goBack(came.from);
    },
  });
  const { from } = came;
  const proof =
    from !== null && came.wanted.length === 0 && member.bindPhone ? (
      <PhoneProofForm phone={member.phoneNumber ?? ''} onProved={() => goBack(from)} />
    ) : null;
  const left = came.wanted.filter((item) => !binding.bound.includes(item));
  return (
    <>
      {came.from !== null && left.length > 0 ? (
        <Banner role="status">
          {t(b.toReturn, { items: left.map((item) => t(ITEM_NAMES[item])).join(t(b.and)) })}
        </Banner>
      ) : (
        <p className="cs-auth-note">{t(b.intro)}</p>
      )}
      {BINDING_ITEMS.map((item) => (
        <BindingCard key={item} {...{ item, member, binding, dispatch }}>
          {item === 'phone' && proof}
        </BindingCard>
      ))}
      <Card title={t(b.passwordTitle)} level={2}>
        <PasswordPanel />
      </Card>
    </>
  );
}

interface BindingCardProps {
  item: BindingItem;
  member: MemberInfo;
  binding: Binding;
  dispatch: (event: BindingEvent) => void;
  /** Content below the bound value. */
  children?: ReactNode;
}

const HINTS = { phone: b.phoneHint, email: b.emailHint, realName: b.realNameHint } as const;

function BindingCard({ item, member, binding, dispatch, children }: BindingCardProps) {
  const t = useT();
  const name = t(ITEM_NAMES[item]);
  const isBound = binding.bound.includes(item);
  const masked = { phone: member.phoneNumber, email: member.email, realName: member.realName }[
    item
  ];
  return (
    <Card
      title={name}
      level={2}
      aside={
        <Badge tone={isBound ? 'positive' : 'neutral'}>
          {isBound && <IconCheck size={14} aria-hidden />}
          {t(isBound ? b.bound : b.unbound)}
        </Badge>
      }
    >
      {isBound ? (
        <>
          <p className="cs-auth-binding__value">{masked}</p>
          {children}
        </>
      ) : binding.item === item ? (
        <BindingForm key={item} binding={binding} dispatch={dispatch} />
      ) : (
        <div className="cs-auth-binding__row">
          <p className="cs-auth-note">{t(HINTS[item])}</p>
          <Button
            size="sm"
            variant="primary"
            aria-label={t(b.bindItem, { item: name })}
            onClick={() => dispatch({ type: 'opened', item })}
          >
            {t(b.bind)}
          </Button>
        </div>
      )}
    </Card>
  );
}
