import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useFaultFocus, useServices } from '@courtside/shell/react';
import { Banner, Button, CodeField, Dialog } from '@courtside/ui';
import { useCallback, useRef, useState } from 'react';
import { countdownText } from '../../core/deposit-time.ts';
import { passwordChange, type PasswordField } from '../../core/withdrawal-password.ts';
import { useNow } from '../use-now.ts';
import { CodeSender } from './code-sender.tsx';
import { w } from './messages.ts';
import { SixDigitField } from './password-field.tsx';
import { passwordMessages, pw } from './password-messages.ts';
import { usePasswordChange } from './use-password-change.ts';

export interface PasswordDialogProps {
  /** Whether the member already has a withdrawal password. */
  isSet: boolean;
  /** Starts with the code, for a member who does not know the old password. @default false */
  byCode?: boolean;
  onClose: () => void;
}

/** Sets the withdrawal password, or changes it after the old one or a code. */
export function PasswordDialog({ isSet, byCode = false, onClose }: PasswordDialogProps) {
  const t = useT();
  const { toaster } = useServices();
  const begin = useCallback(
    () =>
      isSet && byCode ? { ...passwordChange(true), step: 'prove' as const } : passwordChange(isSet),
    [isSet, byCode],
  );
  const { state, send } = usePasswordChange(begin, () => {
    toaster.show(t(pw.saved), 'success');
    onClose();
  });
  const { step, busy, violations, refusal } = state;
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useFaultFocus(form, attempts, violations.length > 0);
  const field = (name: PasswordField) => {
    const found = violations.find((each) => each.field === name);
    return {
      name: `withdrawal-${name}`,
      value: state[name],
      error: found && t(passwordMessages[found.code]),
      disabled: busy,
      onChange: (text: string) => send({ type: 'edited', field: name, text }),
    };
  };
  const told = refusal && (
    <Banner tone="danger" role="alert">
      {refusal.lockedMs === undefined ? refusal.text : <LockedFor ms={refusal.lockedMs} />}
    </Banner>
  );
  return (
    <Dialog
      open
      width="sm"
      title={t(isSet ? pw.resetTitle : w.needPassword)}
      closeLabel={t(words.close)}
      dismissible={false}
      closable={!busy}
      onClose={onClose}
    >
      {step === 'choose' ? (
        <div className="cs-money-stack">
          {told}
          <p>{t(pw.choose)}</p>
          <Button size="lg" block onClick={() => send({ type: 'wayChosen', way: 'old' })}>
            {t(pw.byOld)}
          </Button>
          <Button size="lg" block onClick={() => send({ type: 'wayChosen', way: 'code' })}>
            {t(pw.byCode)}
          </Button>
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          className="cs-money-stack"
          onSubmit={(event) => {
            event.preventDefault();
            setAttempts(attempts + 1);
            send({ type: 'submitted' });
          }}
        >
          {told}
          {step === 'prove' && (
            <>
              <CodeSender />
              <CodeField label={t(pw.code)} hint={t(pw.codeHint)} {...field('code')} />
            </>
          )}
          {step === 'old' && <SixDigitField label={t(pw.old)} {...field('old')} />}
          {step !== 'prove' && (
            <>
              <SixDigitField label={t(pw.password)} hint={t(pw.hint)} {...field('password')} />
              <SixDigitField label={t(pw.repeat)} {...field('repeat')} />
            </>
          )}
          <Button type="submit" variant="primary" size="lg" block loading={busy}>
            {t(step === 'prove' ? pw.next : pw.save)}
          </Button>
          {isSet && (
            <Button variant="ghost" onClick={() => send({ type: 'back' })}>
              {t(pw.back)}
            </Button>
          )}
        </form>
      )}
    </Dialog>
  );
}

/** Time for which passwords are refused. */
function LockedFor({ ms }: { ms: number }) {
  const t = useT();
  const { clock } = useServices();
  const now = useNow(clock);
  const [until] = useState(now + ms);
  return t(pw.lockedFor, { time: countdownText(Math.max(0, until - now)) });
}
