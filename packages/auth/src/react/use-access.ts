import { useFaultText, useT } from '@courtside/i18n/react';
import { refusalWay } from '@courtside/shell';
import { useServices } from '@courtside/shell/react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  createAccessRunner,
  type Access,
  type AccessEffect,
  type AccessEvent,
} from '../core/access.ts';
import type { CodeWay } from '../core/code-request.ts';
import { createCodeWaits, type CodeWaitOf } from '../core/code-waits.ts';
import { performAccess } from '../core/perform-access.ts';
import {
  forgetPair,
  type RememberedLogin,
  type RememberedLoginStore,
} from '../core/remembered-login.ts';
import { identityOf } from '../core/recovery.ts';
import type { SessionIdentity } from '../core/session.ts';
import { pageAddress } from '../platform/page-address.ts';
import { m } from './messages.ts';

export interface AccessOptions {
  /** Event before the first render; null for the forms of login and registration. */
  first: AccessEvent | null;
  remembered: RememberedLoginStore;
  /** Version of the texts that a new member agrees to. */
  agreedTerms: string;
  /** Called and awaited before a session is opened. */
  onEntering: () => Promise<void>;
  /** Called when the session is open, so that the dialog can close. */
  onDone: () => void;
  /** Called when the automatic login to a new account failed: the login form takes over. */
  onOfferLogin: (account: RememberedLogin) => void;
}

const SENT = { sms: m.codeSentSms, email: m.codeSentEmail, voice: m.codeSentVoice } as const;

/** Runs the machine of the dialog: its state for the screen, its effects on the site. */
export function useAccess(given: AccessOptions): {
  state: Access;
  dispatch: (event: AccessEvent) => void;
} {
  const { client, clock, dialogs, storage, tabStorage, toaster, events, session, version } =
    useServices();
  const t = useT();
  const faultText = useFaultText();
  const [runner] = useState(() => {
    const made = createAccessRunner();
    if (given.first) made.dispatch(given.first);
    return made;
  });
  const waits = useMemo(() => createCodeWaits(tabStorage, () => clock.now()), [tabStorage, clock]);
  // The latest options, for callbacks that run later.
  const options = useRef(given);
  useEffect(() => {
    options.current = given;
  });
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);

  async function openSession(identity: SessionIdentity, keep: () => Promise<void> | void) {
    const before = session.token();
    await options.current.onEntering();
    // Another tab has logged in meanwhile; its session is not replaced.
    if (session.token() !== before) return;
    session.open(identity);
    options.current.onDone();
    events.emit('loginSuccess', { userId: identity.userId });
    try {
      await keep();
    } catch (fault) {
      toaster.show(faultText(fault), 'error');
    }
  }

  /** Performs effects that concern the session and the screen. */
  function show(asked: AccessEffect): void {
    const { remembered } = options.current;
    const announceCode = (way: CodeWay) => toaster.show(t(SENT[way]), 'success');
    switch (asked.type) {
      case 'credentials': {
        const { effect } = asked;
        if (effect.type === 'announceRegistered') toaster.show(t(m.registered), 'success');
        else if (effect.type === 'offerLogin') options.current.onOfferLogin(effect);
        else if (effect.type === 'openSession') {
          const { identity, name, password, remember } = effect;
          void openSession(identity, () => {
            if (remember === true) return remembered.keep({ name, password });
            if (remember === false) remembered.clear();
            return undefined;
          });
        }
        return;
      }
      case 'recovery': {
        const { effect } = asked;
        if (effect.type === 'announceCode') announceCode(effect.way);
        else if (effect.type === 'announceReset') {
          toaster.show(t(m.passwordChanged), 'success');
          forgetPair(storage);
          events.emit('passwordChanged', undefined);
          const { attempt, ms } = effect;
          clock.after(ms, () => runner.dispatch({ type: 'returned', attempt }));
        }
        return;
      }
      case 'device': {
        const { effect } = asked;
        if (effect.type === 'announceCode') announceCode(effect.way);
        else if (effect.type === 'openSession') {
          const { remember } = effect.member;
          void openSession(effect.identity, () => {
            if (remember === 'keep') return undefined;
            return remember === 'clear' ? remembered.clear() : remembered.keep(remember);
          });
        }
      }
    }
  }

  async function perform(asked: AccessEffect): Promise<void> {
    show(asked);
    const waitOf = codeWaitOf(asked, runner.state());
    const event = await performAccess(asked, {
      client,
      clock,
      storage,
      version,
      pageAddress,
      agreedTerms: options.current.agreedTerms,
      faultText,
    });
    if (!event) return;
    if (waitOf && 'event' in event && event.event.type === 'code') {
      const code = event.event.event;
      if ('resendAt' in code && code.resendAt !== undefined) waits.keep(waitOf, code.resendAt);
    }
    runner.dispatch(event);
    // Some refusals must be shown even when the form was closed (spec access 8).
    const refusal = refusalIn(event);
    if (refusal && refusalWay(refusal.statusCode) === 'dialog') {
      void dialogs.tips({ content: refusal.text });
    }
  }

  // After every render, so that an effect always uses the latest options.
  useEffect(() => runner.performWith((effect) => void perform(effect)));

  // Input with which a session was opened, or of another member, must not reach the next member.
  useEffect(
    () =>
      session.subscribe(() => {
        runner.dispatch({ type: 'sessionChanged' });
        // Another tab logged in, so the dialog is done.
        if (session.token() !== null) options.current.onDone();
      }),
    [options, runner, session],
  );

  // Restores a wait from before a reload, once the owner of the code is known.
  const { check, device, recovery } = state;
  const verifying = recovery.stage === 'verify';
  const { target, name } = identityOf(recovery);
  useEffect(() => {
    const resendAt = verifying ? waits.read({ purpose: 'reset', to: target, name }) : 0;
    if (resendAt > 0) {
      const event = { type: 'codeWaitKept', resendAt } as const;
      runner.dispatch({ type: 'recovery', event: { type: 'code', event } });
    }
  }, [name, runner, target, verifying, waits]);
  const phone = device?.member.phoneNumber ?? null;
  const login = device?.member.name ?? '';
  useEffect(() => {
    const resendAt =
      phone === null ? 0 : waits.read({ purpose: 'newDevice', to: phone, name: login });
    if (resendAt > 0) {
      const event = { type: 'codeWaitKept', resendAt } as const;
      runner.dispatch({ type: 'device', check, event: { type: 'code', event } });
    }
  }, [check, login, phone, runner, waits]);

  return { state, dispatch: runner.dispatch };
}

/** Owner of the wait that an effect begins; null for an effect that sends no code. */
function codeWaitOf(asked: AccessEffect, { device }: Access): CodeWaitOf | null {
  if (asked.effect.type !== 'sendCode') return null;
  if (asked.type === 'recovery') {
    const { to, name } = asked.effect.order;
    return { purpose: 'reset', to, name };
  }
  if (device === null) return null;
  const { phoneNumber, name } = device.member;
  return { purpose: 'newDevice', to: phoneNumber, name };
}

/** The refusal in an event; null for any other outcome. */
function refusalIn(event: AccessEvent): { statusCode: number | null; text: string } | null {
  if (!('event' in event)) return null;
  const outcome = event.event.type === 'code' ? event.event.event : event.event;
  return outcome.type === 'refused' ||
    outcome.type === 'stageRefused' ||
    outcome.type === 'codeRefused'
    ? outcome
    : null;
}
