import { useT } from '@courtside/i18n/react';
import { useFaultFocus } from '@courtside/shell/react';
import { Button, PasswordField, TextField } from '@courtside/ui';
import { useRef } from 'react';
import { nextStepOf } from '../core/next-step.ts';
import { codeOrderOf, isChanging, type Recovery, type RecoveryEvent } from '../core/recovery.ts';
import { cleanName } from '../core/credentials.ts';
import {
  cleanEmail,
  cleanPhone,
  EMAIL_MAX,
  NEW_PASSWORD_MAX,
  RESET_CODE_MAX,
  RESET_NAME_MAX,
  type RecoveryField,
} from '../core/recovery-rules.ts';
import { AreaField } from './area-field.tsx';
import { CodeButton } from './code-button.tsx';
import { m, violationMessages } from './messages.ts';
import { PasswordStrength } from './password-strength.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { ServiceLink } from './service-link.tsx';
import { useAreas } from './use-areas.ts';
import type { RecoveryPageProps } from './recovery-page.tsx';

/** The form of the current step of a recovery. */
export function RecoveryForm({ recovery, dispatch, onLogin }: RecoveryPageProps) {
  const t = useT();
  const areas = useAreas();
  const { way, stage, busy, form, attempt, violations, message, unknown, code } = recovery;
  const said = message ?? code.refusal?.text ?? null;
  const help = message === null ? nextStepOf(code.refusal?.statusCode ?? null) : recovery.next;
  // A problem with the code is shown beside its field.
  const isOfCode = stage === 'verify' && (help === 'retype' || help === 'newCode');
  const element = useRef<HTMLFormElement>(null);
  useFaultFocus(element, attempt, violations.length > 0 || isOfCode);
  const error = (field: RecoveryField) => {
    const found = violations.find((each) => each.field === field);
    if (found) return t(violationMessages[found.code]);
    return field === 'code' && isOfCode ? (said ?? undefined) : undefined;
  };
  const other = way === 'phone' ? 'email' : 'phone';
  return (
    <form
      ref={element}
      noValidate
      className="cs-auth-form"
      onSubmit={(event) => {
        event.preventDefault();
        const area = areas?.find(({ areaCode }) => areaCode === form.area) ?? null;
        dispatch({ type: 'next', area });
      }}
    >
      {said !== null && !isOfCode && (
        <RefusalAlert
          next={help}
          otherWay={t(other === 'email' ? m.byEmail : m.byPhone)}
          onOtherWay={() => dispatch({ type: 'waySwitched', way: other })}
          onLogin={onLogin}
        >
          {unknown ? t(m.resetUnknown) : said}
        </RefusalAlert>
      )}
      {stage === 'identity' && <IdentityFields {...{ recovery, dispatch, areas, error }} />}
      {stage === 'verify' && <VerifyFields {...{ recovery, dispatch, error }} />}
      {stage === 'reset' && <ResetFields {...{ recovery, dispatch, error }} />}
      <div className="cs-auth-buttons">
        {stage !== 'identity' && (
          <Button
            type="button"
            size="lg"
            aria-disabled={isChanging(recovery) || undefined}
            onClick={() => dispatch({ type: 'back' })}
          >
            {t(m.back)}
          </Button>
        )}
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t(m.next)}
        </Button>
      </div>
      <div className="cs-auth-links">
        <button type="button" className="cs-auth-link" onClick={onLogin}>
          {t(m.toLogin)}
        </button>
        <ServiceLink />
      </div>
    </form>
  );
}

interface FieldsProps {
  recovery: Recovery;
  dispatch: (event: RecoveryEvent) => void;
  error: (field: RecoveryField) => string | undefined;
}

function IdentityFields({
  recovery: { way, form },
  dispatch,
  areas,
  error,
}: FieldsProps & { areas: ReturnType<typeof useAreas> }) {
  const t = useT();
  return (
    <>
      {way === 'phone' ? (
        <>
          {areas !== null && (
            <AreaField
              areas={areas}
              value={form.area}
              onChange={(area) => dispatch({ type: 'typed', change: { area } })}
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
      ) : (
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
      <TextField
        label={t(m.name)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.name}
        error={error('name')}
        onChange={({ target }) =>
          dispatch({
            type: 'typed',
            change: { name: cleanName(target.value).slice(0, RESET_NAME_MAX) },
          })
        }
      />
    </>
  );
}

function VerifyFields({ recovery, dispatch, error }: FieldsProps) {
  const t = useT();
  const { form, code } = recovery;
  return (
    <>
      <p className="cs-auth-note">{t(m.codeGoesTo, { to: codeOrderOf(recovery).to })}</p>
      <div className="cs-auth-code">
        <TextField
          label={t(m.captchaText)}
          name="code"
          hint={t(m.codeSecret)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={RESET_CODE_MAX}
          value={form.code}
          error={error('code')}
          onChange={({ target }) => dispatch({ type: 'typed', change: { code: target.value } })}
        />
        <CodeButton
          className="cs-auth-code__button"
          request={code}
          onAsk={(now) => dispatch({ type: 'codeAsked', now })}
        />
      </div>
    </>
  );
}

function ResetFields({ recovery: { form }, dispatch, error }: FieldsProps) {
  const t = useT();
  const looks = { showLabel: t(m.showPassword), hideTextLabel: t(m.hidePassword) };
  return (
    <>
      <div>
        <PasswordField
          {...looks}
          label={t(m.newPassword)}
          hint={t(m.passwordHint)}
          name="password"
          autoComplete="new-password"
          maxLength={NEW_PASSWORD_MAX}
          value={form.password}
          error={error('password')}
          onChange={({ target }) => dispatch({ type: 'typed', change: { password: target.value } })}
        />
        <PasswordStrength password={form.password} />
      </div>
      <PasswordField
        {...looks}
        label={t(m.confirmation)}
        name="repeat"
        autoComplete="new-password"
        maxLength={NEW_PASSWORD_MAX}
        value={form.repeat}
        error={error('repeat')}
        onChange={({ target }) => dispatch({ type: 'typed', change: { repeat: target.value } })}
      />
    </>
  );
}
