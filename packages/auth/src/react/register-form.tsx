import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useForm, useServices } from '@courtside/shell/react';
import { Button, CheckboxField, PasswordField, TextField } from '@courtside/ui';
import { useState } from 'react';
import { isFlowBusy, type FlowState } from '../core/flow-state.ts';
import {
  checkRegistration,
  cleanName,
  isRegistrationFilled,
  NAME_MAX,
  type CredentialField,
  type RegisterForm as Form,
} from '../core/credentials.ts';
import { useFieldErrors } from './field-errors.ts';
import { FormAlert } from './form-alert.tsx';
import { LegalAgreement, type LegalPage, type LegalTexts } from './legal.tsx';
import { m } from './messages.ts';
import { ServiceLink } from './service-link.tsx';
import type { FlowDispatch } from '../core/flow-runner.ts';

export interface RegisterFormProps {
  state: FlowState;
  dispatch: FlowDispatch;
  legal: LegalTexts;
  /** The text that is open; null for none. */
  reading: LegalPage | null;
  onRead: (page: LegalPage | null) => void;
}

const EMPTY: Form = { name: '', password: '', repeat: '', agree: false };

export function RegisterForm({ state, dispatch, legal, reading, onRead }: RegisterFormProps) {
  const t = useT();
  const { brand } = useServices();
  const [values, setValues] = useState(EMPTY);
  const form = useForm<CredentialField>({
    ...useFieldErrors(state, checkRegistration(values)),
    fields: ['name', 'password', 'repeat', 'agree'],
    attempt: state.attempt,
    onSubmit: () => dispatch({ type: 'submit', intent: { kind: 'register', form: values } }),
  });
  const change = (field: CredentialField, next: Partial<Form>) => {
    setValues({ ...values, ...next });
    form.edit(field);
    dispatch({ type: 'edit', field });
  };

  return (
    <form {...form.props} className="cs-auth-form">
      <FormAlert state={state} />
      <TextField
        label={t(m.name)}
        hint={t(m.nameHint)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.name}
        {...form.field('name')}
        onChange={({ target }) =>
          change('name', { name: cleanName(target.value).slice(0, NAME_MAX) })
        }
      />
      <PasswordField
        label={t(m.password)}
        hint={t(m.passwordHint)}
        name="password"
        autoComplete="new-password"
        showLabel={t(m.showPassword)}
        hideTextLabel={t(m.hidePassword)}
        value={values.password}
        {...form.field('password')}
        onChange={({ target }) => change('password', { password: target.value })}
      />
      <PasswordField
        label={t(m.repeat)}
        name="repeat"
        autoComplete="new-password"
        showLabel={t(m.showPassword)}
        hideTextLabel={t(m.hidePassword)}
        value={values.repeat}
        {...form.field('repeat')}
        onChange={({ target }) => change('repeat', { repeat: target.value })}
      />
      <CheckboxField
        name="agree"
        checked={values.agree}
        error={form.field('agree').error}
        onChange={(agree) => change('agree', { agree })}
      >
        <LegalAgreement age={brand.minimumAge} {...{ legal, reading, onRead }} />
      </CheckboxField>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={isFlowBusy(state)}
        aria-disabled={!isRegistrationFilled(values)}
      >
        {t(words.register)}
      </Button>
      <div className="cs-auth-links">
        <ServiceLink />
      </div>
    </form>
  );
}
