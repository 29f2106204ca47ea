import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, CheckboxField, PasswordField, TextField } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { isFlowBusy, type FlowState } from '../core/flow-state.ts';
import {
  cleanName,
  isLoginFilled,
  LOGIN_NAME_MAX,
  type LoginForm as Form,
} from '../core/credentials.ts';
import type { RememberedLogin, RememberedLoginStore } from '../core/remembered-login.ts';
import { useFieldErrors, useFocusOnRefusal } from './field-errors.ts';
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
  const error = useFieldErrors(state);
  const form = useFocusOnRefusal(state);
  const [values, setValues] = useState<Form>({
    name: registered?.name ?? '',
    password: registered?.password ?? '',
    remember: false,
  });
  useEffect(() => {
    if (registered) return undefined;
    let left = false;
    const prefill = async () => {
      const pair = await remembered.load();
      if (left || !pair) return;
      // What was typed meanwhile stays.
      setValues((now) =>
        now.name === '' && now.password === '' ? { ...pair, remember: true } : now,
      );
    };
    void prefill();
    return () => {
      left = true;
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
        onChange={({ target }) => {
          setValues({ ...values, name: cleanName(target.value).slice(0, LOGIN_NAME_MAX) });
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
        onChange={({ target }) => {
          setValues({ ...values, password: target.value });
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
