import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import { moneyStep } from '../../core/refusal-step.ts';
import { AUTH, BindLink, RESET_PASSWORD, ServiceButton, StepLink } from '../step-links.tsx';
import { d } from './deposit-messages.ts';

export interface SolveDepositProps {
  statusCode: number;
  /** `data.reason` of 6012, else empty. */
  reason: string;
  /** Reads the wallet again. */
  onRefresh: () => void;
}

/** The one step that solves the gateway's refusal; nothing when there is none besides its text. */
export function SolveDeposit({ statusCode, reason, onRefresh }: SolveDepositProps) {
  const t = useT();
  if (reason === 'no-card') return <BindLink need="card" />;
  switch (moneyStep(statusCode)) {
    case 'bind':
      return <BindLink need="name" />;
    case 'verify':
      return <StepLink to={AUTH} text={t(d.goVerify)} />;
    case 'password':
    case 'locked':
      return <StepLink to={RESET_PASSWORD} text={t(d.goPassword)} />;
    case 'refresh':
      return (
        <Button size="sm" variant="primary" onClick={onRefresh}>
          {t(d.readAgain)}
        </Button>
      );
    case 'service':
      return <ServiceButton />;
    case null:
      return null;
  }
}
