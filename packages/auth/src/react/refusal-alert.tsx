import { useT } from '@courtside/i18n/react';
import { useCustomerService } from '@courtside/shell/react';
import { Banner, Button } from '@courtside/ui';
import type { ReactNode } from 'react';
import type { NextStep } from '../core/next-step.ts';
import { m } from './messages.ts';

export interface RefusalAlertProps {
  /** The text of the refusal. */
  children: ReactNode;
  /** The step that helps; only steps with a button are shown here. */
  next: NextStep | null;
  /** Switches to the other way of the same flow, named by `otherWay`; without it customer service is offered. */
  onOtherWay?: (() => void) | undefined;
  otherWay?: string | undefined;
  onLogin?: (() => void) | undefined;
}

/** A refusal above a form, with the one step that helps (spec access 8). */
export function RefusalAlert({ children, next, onOtherWay, otherWay, onLogin }: RefusalAlertProps) {
  const t = useT();
  let action: ReactNode;
  if (next === 'otherWay' && onOtherWay) {
    action = (
      <Button size="sm" onClick={onOtherWay}>
        {otherWay}
      </Button>
    );
  } else if (next === 'contactService' || next === 'otherWay') action = <ServiceButton />;
  else if (next === 'logIn' && onLogin) {
    action = (
      <Button size="sm" onClick={onLogin}>
        {t(m.toLogin)}
      </Button>
    );
  }
  return (
    <Banner tone="danger" role="alert" action={action}>
      {children}
    </Banner>
  );
}

function ServiceButton() {
  const t = useT();
  const { open, busy } = useCustomerService();
  return (
    <Button size="sm" loading={busy} onClick={open}>
      {t(m.contactService)}
    </Button>
  );
}
