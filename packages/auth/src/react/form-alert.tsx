import { useT } from '@courtside/i18n/react';
import { Banner } from '@courtside/ui';
import type { FlowState } from '../core/access-flow.ts';
import { m } from './messages.ts';

/** Why the last attempt failed, where no field is to blame. */
export function FormAlert({ state }: { state: FlowState }) {
  const t = useT();
  if (state.step !== 'failed' || state.message === null) return null;
  const { message, registered } = state;
  return (
    <Banner tone="danger" role="alert">
      {registered ? t(m.autoLoginFailed, { reason: message }) : message}
    </Banner>
  );
}
