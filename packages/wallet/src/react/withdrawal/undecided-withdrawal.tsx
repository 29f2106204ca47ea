import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useForm } from '@courtside/shell/react';
import { Banner, Button } from '@courtside/ui';
import { useState } from 'react';
import { giveUpWaitMs, type WithdrawalState } from '../../core/withdrawal.ts';
import { withdrawalPasswordHash } from '../../redux/money-calls.ts';
import type { WithdrawalRunner } from '../../runner/withdrawal-runner.ts';
import { GiveUpButton } from '../give-up-button.tsx';
import { w } from './messages.ts';
import { SixDigitField } from './password-field.tsx';

export interface UndecidedWithdrawalProps {
  state: WithdrawalState;
  runner: WithdrawalRunner;
  currency: string;
  asksPassword: boolean;
}

/**
 * A withdrawal whose answer was lost: its outcome is being requested, or it was not received and can be sent again
 * under its key.
 */
export function UndecidedWithdrawal(props: UndecidedWithdrawalProps) {
  const t = useT();
  const { state, currency } = props;
  if (state.status === 'absent') return <AbsentWithdrawal {...props} state={state} />;
  if (state.status !== 'unknown') return null;
  const { amount, card } = state.intent;
  return (
    <Banner tone="warning" role="status" title={t(w.unknown)}>
      {t(w.unknownDetail, { amount: shownAmount(amount, currency), card })}
    </Banner>
  );
}

function AbsentWithdrawal({
  state,
  runner,
  currency,
  asksPassword,
}: Omit<UndecidedWithdrawalProps, 'state'> & {
  state: Extract<WithdrawalState, { status: 'absent' }>;
}) {
  const t = useT();
  const [password, setPassword] = useState('');
  const form = useForm({
    fields: ['password'],
    check: () => (asksPassword && password.length !== 6 ? t(w.passwordEmpty) : undefined),
    onSubmit() {
      runner.confirm(asksPassword ? withdrawalPasswordHash(password) : null);
      setPassword('');
    },
  });
  const { amount, card } = state.intent;
  return (
    <Banner tone="warning" role="group" title={t(w.absent)} aria-label={t(w.absent)}>
      <p>{t(w.absentDetail, { amount: shownAmount(amount, currency), card })}</p>
      {state.refusal && (
        <p role="alert" className="cs-money-error">
          {state.refusal.text}
        </p>
      )}
      <form {...form.props} className="cs-money-stack">
        {asksPassword && (
          <SixDigitField
            label={t(w.password)}
            name="withdrawal-password"
            value={password}
            {...form.field('password')}
            onChange={(digits) => {
              setPassword(digits);
              form.edit('password');
            }}
          />
        )}
        <div className="cs-money-row">
          <Button type="submit" variant="primary">
            {t(w.sendAgain)}
          </Button>
          <GiveUpButton waitMs={(now) => giveUpWaitMs(state, now)} onGiveUp={runner.dismiss} />
        </div>
      </form>
    </Banner>
  );
}
