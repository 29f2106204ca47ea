import { useT } from '@courtside/i18n/react';
import { Banner, Button } from '@courtside/ui';
import type { FlowDispatch } from '../core/flow-runner.ts';
import type { FlowState } from '../core/flow-state.ts';
import { m } from './messages.ts';
import { RefusalAlert } from './refusal-alert.tsx';

/** Reason why the last attempt failed, when it is about no field. */
export function FormAlert({ state, dispatch }: { state: FlowState; dispatch?: FlowDispatch }) {
  const t = useT();
  if (state.step !== 'failed' || state.message === null) return null;
  const { message, next, registered, excluded } = state;
  if (excluded === null || !dispatch) {
    return (
      <RefusalAlert next={next}>
        {registered ? t(m.autoLoginFailed, { reason: message }) : message}
      </RefusalAlert>
    );
  }
  return (
    <Banner
      tone="danger"
      role="alert"
      action={
        <Button
          size="sm"
          onClick={() => dispatch({ type: 'submit', intent: { ...excluded, restricted: true } })}
        >
          {t(m.toWithdraw)}
        </Button>
      }
    >
      {`${message} ${t(m.toWithdrawDetail)}`}
    </Banner>
  );
}
