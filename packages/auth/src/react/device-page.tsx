import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Confirm, useFaultFocus, useServices } from '@courtside/shell/react';
import { Banner, Button, CodeField } from '@courtside/ui';
import { useRef } from 'react';
import type { DeviceCheck, DeviceEvent } from '../core/device-check.ts';
import { isDeviceCode } from '../core/device-rules.ts';
import { nextStepOf } from '../core/next-step.ts';
import { CodeButton } from './code-button.tsx';
import { CodeCaptcha } from './code-captcha.tsx';
import { DigitsDialog } from './digits-dialog.tsx';
import { m, violationMessages } from './messages.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import { ServiceLink } from './service-link.tsx';
import { useStepFocus } from './use-step-focus.ts';

export interface DevicePageProps {
  device: DeviceCheck;
  dispatch: (event: DeviceEvent) => void;
  onLogin: () => void;
  onRegister: () => void;
}

/** The check of a login on a device, or from a place, that the gateway does not know (spec access 2). */
export function DevicePage({ device, dispatch, onLogin, onRegister }: DevicePageProps) {
  const t = useT();
  const { reason, busy, typed, code, problem, full } = device;
  const page = useStepFocus(full ? 'full' : 'code');
  const help = problem === null ? nextStepOf(code.refusal?.statusCode ?? null) : device.next;
  const said = problem === null ? code.refusal?.text : typeof problem === 'string' ? problem : null;
  // A problem with the code is shown beside its field, any other above the form.
  const isOfCode = help === 'retype' || help === 'newCode';
  const error =
    problem !== null && typeof problem !== 'string'
      ? t(violationMessages[problem.code])
      : isOfCode
        ? (said ?? undefined)
        : undefined;
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(form, device.attempt, isOfCode && problem !== null);
  return (
    <div ref={page} className="cs-auth-page">
      <h2 className="cs-auth-page__title">{t(m.device)}</h2>
      {said && !isOfCode && <RefusalAlert next={help}>{said}</RefusalAlert>}
      {full ? (
        <DeviceList device={device} dispatch={dispatch} />
      ) : (
        <form
          ref={form}
          noValidate
          className="cs-auth-form"
          onSubmit={(event) => {
            event.preventDefault();
            dispatch({ type: 'submit' });
          }}
        >
          <Banner tone="warning">{reason}</Banner>
          <p>{t(m.devicePhone, { phone: device.member.phoneNumber })}</p>
          <CodeField
            label={t(m.deviceCode)}
            hint={t(m.codeSecret)}
            name="code"
            value={typed}
            error={error}
            onChange={(text) => dispatch({ type: 'codeTyped', text })}
          />
          <CodeButton
            request={code}
            onAsk={(now) => dispatch({ type: 'codeAsked', way: 'sms', now })}
          />
          {code.sent && (
            <CodeButton
              variant="ghost"
              size="sm"
              request={code}
              texts={{ ask: m.voice, wait: m.voiceWait }}
              onAsk={(now) => dispatch({ type: 'codeAsked', way: 'voice', now })}
            />
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            loading={busy}
            aria-disabled={!isDeviceCode(typed)}
          >
            {t(words.login)}
          </Button>
        </form>
      )}
      <div className="cs-auth-links">
        <button type="button" className="cs-auth-link" onClick={onLogin}>
          {t(m.switchAccount)}
        </button>
        <button type="button" className="cs-auth-link" onClick={onRegister}>
          {t(m.newAccount)}
        </button>
        <ServiceLink />
      </div>
      <DeviceDialogs device={device} dispatch={dispatch} />
      <CodeCaptcha request={code} dispatch={(event) => dispatch({ type: 'code', event })} />
    </div>
  );
}

type PartProps = Pick<DevicePageProps, 'device' | 'dispatch'>;

/** Dialogs over the form: the phone's digits, the notice of a call, a warning of the region. */
function DeviceDialogs({ device, dispatch }: PartProps) {
  const t = useT();
  const { clock } = useServices();
  const { dialog, member, busy } = device;
  if (dialog === null) return null;
  if (dialog.kind === 'digits') {
    return <DigitsDialog device={device} problem={dialog.problem} dispatch={dispatch} />;
  }
  const close = () => dispatch({ type: 'dialogClosed' });
  return dialog.kind === 'voice' ? (
    <Confirm
      open
      title={t(m.voiceTitle)}
      confirmText={t(m.voiceCall)}
      onConfirm={() => dispatch({ type: 'voiceAgreed', now: clock.now() })}
      onCancel={close}
    >
      {t(m.voiceNotice, { phone: member.phoneNumber })}
    </Confirm>
  ) : (
    <Confirm
      open
      loading={busy}
      confirmText={t(m.goOn)}
      onConfirm={() => dispatch({ type: 'warningAgreed' })}
      onCancel={close}
    >
      {dialog.text}
    </Confirm>
  );
}

/** The devices of an account that has reached its limit: the member removes one of them (6039). */
function DeviceList({ device: { full, busy, proof }, dispatch }: PartProps) {
  const t = useT();
  const removing = proof && 'removeDevice' in proof ? proof.removeDevice : null;
  const { tag } = useLanguage();
  return (
    <>
      <Banner tone="warning" title={full?.text ?? ''}>
        {t(m.devicesFull)}
      </Banner>
      <ul className="cs-auth-devices">
        {full?.devices.map(({ id, label, place, lastAt }, at) => (
          <li key={id} className="cs-auth-devices__row">
            <span>
              {label}
              <br />
              <span className="cs-auth-note">
                {t(m.deviceLast, { place, time: formatInstant(lastAt, tag) })}
              </span>
            </span>
            <Button
              size="sm"
              {...(at === 0 && { 'data-first': true })}
              loading={busy && removing === id}
              aria-disabled={busy || undefined}
              onClick={() => dispatch({ type: 'deviceGivenUp', id })}
            >
              {t(m.deviceRemove, { device: label })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
