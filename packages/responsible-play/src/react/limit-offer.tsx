import { useFaultText, useT } from '@courtside/i18n/react';
import { useAction, useForm, useServices } from '@courtside/shell/react';
import { Banner, Button, Card, SegmentedControl } from '@courtside/ui';
import { useCallback, useState } from 'react';
import { checkLimitText } from '../core/check-limit-text.ts';
import { MONEY_PERIODS, type MoneyPeriod } from '../core/limit-kinds.ts';
import type { PlayState } from '../core/play-view.ts';
import { playApi } from '../redux/play-api.ts';
import { LimitField } from './limit-field.tsx';
import { limitProblem } from './limit-problem.ts';
import { m, periodNames } from './messages.ts';
import { s } from './session-messages.ts';
import { usePlayTexts } from './use-play-texts.ts';

const key = (userId: string | null) => `courtside.play.offer.${userId ?? ''}`;

/** Whether a limit is offered before the first deposit; null until known. */
export function useLimitOffer(state: PlayState | undefined): {
  offered: boolean | null;
  decline: () => void;
} {
  const { session, storage } = useServices();
  const [declined, setDeclined] = useState(() => storage.get(key(session.userId())) !== null);
  const limited =
    state?.limits.some(({ kind, value }) => kind === 'deposit' && value !== null) ?? false;
  const skip = declined || limited;
  const { data: history, isError } = playApi.usePlayHistoryQuery(12, {
    skip: skip || state === undefined,
  });
  return {
    offered:
      skip || isError ? false : state && history ? !/[1-9]/.test(history.total.deposited) : null,
    decline() {
      storage.set(key(session.userId()), '1');
      setDeclined(true);
    },
  };
}

/** Offers a limit before the first deposit, without a suggested amount. The member can decline. */
export function LimitOffer({ state, onDecline }: { state: PlayState; onDecline: () => void }) {
  const t = useT();
  const faultText = useFaultText();
  const { toaster } = useServices();
  const texts = usePlayTexts();
  const [setLimit] = playApi.useSetPlayLimitMutation();
  const [period, setPeriod] = useState<MoneyPeriod>('day');
  const [amount, setAmount] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, run } = useAction(
    useCallback(
      (caught: unknown) => {
        setFault(faultText(caught));
        return true;
      },
      [faultText],
    ),
  );
  const ceiling =
    state.limits.find((limit) => limit.kind === 'deposit' && limit.period === period)?.ceiling ??
    null;
  const checked = checkLimitText(amount, { kind: 'deposit', ceiling });
  const form = useForm({
    fields: ['limit'],
    check: () => (checked.ok ? undefined : limitProblem(checked, 'deposit', t, texts.value)),
    onSubmit() {
      if (!checked.ok) return;
      void run(async () => {
        await setLimit({ kind: 'deposit', period, value: checked.value }).unwrap();
        toaster.show(t(m.inForceNow), 'success');
      });
    },
  });
  return (
    <Card outlined title={t(s.offer)} level={2}>
      <form {...form.props} className="cs-play-form">
        <p className="cs-play__note">{t(s.offerDetail)}</p>
        <SegmentedControl
          className="cs-play-choice"
          label={t(m.period)}
          value={period}
          onChange={setPeriod}
          options={MONEY_PERIODS.map((value) => ({ value, label: t(periodNames[value]) }))}
        />
        {fault !== null && (
          <Banner tone="danger" role="alert">
            {fault}
          </Banner>
        )}
        <LimitField
          label={t(s.offerAmount)}
          value={amount}
          {...form.field('limit')}
          onChange={(next) => {
            setAmount(next);
            form.edit('limit');
            setFault(null);
          }}
        />
        <div className="cs-play__buttons">
          <Button disabled={busy} onClick={onDecline}>
            {t(s.offerLater)}
          </Button>
          <Button type="submit" loading={busy}>
            {t(s.offerSet)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
