import type { MemberCard, WithdrawalWay } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { type Currency, currencyInfo, shownAmount, shownParams } from '@courtside/money';
import { useCovered, useForm, useServices } from '@courtside/shell/react';
import { Button, DataList, RadioGroupField, StakeField, Tag } from '@courtside/ui';
import { useState } from 'react';
import { AMOUNT_LENGTH } from '../../core/amount-length.ts';
import { coinText } from '../../core/coin-text.ts';
import { countdownText } from '../../core/deposit-time.ts';
import { checkWithdrawalAmount, mostWithdrawable } from '../../core/withdrawal-amount.ts';
import { withdrawalCosts } from '../../core/withdrawal-costs.ts';
import type { WantedWithdrawal } from '../../core/withdrawal.ts';
import { useNow } from '../use-now.ts';
import { amountMessage, w } from './messages.ts';
import type { ShownInfo } from './use-withdrawal-info.ts';

export interface WithdrawFormProps {
  way: WithdrawalWay;
  info: ShownInfo;
  /** When `info` was read, in ms since the epoch. */
  readAt: number;
  cards: readonly MemberCard[];
  currency: Currency;
  amount: string;
  onAmount: (text: string) => void;
  /** Nothing can be withdrawn now; the reasons are shown above. */
  blocked: boolean;
  onSubmit: (intent: WantedWithdrawal) => void;
}

/** Form with the card, the amount, its costs and the time of arrival. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { way, info, readAt, cards, currency, amount, onAmount, blocked, onSubmit } = props;
  const t = useT();
  const covered = useCovered();
  const [chosen, setChosen] = useState('');
  const card =
    cards.find(({ cardId }) => cardId === chosen) ??
    cards.find(({ isDefault }) => isDefault) ??
    cards[0];
  const shown = (text: string) => shownAmount(text, currency);
  const checked = checkWithdrawalAmount(amount, { ...info, decimals: way.decimals }, currency);
  const most = mostWithdrawable(info, currency).amount;
  const all = way.decimals === 0 ? most.replace(/\..*$/, '') : most;

  const submit = () => {
    if (!checked.ok || blocked || !card) return;
    onSubmit({
      cardId: card.cardId,
      kind: way.kind,
      card: `${card.name} ${card.number}`,
      amount: checked.value.amount,
      costs: withdrawalCosts(way.kind, info, checked.value.amount),
    });
  };
  const form = useForm({
    fields: ['amount'],
    check() {
      if (checked.ok) return undefined;
      const { code } = checked.error;
      const params = shownParams(checked.error, currency);
      if (code === 'withdrawal.amount-above-balance')
        params['max'] = covered(String(params['max']));
      return t(amountMessage(checked.error), params);
    },
    onSubmit: submit,
  });

  return (
    <form {...form.props} className="cs-wallet-form">
      <RadioGroupField
        label={t(w.cards)}
        direction="cards"
        value={card?.cardId ?? null}
        onChange={setChosen}
        options={cards.map(({ cardId, name, number, holder, isDefault }) => ({
          value: cardId,
          label: `${name} ${number}`,
          aside: isDefault && <Tag>{t(w.defaultCard)}</Tag>,
          detail: holder || undefined,
        }))}
      />
      <StakeField
        label={t(w.amount)}
        notAmount={t(words.notAmount)}
        name="amount"
        maxLength={AMOUNT_LENGTH}
        inputMode={way.decimals === 0 ? 'numeric' : 'decimal'}
        currency={currencyInfo(currency).sign}
        value={amount}
        hint={[
          t(w.limits, {
            min: shown(info.min),
            max: shown(info.max),
            times: info.timesLeft,
            left: shown(info.amountLeft),
          }),
          ...(way.decimals === 0 ? [t(w.wholeOnly)] : []),
        ].join(' · ')}
        {...form.field('amount')}
        onChange={(text) => {
          onAmount(text);
          form.edit('amount');
        }}
        shortcuts={blocked ? [] : [{ label: t(w.all), value: all }]}
      />
      <Costs
        way={way}
        info={info}
        readAt={readAt}
        currency={currency}
        // An amount that cannot be withdrawn has no costs.
        amount={checked.ok && !blocked ? checked.value.amount : ''}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        aria-disabled={blocked || amount.trim() === ''}
      >
        {t(w.next)}
      </Button>
    </form>
  );
}

/** Costs, arriving amount and time, before the confirmation. @param amount a valid amount, or empty */
function Costs({
  way,
  info,
  readAt,
  currency,
  amount,
}: Pick<WithdrawFormProps, 'way' | 'info' | 'readAt' | 'currency' | 'amount'>) {
  const t = useT();
  const { clock } = useServices();
  const now = useNow(clock);
  const isCoin = way.kind === 'virtual';
  const free = info.freeTimesLeft > 0;
  const left = Math.max(0, readAt + (info.rateExpiresInMs ?? 0) - now);
  const arrives = ((): string => {
    const costs = amount === '' ? null : withdrawalCosts(way.kind, info, amount);
    if (costs === null) return '--';
    return isCoin ? coinText(costs.arrives, 'USDT') : shownAmount(costs.arrives, currency);
  })();
  return (
    <DataList
      className="cs-withdraw__costs"
      items={[
        {
          label: t(isCoin ? w.networkFee : w.fee),
          value: free
            ? t(w.feeFree, { times: info.freeTimesLeft })
            : shownAmount(info.fee, currency),
        },
        ...(isCoin && info.rate !== undefined
          ? [
              {
                label: t(w.rate),
                value: t(w.rateText, {
                  rate: currencyInfo(currency).sign + info.rate,
                  time: countdownText(left),
                }),
              },
            ]
          : []),
        { label: t(w.arrives), value: <strong>{arrives}</strong> },
        { label: t(w.arrival), value: way.arrival },
      ]}
    />
  );
}
