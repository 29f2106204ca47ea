import type { MemberCard, WithdrawalWay } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import type { Currency } from '@courtside/money';
import { QueryView, useDraftText } from '@courtside/shell/react';
import { useState } from 'react';
import type { WantedWithdrawal } from '../../core/withdrawal.ts';
import { withdrawalBlocks } from '../../core/withdrawal-eligibility.ts';
import { checkWithdrawalAmount } from '../../core/withdrawal-amount.ts';
import { fundsApi } from '../../redux/funds-api.ts';
import { useWithdrawalInfo } from './use-withdrawal-info.ts';
import { WithdrawAvailable } from './withdraw-available.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawNeeds } from './withdraw-needs.tsx';

export interface WithdrawWayProps {
  way: WithdrawalWay;
  currency: Currency;
  asksPassword: boolean;
  /** A withdrawal is under way: another one would be a second. */
  busy: boolean;
  onChoose: (intent: WantedWithdrawal) => void;
  onPassword: (isSet: boolean) => void;
  /** Opens the reset of the withdrawal password by code. */
  onReset: () => void;
}

/** Name under which the amount of a way is stored until it is withdrawn. */
export const withdrawalDraft = (kind: WithdrawalWay['kind']): string => `wallet.withdraw.${kind}`;

/** One way of withdrawing: its limits, its requirements, and its form. */
export function WithdrawWay({
  way,
  currency,
  asksPassword,
  busy,
  onChoose,
  onPassword,
  onReset,
}: WithdrawWayProps) {
  const t = useT();
  const [amount, setAmount] = useDraftText(withdrawalDraft(way.kind));
  const [asked, setAsked] = useState('');
  const cards = fundsApi.useMemberCardsQuery();
  const info = useWithdrawalInfo(way.kind, asked);
  const hasCard = cards.data?.some(({ kind }) => kind === way.kind);
  // The gateway may ask for a password before it takes a first card, also where the brand asks for none to withdraw.
  const { data: addables } = fundsApi.useAddableCardsQuery(undefined, {
    skip: hasCard !== false,
  });
  const reason = addables?.find(({ kind }) => kind === way.kind)?.reason;
  const cardAsksPassword = hasCard === false && reason === 'password-unset';
  const change = (text: string) => {
    setAmount(text);
    if (way.kind !== 'virtual' || !info.data) return;
    const checked = checkWithdrawalAmount(text, { ...info.data, decimals: way.decimals }, currency);
    // The arriving amount is requested for a valid amount only.
    setAsked(checked.ok ? checked.value.amount : '');
  };
  const [isTold, setIsTold] = useState(false);
  if (!isTold && info.data) {
    setIsTold(true);
    // A stored amount is handled like a typed one.
    change(amount);
  }
  return (
    <QueryView query={cards} rows={6} loadingLabel={t(words.loading)}>
      {(list) => (
        <QueryView query={info} rows={6} loadingLabel={t(words.loading)}>
          {(told) => {
            const own: readonly MemberCard[] = list.filter(({ kind }) => kind === way.kind);
            const blocks = withdrawalBlocks(told, { cards: own.length, asksPassword });
            const needs = (
              <WithdrawNeeds
                way={way}
                hasCard={own.length > 0}
                asksPassword={asksPassword || cardAsksPassword}
                passwordSet={told.passwordSet}
                onPassword={onPassword}
              />
            );
            // Missing requirements come first; complete ones are placed below the amount.
            const ready = own.length > 0 && (told.passwordSet || !asksPassword);
            return (
              <div className="cs-withdraw__way">
                <WithdrawAvailable
                  info={told}
                  blocks={blocks}
                  readAt={info.readAt}
                  currency={currency}
                  onReset={onReset}
                />
                {!ready && needs}
                {own.length > 0 && (
                  <WithdrawForm
                    way={way}
                    info={told}
                    readAt={info.readAt}
                    cards={own}
                    currency={currency}
                    amount={amount}
                    onAmount={change}
                    blocked={blocks.length > 0 || busy}
                    onSubmit={onChoose}
                  />
                )}
                {ready && needs}
              </div>
            );
          }}
        </QueryView>
      )}
    </QueryView>
  );
}
