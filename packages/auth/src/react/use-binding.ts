import { useFaultText, useT } from '@courtside/i18n/react';
import { useDrafts, useServices } from '@courtside/shell/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  bindingStep,
  draftOf,
  newBinding,
  type Binding,
  type BindingDraft,
  type BindingEffect,
  type BindingEvent,
} from '../core/binding.ts';
import { bindingTarget, type BindingItem } from '../core/binding-rules.ts';
import { createCodeWaits } from '../core/code-waits.ts';
import { performBinding } from '../core/perform-binding.ts';
import { createRunner } from '../core/runner.ts';
import { b, ITEM_NAMES } from './binding-messages.ts';
import { m } from './messages.ts';

const DRAFT = 'binding';

export interface BindingOptions {
  /** Items that the member has bound. */
  bound: readonly BindingItem[];
  /** Items that the member was sent here to bind. */
  wanted: readonly BindingItem[];
  /** Reads the bound items from the gateway again. */
  readAgain: () => void;
  /** Called when all wanted items are bound. */
  onCompleted: () => void;
}

/** Runs a binding: its state for the screen, its effects against the gateway, its draft over a reload. */
export function useBinding({ bound, wanted, readAgain, onCompleted }: BindingOptions): {
  state: Binding;
  dispatch: (event: BindingEvent) => void;
} {
  const { client, clock, tabStorage, toaster } = useServices();
  const t = useT();
  const faultText = useFaultText();
  const drafts = useDrafts();
  const [runner] = useState(() =>
    createRunner<Binding, BindingEvent, BindingEffect>(
      (state, event) => {
        const { binding, effects } = bindingStep(state, event);
        return { state: binding, effects };
      },
      newBinding({ bound, wanted, draft: readDraft(drafts.read(DRAFT)) }),
    ),
  );
  const waits = useMemo(() => createCodeWaits(tabStorage, () => clock.now()), [tabStorage, clock]);
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);

  async function perform(effect: BindingEffect): Promise<void> {
    if (effect.type === 'announceCode') {
      toaster.show(t(effect.way === 'email' ? m.codeSentEmail : m.codeSentSms), 'success');
    } else if (effect.type === 'announceBound') {
      toaster.show(t(b.boundNow, { item: t(ITEM_NAMES[effect.item]) }), 'success');
    } else if (effect.type === 'readMember') readAgain();
    else if (effect.type === 'completed') onCompleted();
    const event = await performBinding(effect, { client, clock, faultText });
    if (event) runner.dispatch(event);
    const { resendAt } = runner.state().code;
    if (effect.type === 'sendCode' && resendAt > 0) {
      waits.keep({ purpose: 'binding', to: effect.order.to, name: '' }, resendAt);
    }
  }

  // After every render, so that an effect always uses the latest options.
  useEffect(() => runner.performWith((effect) => void perform(effect)));

  // Another tab or device may have bound something; the same list again changes nothing.
  const known = bound.join();
  useEffect(() => {
    runner.dispatch({
      type: 'known',
      bound: known === '' ? [] : (known.split(',') as BindingItem[]),
    });
  }, [known, runner]);

  // Restores a wait from before a reload, or of a number that is typed again.
  const { item, form } = state;
  const target = item === null ? '' : bindingTarget(item, form);
  useEffect(() => {
    const resendAt = target && waits.read({ purpose: 'binding', to: target, name: '' });
    if (resendAt) runner.dispatch({ type: 'code', event: { type: 'codeWaitKept', resendAt } });
  }, [runner, target, waits]);

  const draft = JSON.stringify(draftOf(state));
  useEffect(() => drafts.keep(DRAFT, JSON.parse(draft)), [draft, drafts]);

  return { state, dispatch: runner.dispatch };
}

/** The stored draft, or null when it does not have the format of this release. */
function readDraft(kept: unknown): BindingDraft | null {
  const { item = null, codeTo = null, form } = (kept ?? {}) as Partial<BindingDraft>;
  const texts: Partial<Record<string, unknown>> = form ?? {};
  const isWhole = (['area', 'phone', 'email', 'realName'] as const).every(
    (field) => typeof texts[field] === 'string',
  );
  return form && isWhole ? { item, codeTo, form } : null;
}
