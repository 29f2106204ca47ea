import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
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
import { useFieldErrors, useFocusOnRefusal, useLeftFields } from './field-errors.ts';
import { FormAlert } from './form-alert.tsx';
import { LegalAgreement, type LegalTexts } from './legal.tsx';
import { m } from './messages.ts';
import { ServiceLink } from './service-link.tsx';
import type { FlowDispatch } from '../core/flow-runner.ts';

export interface RegisterFormProps {
  state: FlowState;
  dispatch: FlowDispatch;
  legal: LegalTexts;
}

const EMPTY: Form = { name: '', password: '', repeat: '', agree: false };

export function RegisterForm({ state, dispatch, legal }: RegisterFormProps) {
  const t = useT();
  const { brand } = useServices();
  const refused = useFieldErrors(state);
  const form = useFocusOnRefusal(state);
  const [values, setValues] = useState(EMPTY);
  const left = useLeftFields((field) =>
    checkRegistration(values).filter((violation) => violation.field === field),
  );
  const error = (field: CredentialField) => refused(field) ?? left.error(field);
  const change = (field: CredentialField, next: Partial<Form>) => {
    setValues({ ...values, ...next });
    left.edit(field);
    dispatch({ type: 'edit', field });
  };

  return (
    <form
      ref={form}
      noValidate
      className="cs-auth-form"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'submit', intent: { kind: 'register', form: values } });
      }}
    >
      <FormAlert state={state} />
      <TextField
        label={t(m.name)}
        hint={t(m.nameHint)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.name}
        error={error('name')}
        onBlur={left.leave('name')}
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
        error={error('password')}
        onBlur={left.leave('password')}
        onChange={({ target }) => change('password', { password: target.value })}
      />
      <PasswordField
        label={t(m.repeat)}
        name="repeat"
        autoComplete="new-password"
        showLabel={t(m.showPassword)}
        hideTextLabel={t(m.hidePassword)}
        value={values.repeat}
        error={error('repeat')}
        onBlur={left.leave('repeat')}
        onChange={({ target }) => change('repeat', { repeat: target.value })}
      />
      <CheckboxField
        name="agree"
        checked={values.agree}
        error={error('agree')}
        onChange={(agree) => change('agree', { agree })}
      >
        <LegalAgreement age={brand.minimumAge} legal={legal} />
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
