import { useFaultText, useT } from '@courtside/i18n/react';
import { refusalWay } from '@courtside/shell';
import { useServices } from '@courtside/shell/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FlowEffect, FlowState } from '../core/access-flow.ts';
import { createFlowRunner, type FlowDispatch } from '../core/flow-runner.ts';
import type { RememberedLogin, RememberedLoginStore } from '../core/remembered-login.ts';
import { isAccessCall, performCall } from '../core/perform-call.ts';
import { pageAddress } from '../platform/page-address.ts';
import { m } from './messages.ts';

export interface AccessFlowOptions {
  remembered: RememberedLoginStore;
  /** The session is open: the dialog may go. */
  onDone: () => void;
  /** A new account could not be logged in to by itself: the login form takes over. */
  onOfferLogin: (account: RememberedLogin) => void;
}

/** Runs the access flow: its state for the screen, its effects against the site. */
export function useAccessFlow(options: AccessFlowOptions): {
  state: FlowState;
  dispatch: FlowDispatch;
} {
  const { client, dialogs, storage, toaster, events, session, version } = useServices();
  const t = useT();
  const faultText = useFaultText();
  const [runner] = useState(createFlowRunner);
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);

  async function openSession(effect: Extract<FlowEffect, { type: 'openSession' }>) {
    const { remembered, onDone } = options;
    const { identity, name, password, remember } = effect;
    session.open(identity);
    onDone();
    events.emit('loginSuccess', { userId: identity.userId });
    try {
      if (remember === true) await remembered.keep({ name, password });
      if (remember === false) remembered.clear();
    } catch (fault) {
      toaster.show(faultText(fault), 'error');
    }
  }

  async function perform(effect: FlowEffect): Promise<void> {
    if (effect.type === 'announceRegistered') toaster.show(t(m.registered), 'success');
    else if (effect.type === 'openSession') await openSession(effect);
    else if (effect.type === 'offerLogin') options.onOfferLogin(effect);
    else if (isAccessCall(effect)) {
      const event = await performCall(effect, {
        client,
        storage,
        version,
        pageAddress,
        faultText,
      });
      runner.dispatch(event);
      // Some refusals are to be seen even by those who have closed the form (spec access 8).
      if (event.type === 'refused' && refusalWay(event.statusCode) === 'dialog') {
        void dialogs.tips({ content: event.text });
      }
    }
  }

  // After every drawing, so that an effect always meets the newest options.
  useEffect(() => runner.performWith((effect) => void perform(effect)));

  return { state, dispatch: runner.dispatch };
}
