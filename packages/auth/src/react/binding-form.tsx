import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useFaultFocus } from '@courtside/shell/react';
import { Banner, Button, CodeField, TextField } from '@courtside/ui';
import { useRef } from 'react';
import type { Binding, BindingEvent } from '../core/binding.ts';
import type { BindingField } from '../core/binding-rules.ts';
import { cleanEmail, cleanPhone, EMAIL_MAX } from '../core/recovery-rules.ts';
import { AreaField } from './area-field.tsx';
import { b, formMessages } from './binding-messages.ts';
import { CodeButton } from './code-button.tsx';
import { CodeCaptcha } from './code-captcha.tsx';
import { m } from './messages.ts';
import { useAreas } from './use-areas.ts';
import { useFirstField } from './use-first-field.ts';

export interface BindingFormProps {
  binding: Binding;
  dispatch: (event: BindingEvent) => void;
}

/** The form of the item that is open. */
export function BindingForm({ binding, dispatch }: BindingFormProps) {
  const t = useT();
  const areas = useAreas();
  const { item, busy, form, attempt, violations, problem, code } = binding;
  const element = useRef<HTMLFormElement>(null);
  useFaultFocus(element, attempt, violations.length > 0 || problem !== null);
  useFirstField(element);
  const area = areas?.find(({ areaCode }) => areaCode === form.area) ?? null;
  const error = (field: BindingField): string | undefined => {
    const found = violations.find((each) => each.field === field);
    if (found) return t(formMessages[found.code]);
    return problem?.field === field ? problem.text : undefined;
  };
  return (
    <form
      ref={element}
      noValidate
      className="cs-auth-form cs-auth-binding__form"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'submitted', area });
      }}
    >
      {problem?.field === null && (
        <Banner tone="danger" role="alert">
          {problem.text}
        </Banner>
      )}
      {item === 'phone' && (
        <>
          {areas !== null && (
            <AreaField
              areas={areas}
              value={form.area}
              onChange={(next) => dispatch({ type: 'typed', change: { area: next } })}
            />
          )}
          <TextField
            label={t(m.phone)}
            name="phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            value={form.phone}
            error={error('phone')}
            onChange={({ target }) =>
              dispatch({ type: 'typed', change: { phone: cleanPhone(target.value, form.area) } })
            }
          />
        </>
      )}
      {item === 'email' && (
        <TextField
          label={t(m.email)}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          value={form.email}
          error={error('email')}
          onChange={({ target }) =>
            dispatch({ type: 'typed', change: { email: cleanEmail(target.value) } })
          }
        />
      )}
      {item === 'realName' && (
        <TextField
          label={t(b.realName)}
          hint={t(b.realNameHint)}
          name="name"
          autoComplete="name"
          spellCheck={false}
          value={form.realName}
          error={error('realName')}
          onChange={({ target }) =>
            dispatch({ type: 'typed', change: { realName: target.value.slice(0, 200) } })
          }
        />
      )}
      {item !== 'realName' && item !== null && (
        <div className="cs-auth-code">
          <CodeField
            label={t(m.deviceCode)}
            hint={t(m.codeSecret)}
            name="code"
            value={form.code}
            error={error('code')}
            onChange={(text) => dispatch({ type: 'typed', change: { code: text } })}
          />
          <CodeButton
            className="cs-auth-code__button"
            request={code}
            onAsk={(now) => dispatch({ type: 'codeAsked', area, now })}
          />
        </div>
      )}
      <div className="cs-auth-buttons">
        <Button type="button" size="lg" onClick={() => dispatch({ type: 'closed' })}>
          {t(words.cancel)}
        </Button>
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t(b.submit)}
        </Button>
      </div>
      <CodeCaptcha request={code} dispatch={(event) => dispatch({ type: 'code', event })} />
    </form>
  );
}
