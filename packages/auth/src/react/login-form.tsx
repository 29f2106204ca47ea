import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useForm } from '@courtside/shell/react';
import { Button, CheckboxField, PasswordField, TextField } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { isFlowBusy, type FlowState } from '../core/flow-state.ts';
import {
  checkLogin,
  cleanName,
  isLoginFilled,
  LOGIN_NAME_MAX,
  type LoginForm as Form,
} from '../core/credentials.ts';
import type { RememberedLogin, RememberedLoginStore } from '../core/remembered-login.ts';
import { useFieldErrors } from './field-errors.ts';
import { FormAlert } from './form-alert.tsx';
import { m } from './messages.ts';
import { ServiceLink } from './service-link.tsx';
import type { FlowDispatch } from '../core/flow-runner.ts';

export interface LoginFormProps {
  state: FlowState;
  dispatch: FlowDispatch;
  remembered: RememberedLoginStore;
  /** A new account whose automatic login failed; else null. */
  registered: RememberedLogin | null;
  /** Opens the recovery of a forgotten password. */
  onForgot: () => void;
}

export function LoginForm({ state, dispatch, remembered, registered, onForgot }: LoginFormProps) {
  const t = useT();
  const [values, setValues] = useState<Form>({
    name: registered?.name ?? '',
    password: registered?.password ?? '',
    remember: false,
  });
  const form = useForm({
    ...useFieldErrors(state, checkLogin(values)),
    fields: ['name', 'password'],
    attempt: state.attempt,
    onSubmit: () => dispatch({ type: 'submit', intent: { kind: 'login', form: values } }),
  });
  const change = (field: 'name' | 'password', text: string) => {
    setValues({ ...values, [field]: text });
    form.edit(field);
    dispatch({ type: 'edit', field });
  };
  useEffect(() => {
    if (registered) return undefined;
    let gone = false;
    const prefill = async () => {
      const pair = await remembered.load();
      if (gone || !pair) return;
      // Text that was typed meanwhile stays.
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
    <form {...form.props} className="cs-auth-form">
      <FormAlert state={state} dispatch={dispatch} />
      <TextField
        label={t(m.name)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.name}
        {...form.field('name')}
        onChange={({ target }) => change('name', cleanName(target.value).slice(0, LOGIN_NAME_MAX))}
      />
      <PasswordField
        label={t(m.password)}
        name="password"
        autoComplete="current-password"
        showLabel={t(m.showPassword)}
        hideTextLabel={t(m.hidePassword)}
        value={values.password}
        {...form.field('password')}
        onChange={({ target }) => change('password', target.value)}
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
