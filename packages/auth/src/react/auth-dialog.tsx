import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Confirm, lazyPart, useServices, type DialogProps } from '@courtside/shell/react';
import { Banner, Dialog, Skeleton, Tabs } from '@courtside/ui';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AccessEvent } from '../core/access.ts';
import { stepBack, stepsOpen } from '../core/back-step.ts';
import type { FlowEvent } from '../core/flow-state.ts';
import {
  createRememberedLogin,
  type PasswordCipher,
  type RememberedLogin,
} from '../core/remembered-login.ts';
import { SWITCH_VALUES } from '../core/switch-value.ts';
import { createBackSteps } from '../platform/back-steps.ts';
import type { NewDevice } from './auth-events.ts';
import { CaptchaDialog } from './captcha-dialog.tsx';
import type { LegalPage, LegalTexts } from './legal.tsx';
import { LoginForm } from './login-form.tsx';
import { m } from './messages.ts';
import { RegisterForm } from './register-form.tsx';
import { firstFieldIn } from './use-step-focus.ts';
import { useAccess } from './use-access.ts';
import { useBackSteps } from './use-back-steps.ts';
import { useWayBack } from './use-way-back.ts';

const RecoveryPage = lazyPart(
  async () => (await import('./recovery-page.tsx')).RecoveryPage,
  PageMissing,
);
const DevicePage = lazyPart(
  async () => (await import('./device-page.tsx')).DevicePage,
  PageMissing,
);

/** Shown for a page of the dialog that failed to load; the page is loaded when the connection is back. */
function PageMissing() {
  const t = useT();
  return (
    <Banner tone="danger" role="alert">
      {t(m.pageMissing)}
    </Banner>
  );
}

const deviceAsked = ({ name, passwordHash, maskedPhone, message }: NewDevice): AccessEvent => ({
  type: 'deviceAsked',
  member: {
    name,
    passwordHash,
    phoneNumber: maskedPhone,
    remember: 'keep',
    restricted: false,
    confirmed: false,
  },
  reason: message,
});

/** First event of a dialog that was opened on another page than its tabs; else null. */
function firstEvent(opened: DialogProps['opened']): AccessEvent | null {
  if (opened.name === 'forgetPassword') return { type: 'shown', page: 'recovery' };
  return opened.name === 'newDevice' ? deviceAsked(opened.payload) : null;
}

type Tab = 'login' | 'register';

export interface AuthDialogProps extends DialogProps {
  /** Encrypts the remembered password. Keep the same object between renders. */
  cipher: PasswordCipher;
  legal: LegalTexts;
}

const firstField = () => firstFieldIn(document.querySelector<HTMLElement>('.cs-auth-dialog'));

/**
 * The dialog for login and registration, a forgotten password and a new device. Each new `opened` event opens it,
 * `switchAuthWay` changes its form, `closeAuth` closes it. The browser's back button goes one step back in it, and
 * closes it at the first step. The input of a recovery, without secrets, stays when it is closed.
 */
