import { useFaultText, useT } from '@courtside/i18n/react';
import { useFaultFocus, useServices } from '@courtside/shell/react';
import { Banner, Button, CodeField } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createCodeWaits } from '../core/code-waits.ts';
import { performPhoneProof } from '../core/perform-phone-proof.ts';
import {
  NEW_PHONE_PROOF,
  phoneProofStep,
  type PhoneProof,
  type PhoneProofEffect,
  type PhoneProofEvent,
} from '../core/phone-proof.ts';
import { createRunner } from '../core/runner.ts';
import { b, formMessages } from './binding-messages.ts';
import { CodeButton } from './code-button.tsx';
import { CodeCaptcha } from './code-captcha.tsx';
import { m } from './messages.ts';
import { useFirstField } from './use-first-field.ts';

export interface PhoneProofFormProps {
  /** The phone that is bound, as the gateway masks it. */
  phone: string;
  /** Called when the phone is proven, to lead the member back. */
  onProved: () => void;
}

/** Form that proves with a code that the member has the bound phone, when a call requires it (6016, 6017). */
export function PhoneProofForm({ phone, onProved }: PhoneProofFormProps) {
  const t = useT();
  const { state, dispatch } = usePhoneProof(phone, onProved);
  const { attempt, busy, code, problem, text, violation } = state;
  const element = useRef<HTMLFormElement>(null);
  useFaultFocus(element, attempt, violation !== null || problem !== null);
  useFirstField(element);
  const beside = problem?.field === 'code' ? problem.text : undefined;
  return (
    <form
      ref={element}
      noValidate
      className="cs-auth-form cs-auth-binding__form"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'submitted' });
      }}
    >
      <p className="cs-auth-note">{t(b.proofNote)}</p>
      {problem?.field === null && (
        <Banner tone="danger" role="alert">
          {problem.text}
        </Banner>
      )}
      <div className="cs-auth-code">
        <CodeField
          label={t(m.deviceCode)}
          hint={t(m.codeSecret)}
          name="code"
          value={text}
          error={violation === null ? beside : t(formMessages[violation])}
          onChange={(next) => dispatch({ type: 'typed', text: next })}
        />
        <CodeButton
          className="cs-auth-code__button"
          request={code}
          onAsk={(now) => dispatch({ type: 'codeAsked', now })}
        />
      </div>
      <div className="cs-auth-buttons">
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t(b.proofSubmit)}
        </Button>
      </div>
      <CodeCaptcha request={code} dispatch={(event) => dispatch({ type: 'code', event })} />
    </form>
  );
}

/** Runs a proof; the wait for another code survives leaving the page. */
function usePhoneProof(phone: string, onProved: () => void) {
  const { client, clock, tabStorage, toaster } = useServices();
  const t = useT();
  const faultText = useFaultText();
  const [runner] = useState(() =>
    createRunner<PhoneProof, PhoneProofEvent, PhoneProofEffect>((state, event) => {
      const { proof, effects } = phoneProofStep(state, event);
      return { state: proof, effects };
    }, NEW_PHONE_PROOF),
  );
  const waits = useMemo(() => createCodeWaits(tabStorage, () => clock.now()), [tabStorage, clock]);
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);

  async function perform(effect: PhoneProofEffect) {
    if (effect.type === 'announceCode') toaster.show(t(m.codeSentSms), 'success');
    else if (effect.type === 'proved') {
      toaster.show(t(b.proofDone), 'success');
      onProved();
    }
    const event = await performPhoneProof(effect, { client, clock, faultText });
    if (event) runner.dispatch(event);
    const { resendAt } = runner.state().code;
    if (effect.type === 'sendCode' && resendAt > 0) {
      waits.keep({ purpose: 'second', to: phone, name: '' }, resendAt);
    }
  }
  // After every render, so that an effect always uses the latest options.
  useEffect(() => runner.performWith((effect) => void perform(effect)));

  useEffect(() => {
    const resendAt = waits.read({ purpose: 'second', to: phone, name: '' });
    if (resendAt > 0) {
      runner.dispatch({ type: 'code', event: { type: 'codeWaitKept', resendAt } });
    }
  }, [phone, runner, waits]);
  return { state, dispatch: runner.dispatch };
}
