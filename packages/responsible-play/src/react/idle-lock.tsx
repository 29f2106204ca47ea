import { readAgain } from '@courtside/api-client/redux';
import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useAction, useForm, useServices } from '@courtside/shell/react';
import { Button, Dialog, PasswordField } from '@courtside/ui';
import { useCallback, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { playApi } from '../redux/play-api.ts';
import { s } from './session-messages.ts';

const WRONG = 6002;

/** Hashes a password for the gateway; the package of logins has the function. */
export type HashPassword = (password: string) => Promise<string>;

export interface IdleLockProps {
  open: boolean;
  hashPassword: HashPassword;
}

/** Asks an idle member for their password in a dialog over the page: nothing that was typed below is lost. */
export function IdleLock({ open, hashPassword }: IdleLockProps) {
  const t = useT();
  const formId = useId();
  const faultText = useFaultText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { events, logout } = useServices();
  const [reauthenticate] = playApi.useReauthenticateMutation();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const [attempts, setAttempts] = useState(0);
  const { busy, run } = useAction(
    useCallback(
      (fault: unknown) => {
        const wrong = typeof fault === 'object' && fault !== null && 'statusCode' in fault;
        setRefusal(wrong && fault.statusCode === WRONG ? t(s.passwordWrong) : faultText(fault));
        return true;
      },
      [faultText, t],
    ),
  );
  const form = useForm({
    fields: ['password'],
    check: () => (password === '' ? t(s.passwordMissing) : undefined),
    refused: () => refusal,
    attempt: attempts,
    onSubmit() {
      setAttempts(attempts + 1);
      void run(async () => {
        await reauthenticate(await hashPassword(password)).unwrap();
        setPassword('');
        // Requests that were refused meanwhile are repeated, as after a lost connection.
        readAgain(dispatch);
      });
    },
  });
  return (
    <Dialog
      role="alertdialog"
      open={open}
      width="sm"
      title={t(s.idle)}
      closeLabel={t(words.close)}
      closable={false}
      dismissible={false}
      onClose={() => undefined}
      footer={
        <>
          <Button disabled={busy} onClick={() => void logout().then(() => navigate('/'))}>
            {t(s.logout)}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {t(words.confirm)}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="cs-play-form">
        <p className="cs-play__note">{t(s.idleDetail)}</p>
        <PasswordField
          label={t(s.password)}
          name="password"
          autoComplete="current-password"
          showLabel={t(s.showPassword)}
          hideTextLabel={t(s.hidePassword)}
          value={password}
          {...form.field('password')}
          onChange={({ target }) => {
            setPassword(target.value);
            setRefusal(undefined);
            form.edit('password');
          }}
        />
        <div>
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            onClick={() => events.emit('forgetPassword', undefined)}
          >
            {t(s.forgot)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