export function AuthDialog({ opened, cipher, legal }: AuthDialogProps) {
  const t = useT();
  const { events, storage, clock, dialogs } = useServices();
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<Tab>(opened.name === 'register' ? 'register' : 'login');
  const remembered = useMemo(
    () => createRememberedLogin(storage, cipher, clock),
    [storage, cipher, clock],
  );
  const [registered, setRegistered] = useState<RememberedLogin | null>(null);
  const [reading, setReading] = useState<LegalPage | null>(null);
  const [backSteps] = useState(() => createBackSteps({ clock }));
  const { asked, goBack, declined } = useWayBack(
    opened.name === 'login' ? opened.payload : undefined,
  );
  const { state, dispatch } = useAccess({
    first: firstEvent(opened),
    remembered,
    agreedTerms: legal.version,
    onEntering: backSteps.left,
    onDone: () => {
      dispatch({ type: 'hidden' });
      setOpen(false);
      void backSteps.left().then(goBack);
    },
    onOfferLogin: (account) => {
      setRegistered(account);
      setTab('login');
    },
  });
  const hide = useCallback(() => {
    dispatch({ type: 'hidden' });
    setOpen(false);
  }, [dispatch]);
  const credentials = useCallback(
    (event: FlowEvent) => dispatch({ type: 'credentials', event }),
    [dispatch],
  );

  const show = useCallback(
    (next: Tab) => {
      credentials({ type: 'reset' });
      dispatch({ type: 'shown', page: 'credentials' });
      setRegistered(null);
      setTab(next);
      setOpen(true);
    },
    [credentials, dispatch],
  );
  const recover = useCallback(
    (way: 'phone' | 'email' | null) => {
      credentials({ type: 'reset' });
      // A return from the recovery leads to the login tab, whichever tab was open before.
      setRegistered(null);
      setTab('login');
      dispatch({ type: 'shown', page: 'recovery' });
      if (way) dispatch({ type: 'recovery', event: { type: 'waySwitched', way } });
      setOpen(true);
    },
    [credentials, dispatch],
  );
  const answered = useRef(opened);
  useEffect(() => {
    // The first event is already part of the initial state.
    if (answered.current === opened) return;
    answered.current = opened;
    if (opened.name === 'login') {
      // oxlint-disable-next-line react/set-state-in-effect -- An event: each is answered once, and changes the flow as well.
      show('login');
      asked(opened.payload);
    } else if (opened.name === 'register') show('register');
    else if (opened.name === 'forgetPassword') recover(null);
    else if (opened.name === 'newDevice') {
      setTab('login');
      dispatch(deviceAsked(opened.payload));
      setOpen(true);
    }
  }, [asked, dispatch, opened, recover, show]);
  useEffect(() => {
    const stops = [
      events.on('switchAuthWay', (way) => {
        if (way === 'login' || way === 'register') show(way);
        else recover(way === 'phoneRecovery' ? 'phone' : 'email');
      }),
      events.on('closeAuth', hide),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [events, hide, recover, show]);
  const close = () => {
    hide();
    declined();
  };
  useBackSteps(backSteps, {
    open: open ? stepsOpen(state) : 0,
    onBack: () => {
      // A dialog over this one is closed first; the step that the history left is then added again.
      const over = dialogs.getState().asked.at(-1);
      const event = stepBack(state);
      if (over) {
        if (over.options.closable !== false) dialogs.answer(over.id, false, 'other');
      } else if (reading) setReading(null);
      else if (event) dispatch(event);
      else close();
    },
    onLeft: close,
  });
  const { page, credentials: flow, recovery, device, check } = state;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    // The pages that are loaded later take the focus themselves.
    if (page !== 'credentials') return undefined;
    const handle = setTimeout(() => firstField()?.focus());
    return () => clearTimeout(handle);
  }, [page]);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(page === 'recovery' ? m.recovery : page === 'device' ? m.device : m.dialog)}
      hideTitle
      width="sm"
      closeLabel={t(words.close)}
      initialFocus={firstField}
      className="cs-auth-dialog"
      data-switch={
        page === 'device' ? undefined : SWITCH_VALUES[page === 'recovery' ? recovery.way : tab]
      }
    >
      {page === 'credentials' && (
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
                  state={flow}
                  dispatch={credentials}
                  remembered={remembered}
                  registered={registered}
                  onForgot={() => recover(null)}
                />
              ),
            },
            {
              value: 'register',
              label: t(words.register),
              content: (
                <RegisterForm
                  state={flow}
                  dispatch={credentials}
                  {...{ legal, reading }}
                  onRead={setReading}
                />
              ),
            },
          ]}
        />
      )}
      <Suspense fallback={<Skeleton rows={6} label={t(words.loading)} />}>
        {page === 'recovery' && (
          <RecoveryPage
            recovery={recovery}
            dispatch={(event) => dispatch({ type: 'recovery', event })}
            onLogin={() => show('login')}
          />
        )}
        {page === 'device' && device && (
          <DevicePage
            device={device}
            dispatch={(event) => dispatch({ type: 'device', check, event })}
            onLogin={() => show('login')}
            onRegister={() => show('register')}
          />
        )}
      </Suspense>
      {(flow.step === 'captcha' || flow.step === 'submitting') && (
        <CaptchaDialog captcha={flow} busy={flow.step === 'submitting'} dispatch={credentials} />
      )}
      {flow.step === 'warned' && (
        <Confirm
          open
          confirmText={t(m.goOn)}
          onConfirm={() => credentials({ type: 'warningAgreed' })}
          onCancel={() => credentials({ type: 'reset' })}
        >
          {flow.text}
        </Confirm>
      )}
    </Dialog>
  );
}
