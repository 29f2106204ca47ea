import { useFaultText, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Banner, Button } from '@courtside/ui';
import { depositGiveUpMs, type DepositState } from '../../core/deposit.ts';
import type { DepositRunner } from '../../runner/deposit-runner.ts';
import { GiveUpButton } from '../give-up-button.tsx';
import { d } from './deposit-messages.ts';

export interface UndecidedDepositProps {
  state: Extract<DepositState, { status: 'unknown' | 'absent' }>;
  runner: DepositRunner;
  currency: string;
}

/**
 * A deposit without an answer: its outcome is requested, and it can be sent again under its key once the gateway says
 * that it has not arrived.
 */
export function UndecidedDeposit({ state, runner, currency }: UndecidedDepositProps) {
  const t = useT();
  const faultText = useFaultText();
  const amount = shownAmount(state.intent.amount, currency);
  if (state.status === 'unknown') {
    return (
      <Banner tone="warning" role="status">
        {t(d.asking, { amount })}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        <span className="cs-deposit-actions">
          <Button size="sm" variant="primary" onClick={runner.resend}>
            {t(d.resend)}
          </Button>
          <GiveUpButton
            size="sm"
            waitMs={(now) => depositGiveUpMs(state, now)}
            onGiveUp={runner.dismiss}
          />
        </span>
      }
    >
      {t(d.absent, { amount })}
      {state.refusal && (
        <p role="alert" className="cs-money-error">
          {faultText(state.refusal.fault)}
        </p>
      )}
    </Banner>
  );
}
