import { useT } from '@courtside/i18n/react';
import { Steps, Tabs } from '@courtside/ui';
import type { Recovery, RecoveryEvent } from '../core/recovery.ts';
import { isChanging, RECOVERY_STAGES } from '../core/recovery.ts';
import type { RecoveryWay } from '../core/recovery-rules.ts';
import { CodeCaptcha } from './code-captcha.tsx';
import { m } from './messages.ts';
import { RecoveryDone } from './recovery-done.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { useStepFocus } from './use-step-focus.ts';

export interface RecoveryPageProps {
  recovery: Recovery;
  dispatch: (event: RecoveryEvent) => void;
  /** Leads back to the login form. */
  onLogin: () => void;
}

/** Recovery of a forgotten password in four steps, by phone or by e-mail (spec access 2). */
export function RecoveryPage({ recovery, dispatch, onLogin }: RecoveryPageProps) {
  const t = useT();
  const { way, stage, code } = recovery;
  const page = useStepFocus(stage);
  const steps = [m.identityStep, m.verifyStep, m.resetStep, m.doneStep].map((each) => ({
    title: t(each),
  }));
  const body = (
    <div ref={page} className="cs-auth-page">
      <Steps
        label={t(m.steps)}
        doneLabel={t(m.stepDone)}
        steps={steps}
        current={stage === 'done' ? steps.length : RECOVERY_STAGES.indexOf(stage)}
      />
      {stage === 'done' ? (
        <RecoveryDone onLogin={onLogin} />
      ) : (
        <RecoveryForm key={way} recovery={recovery} dispatch={dispatch} onLogin={onLogin} />
      )}
      <CodeCaptcha request={code} dispatch={(event) => dispatch({ type: 'code', event })} />
    </div>
  );
  // After the change of the password there are no ways to choose from (spec access 2).
  if (stage === 'done') return body;
  // The way cannot be switched while the new password is being sent.
  const disabled = isChanging(recovery);
  return (
    <Tabs<RecoveryWay>
      label={t(m.recovery)}
      value={way}
      onChange={(next) => dispatch({ type: 'waySwitched', way: next })}
      items={[
        {
          value: 'phone',
          label: t(m.byPhone),
          content: way === 'phone' && body,
          disabled: disabled && way !== 'phone',
        },
        {
          value: 'email',
          label: t(m.byEmail),
          content: way === 'email' && body,
          disabled: disabled && way !== 'email',
        },
      ]}
    />
  );
}
