import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import { moneyStep } from '../../core/refusal-step.ts';
import { BindLink, ServiceButton } from '../step-links.tsx';
import { w } from './messages.ts';

export interface SolveStepProps {
  statusCode: number;
  /** `data.reason` of 6012. */
  reason: string;
  /** Opens the dialog of the withdrawal password. */
  onPassword: (byCode: boolean) => void;
  /** Reads the wallet again. */
  onRefresh: () => void;
}

/** The one step that solves the gateway's refusal; nothing when there is none besides its text. */
export function SolveStep({ statusCode, reason, onPassword, onRefresh }: SolveStepProps) {
  const t = useT();
  if (reason === 'password-unset') {
    return (
      <Button size="sm" variant="primary" onClick={() => onPassword(false)}>
        {t(w.goSet)}
      </Button>
    );
  }
  switch (reason === 'terms-changed' ? 'refresh' : moneyStep(statusCode)) {
    case 'bind':
      return <BindLink />;
    case 'verify':
    case 'locked':
    case 'password':
      return (
        <Button size="sm" variant="primary" onClick={() => onPassword(true)}>
          {t(w.resetByCode)}
        </Button>
      );
    case 'refresh':
      return (
        <Button size="sm" variant="primary" onClick={onRefresh}>
          {t(w.readAgain)}
        </Button>
      );
    case 'service':
      return <ServiceButton />;
    case null:
      return null;
  }
}
