import type { CardKind, WithdrawalWay } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useMember } from '@courtside/shell/react';
import { Button, ButtonLink, IconCheck, IconPending } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { w } from './messages.ts';
import { BindLink } from '../step-links.tsx';

/** Page of the cards of each kind. */
export const CARD_PATHS: Readonly<Record<CardKind, string>> = {
  bank: '/mine/addBankCard',
  virtual: '/mine/virtualCoinCard',
  alipay: '/mine/alipayManage',
};

export interface WithdrawNeedsProps {
  way: WithdrawalWay;
  hasCard: boolean;
  asksPassword: boolean;
  passwordSet: boolean;
  onPassword: (isSet: boolean) => void;
}

/** Requirements of a withdrawal, shown before any input: things to bind and set, and what the review may require. */
export function WithdrawNeeds({
  way,
  hasCard,
  asksPassword,
  passwordSet,
  onPassword,
}: WithdrawNeedsProps) {
  const t = useT();
  const { data: member } = useMember();
  if (!member) return null;
  const { bindPhone: phone, bindRealName: name } = member;
  const from = `/mine/takemoney?way=${way.kind}`;
  return (
    <div className="cs-withdraw__needs">
      <p className="cs-withdraw__label">{t(w.needs)}</p>
      <ul className="cs-withdraw__checks">
        <Need done={phone} text={t(w.needPhone)} step={<BindLink />} />
        <Need done={name} text={t(w.needName)} step={phone ? <BindLink /> : null} />
        {asksPassword && (
          <Need
            done={passwordSet}
            text={t(w.needPassword)}
            step={
              phone ? (
                <Button size="sm" variant="primary" onClick={() => onPassword(false)}>
                  {t(w.goSet)}
                </Button>
              ) : null
            }
            aside={
              <Button size="sm" variant="ghost" onClick={() => onPassword(true)}>
                {t(w.changePassword)}
              </Button>
            }
          />
        )}
        <Need
          done={hasCard}
          text={t(w.needCard)}
          step={
            phone && name ? (
              <ButtonLink
                size="sm"
                variant="primary"
                render={<Link to={CARD_PATHS[way.kind]} state={{ from }} />}
              >
                {t(w.goAdd)}
              </ButtonLink>
            ) : null
          }
          aside={
            <ButtonLink
              size="sm"
              variant="ghost"
              render={<Link to={CARD_PATHS[way.kind]} state={{ from }} />}
            >
              {t(w.manageCards)}
            </ButtonLink>
          }
        />
      </ul>
      {way.documents.length > 0 && (
        <>
          <p className="cs-withdraw__label">{t(w.documents)}</p>
          <ul className="cs-withdraw__documents">
            {way.documents.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Need({
  done,
  text,
  step,
  aside,
}: {
  done: boolean;
  text: string;
  step: ReactNode;
  aside?: ReactNode;
}) {
  const t = useT();
  return (
    <li className={done ? 'is-done' : 'is-open'}>
      {done ? <IconCheck size={16} aria-hidden /> : <IconPending size={16} aria-hidden />}
      <span>{text}</span>
      <span className="cs-visually-hidden">{t(done ? w.needDone : w.needOpen)}</span>
      <span className="cs-withdraw__step">{done ? aside : step}</span>
    </li>
  );
}
