import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, CheckboxField, PasswordField, TextField } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { isFlowBusy, type FlowState } from '../core/flow-state.ts';
import {
  checkLogin,
  cleanName,
  isLoginFilled,
  LOGIN_NAME_MAX,
  type CredentialField,
  type LoginForm as Form,
} from '../core/credentials.ts';
import type { RememberedLogin, RememberedLoginStore } from '../core/remembered-login.ts';
import { useFieldErrors, useFocusOnRefusal, useLeftFields } from './field-errors.ts';
import { FormAlert } from './form-alert.tsx';
import { m } from './messages.ts';
import { ServiceLink } from './service-link.tsx';
import type { FlowDispatch } from '../core/flow-runner.ts';

export interface LoginFormProps {
  state: FlowState;
  dispatch: FlowDispatch;
  remembered: RememberedLoginStore;
  /** The account that was just opened, where logging in to it by itself failed. */
  registered: RememberedLogin | null;
  /** Leads to a new password for a forgotten one. */
  onForgot: () => void;
}

export function LoginForm({ state, dispatch, remembered, registered, onForgot }: LoginFormProps) {
  const t = useT();
  const refused = useFieldErrors(state);
  const form = useFocusOnRefusal(state);
  const [values, setValues] = useState<Form>({
    name: registered?.name ?? '',
    password: registered?.password ?? '',
    remember: false,
  });
  const left = useLeftFields((field) =>
    checkLogin(values).filter((violation) => violation.field === field),
  );
  const error = (field: CredentialField) => refused(field) ?? left.error(field);
  useEffect(() => {
    if (registered) return undefined;
    let gone = false;
    const prefill = async () => {
      const pair = await remembered.load();
      if (gone || !pair) return;
      // What was typed meanwhile stays.
      setValues((now) =>
        now.name === '' && now.password === '' ? { ...pair, remember: true } : now,
      );
    };
    void prefill();
    return () => {
      gone = true;
    };
  }, [registered, remembered]);

  return (
    <form
      ref={form}
      noValidate
      className="cs-auth-form"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'submit', intent: { kind: 'login', form: values } });
      }}
    >
      <FormAlert state={state} dispatch={dispatch} />
      <TextField
        label={t(m.name)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.name}
        error={error('name')}
        onBlur={left.leave('name')}
        onChange={({ target }) => {
          setValues({ ...values, name: cleanName(target.value).slice(0, LOGIN_NAME_MAX) });
          left.edit('name');
          dispatch({ type: 'edit', field: 'name' });
        }}
      />
      <PasswordField
        label={t(m.password)}
        name="password"
        autoComplete="current-password"
        showLabel={t(m.showPassword)}
        hideTextLabel={t(m.hidePassword)}
        value={values.password}
        error={error('password')}
        onBlur={left.leave('password')}
        onChange={({ target }) => {
          setValues({ ...values, password: target.value });
          left.edit('password');
          dispatch({ type: 'edit', field: 'password' });
        }}
      />
      <div className="cs-auth-row">
        <CheckboxField
          name="remember"
          checked={values.remember}
          onChange={(remember) => setValues({ ...values, remember })}
        >
          {t(m.remember)}
        </CheckboxField>
        <button type="button" className="cs-auth-link" onClick={onForgot}>
          {t(m.forgot)}
        </button>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={isFlowBusy(state)}
        aria-disabled={!isLoginFilled(values)}
      >
        {t(words.login)}
      </Button>
      <div className="cs-auth-links">
        <ServiceLink />
      </div>
    </form>
  );
}
