import { gatewayApi } from '@courtside/api-client/redux';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useForm } from '@courtside/shell/react';
import { Banner, Button, DataList, Dialog } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { besideHan } from '../../core/beside-han.ts';
import { cardTail } from '../../core/card-draft.ts';
import { coinText } from '../../core/coin-text.ts';
import { withdrawalCosts } from '../../core/withdrawal-costs.ts';
import type { WithdrawalState } from '../../core/withdrawal.ts';
import { withdrawalPasswordHash } from '../../redux/money-calls.ts';
import { moneyTags } from '../../redux/funds-api.ts';
import type { WithdrawalRunner } from '../../runner/withdrawal-runner.ts';
import { w } from './messages.ts';
import { SixDigitField } from './password-field.tsx';
import { SolveStep } from './solve-step.tsx';
import { useWithdrawalInfo } from './use-withdrawal-info.ts';

export interface WithdrawConfirmProps {
  state: WithdrawalState;
  runner: WithdrawalRunner;
  currency: string;
  asksPassword: boolean;
  onPassword: (byCode: boolean) => void;
}

/** The second step: amount, last digits and the withdrawal password; then a refusal and the step that solves it. */
export function WithdrawConfirm({
  state,
  runner,
  currency,
  asksPassword,
  onPassword,
}: WithdrawConfirmProps) {
  const t = useT();
  const dispatch = useDispatch();
  const { status } = state;
  if (status === 'refused') {
    const { refusal } = state;
    return (
      <Dialog
        open
        width="sm"
        title={t(w.refused)}
        closeLabel={t(words.close)}
        onClose={() => runner.dismiss()}
        footer={
          <div className="cs-money-row">
            <Button onClick={() => runner.dismiss()}>{t(words.close)}</Button>
            <SolveStep
              statusCode={refusal.statusCode}
              reason={refusal.reason}
              onPassword={onPassword}
              onRefresh={() => {
                dispatch(gatewayApi.util.invalidateTags([...moneyTags]));
                runner.dismiss();
              }}
            />
          </div>
        }
      >
        <div role="alert" className="cs-money-stack">
          <p>{refusal.text}</p>
          <p>{t(w.refusedDetail)}</p>
        </div>
      </Dialog>
    );
  }
  if (status !== 'confirming' && status !== 'sent') return null;
  return (
    <Confirmation
      key={state.intent.key}
      state={state}
      runner={runner}
      currency={currency}
      asksPassword={asksPassword}
      onPassword={onPassword}
    />
  );
}

function Confirmation({
  state,
  runner,
  currency,
  asksPassword,
  onPassword,
}: Omit<WithdrawConfirmProps, 'state'> & {
  state: Extract<WithdrawalState, { status: 'confirming' | 'sent' }>;
}) {
  const t = useT();
  const [password, setPassword] = useState('');
  const [attempts, setAttempts] = useState(0);
  const { intent } = state;
  const busy = state.status === 'sent';
  const told = useWithdrawalInfo(intent.kind, intent.amount).data;
  useEffect(() => {
    const costs = told && withdrawalCosts(intent.kind, told, intent.amount);
    if (costs) runner.reprice(costs);
  }, [runner, told, intent.kind, intent.amount]);
  const refusal = state.status === 'confirming' ? state.refusal : null;
  const amount = shownAmount(intent.amount, currency);
  const space = intent.card.lastIndexOf(' ');
  const [name, account] = [intent.card.slice(0, space), intent.card.slice(space + 1)];
  const form = useForm({
    fields: ['password'],
    check: () => (asksPassword && password.length !== 6 ? t(w.passwordEmpty) : undefined),
    // The field was cleared when the password was sent.
    refused: () => (password === '' ? refusal?.text : undefined),
    attempt: attempts,
    onSubmit() {
      if (busy) return;
      runner.confirm(asksPassword ? withdrawalPasswordHash(password) : null);
      setPassword('');
      setAttempts(attempts + 1);
    },
  });
  return (
    <Dialog
      open
      width="sm"
      title={t(w.confirmTitle)}
      closeLabel={t(words.close)}
      closable={!busy}
      dismissible={false}
      onClose={() => runner.dismiss()}
    >
      <form {...form.props} className="cs-money-stack">
        <p className="cs-withdraw__confirm">
          {account.includes('@')
            ? t(w.confirmAccount, { amount, account, name })
            : t(w.confirmLine, {
                amount,
                tail: cardTail(account),
                name: besideHan(name).trimEnd(),
              })}
        </p>
        {intent.costs && (
          <DataList
            items={[
              {
                label: t(intent.kind === 'virtual' ? w.networkFee : w.fee),
                value: shownAmount(intent.costs.fee, currency),
              },
              {
                label: t(w.arrives),
                value:
                  intent.kind === 'virtual'
                    ? coinText(intent.costs.arrives, 'USDT')
                    : shownAmount(intent.costs.arrives, currency),
              },
            ]}
          />
        )}
        {state.status === 'confirming' && state.costsChanged && (
          <Banner tone="warning" role="status">
            {t(w.costsChanged)}
          </Banner>
        )}
        {state.status === 'confirming' && state.another ? (
          <Banner tone="warning" role="alert">
            {t(w.another)}
          </Banner>
        ) : (
          <Banner tone="info">{t(w.confirmNote)}</Banner>
        )}
        {asksPassword && (
          <SixDigitField
            label={t(w.password)}
            name="withdrawal-password"
            hint={t(w.passwordHint)}
            value={password}
            disabled={busy}
            {...form.field('password')}
            onChange={(digits) => {
              setPassword(digits);
              form.edit('password');
            }}
          />
        )}
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {t(w.submit, { amount })}
        </Button>
        {asksPassword && (
          <Button variant="ghost" disabled={busy} onClick={() => onPassword(true)}>
            {t(w.forgot)}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
