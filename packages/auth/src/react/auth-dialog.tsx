import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useServices, type DialogProps } from '@courtside/shell/react';
import { Dialog, Tabs } from '@courtside/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  createRememberedLogin,
  type PasswordCipher,
  type RememberedLogin,
} from '../core/remembered-login.ts';
import type { LegalTexts } from './legal.tsx';
import { LoginForm } from './login-form.tsx';
import { m } from './messages.ts';
import { PictureCaptcha } from './picture-captcha.tsx';
import { RegisterForm } from './register-form.tsx';
import { SliderCaptcha } from './slider-captcha.tsx';
import { useAccessFlow } from './use-access-flow.ts';

type Tab = 'login' | 'register';

export interface AuthDialogProps extends DialogProps {
  /** Seals the remembered password. Keep the same object between renders. */
  cipher: PasswordCipher;
  legal: LegalTexts;
}

const firstField = () =>
  document.querySelector<HTMLElement>('[role="tabpanel"] .cs-auth-form input');

/**
 * The login and registration dialog. It opens for the event that it was loaded for; later `login` and `register` events
 * open it again, `closeAuth` closes it.
 */
export function AuthDialog({ opened, cipher, legal }: AuthDialogProps) {
  const t = useT();
  const { events, storage, clock } = useServices();
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<Tab>(opened.name === 'register' ? 'register' : 'login');
  const remembered = useMemo(
    () => createRememberedLogin(storage, cipher, clock),
    [storage, cipher, clock],
  );
  const [registered, setRegistered] = useState<RememberedLogin | null>(null);
  const { state, dispatch } = useAccessFlow({
    remembered,
    onDone: () => setOpen(false),
    onOfferLogin: (account) => {
      setRegistered(account);
      setTab('login');
    },
  });

  const show = useCallback(
    (next: Tab) => {
      dispatch({ type: 'reset' });
      setRegistered(null);
      setTab(next);
      setOpen(true);
    },
    [dispatch],
  );
  const hide = useCallback(() => {
    dispatch({ type: 'reset' });
    setOpen(false);
  }, [dispatch]);
  useEffect(() => {
    const stops = [
      events.on('login', () => show('login')),
      events.on('register', () => show('register')),
      events.on('closeAuth', hide),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [events, hide, show]);

  return (
    <Dialog
      open={open}
      onClose={hide}
      title={t(m.dialog)}
      hideTitle
      width="sm"
      closeLabel={t(words.close)}
      initialFocus={firstField}
    >
      <Tabs<Tab>
        label={t(m.dialog)}
        value={tab}
        onChange={show}
        items={[
          {
            value: 'login',
            label: t(words.login),
            content: (
              <LoginForm
                state={state}
                dispatch={dispatch}
                remembered={remembered}
                registered={registered}
              />
            ),
          },
          {
            value: 'register',
            label: t(words.register),
            content: <RegisterForm state={state} dispatch={dispatch} legal={legal} />,
          },
        ]}
      />
      {(state.step === 'captcha' || state.step === 'submitting') &&
        (state.captcha === 'picture' ? (
          <PictureCaptcha state={state} dispatch={dispatch} />
        ) : (
          <SliderCaptcha state={state} dispatch={dispatch} />
        ))}
    </Dialog>
  );
}
