import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useFaultFocus, useServices } from '@courtside/shell/react';
import { Banner, Button, PasswordField } from '@courtside/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import {
  NEW_PASSWORD_CHANGE,
  passwordStep,
  type PasswordChange,
  type PasswordEffect,
  type PasswordEvent,
  type PasswordField as Field,
} from '../core/password-change.ts';
import { performPassword } from '../core/perform-password.ts';
import { NEW_PASSWORD_MAX } from '../core/recovery-rules.ts';
import { forgetPair } from '../core/remembered-login.ts';
import { createRunner } from '../core/runner.ts';
import { b, formMessages } from './binding-messages.ts';
import { m } from './messages.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useFirstField } from './use-first-field.ts';

/** The change of the login password, behind its button. */
export function PasswordPanel() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return open ? (
    <PasswordForm onClose={() => setOpen(false)} />
  ) : (
    <div className="cs-auth-binding__row">
      <p className="cs-auth-note">{t(b.passwordNote)}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t(b.passwordOpen)}
      </Button>
    </div>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { state, dispatch } = usePasswordChange();
  const { form, attempt, busy, violations, problem, unknown } = state;
  const element = useRef<HTMLFormElement>(null);
  useFaultFocus(element, attempt, violations.length > 0 || problem !== null);
  useFirstField(element);
  const looks = { showLabel: t(m.showPassword), hideTextLabel: t(m.hidePassword) };
  const error = (field: Field) => {
    const found = violations.find((each) => each.field === field);
    if (found) return t(formMessages[found.code]);
    return problem?.field === field ? problem.text : undefined;
  };
  const field = (name: Field, autoComplete: string) => ({
    ...looks,
    name,
    autoComplete,
    value: form[name],
    error: error(name),
    onChange: ({ target }: { target: { value: string } }) =>
      dispatch({ type: 'typed', change: { [name]: target.value.slice(0, 200) } }),
  });
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
      {problem?.field === null && (
        <Banner tone="danger" role="alert">
          {unknown ? t(b.passwordUnknown) : problem.text}
        </Banner>
      )}
      <PasswordField {...field('old', 'current-password')} label={t(b.passwordOld)} />
      <div>
        <PasswordField
          {...field('password', 'new-password')}
          label={t(m.newPassword)}
          hint={t(m.passwordHint)}
          maxLength={NEW_PASSWORD_MAX}
        />
        <PasswordStrength password={form.password} />
      </div>
      <PasswordField
        {...field('repeat', 'new-password')}
        label={t(m.confirmation)}
        maxLength={NEW_PASSWORD_MAX}
      />
      <div className="cs-auth-buttons">
        {/* A pending change ends every session, and the member must see its result. */}
        <Button type="button" size="lg" disabled={busy} onClick={onClose}>
          {t(words.cancel)}
        </Button>
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t(b.passwordSubmit)}
        </Button>
      </div>
    </form>
  );
}

/** Runs a change of the password; afterwards the member logs in again, with the new one. */
function usePasswordChange() {
  const { client, events, session, storage, toaster } = useServices();
  const t = useT();
  const faultText = useFaultText();
  const navigate = useNavigate();
  const [runner] = useState(() =>
    createRunner<PasswordChange, PasswordEvent, PasswordEffect>((state, event) => {
      const { change, effects } = passwordStep(state, event);
      return { state: change, effects };
    }, NEW_PASSWORD_CHANGE),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);

  async function perform(effect: PasswordEffect) {
    if (effect.type === 'changePassword') {
      runner.dispatch(await performPassword(effect, { client, faultText }));
      return;
    }
    toaster.show(t(m.passwordChanged), 'success');
    forgetPair(storage);
    events.emit('passwordChanged', undefined);
    // The gateway has ended every session of the member, this one too.
    session.close();
    void navigate('/');
    events.emit('login', undefined);
  }
  useEffect(() => runner.performWith((effect) => void perform(effect)));
  return { state, dispatch: runner.dispatch };
}
