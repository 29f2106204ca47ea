import type { Clock } from '@courtside/kernel';
import type { ReactNode } from 'react';
import type { CloseReason } from './close-reason.ts';

/** Milliseconds after which a loading dialog closes itself on request (spec access 2). */
export const LOADING_CLOSES_AFTER_MS = 3000;

/** Content of a dialog; the host provides what is left out. */
export interface TipsOptions {
  title?: string | undefined;
  content: ReactNode;
  confirmText?: string | undefined;
  cancelText?: string | undefined;
  /** Shows a second button, which refuses. */
  cancellable?: boolean | undefined;
  hideClose?: boolean | undefined;
  /** False allows only its buttons as a way out: no close icon, no Escape. */
  closable?: boolean | undefined;
  width?: 'sm' | 'md' | 'lg' | undefined;
  /** Called with the answer: `confirm`, `cancel`, or the way in which it was closed. */
  onClose?: ((reason: CloseReason) => void) | undefined;
}

export interface ConfirmOptions extends Omit<TipsOptions, 'cancellable'> {
  buttons?: 'both' | 'confirm' | 'none' | undefined;
  /**
   * Action on confirmation. The dialog stays and shows a spinner until it has finished. When it fails the dialog
   * closes, and the promise of `confirm` is rejected with the fault.
   */
  action?: (() => Promise<unknown>) | undefined;
}

export interface LoadingOptions {
  /** Text that says what the member waits for; the host has a default. */
  text?: string | undefined;
  /** Closes after three seconds by itself. */
  closesItself?: boolean | undefined;
}

interface Asked {
  readonly id: number;
  /** Its action is running: it takes no answer. */
  readonly busy: boolean;
}

/** A dialog on the screen. */
export type AskedDialog =
  | (Asked & { readonly kind: 'confirm'; readonly options: ConfirmOptions })
  | (Asked & { readonly kind: 'tips'; readonly options: TipsOptions });

export interface DialogsState {
  /** From the lowest to the one on top. */
  readonly asked: readonly AskedDialog[];
  readonly loading: LoadingOptions | null;
}

export interface Dialogs {
  /** @returns whether the member confirmed; false also after the close icon and Escape */
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** @returns whether the member confirmed */
  tips(options: TipsOptions): Promise<boolean>;
  /** Blocks the page until it is closed; closing twice does nothing. */
  loading(options?: LoadingOptions): { close(): void };
  /** For the host: the dialogs shown now. The same object until something changes. */
  getState(): DialogsState;
  /** For the host: calls `listener` after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** For the host: answers a shown dialog; `reason` is the way of a refusal. @default reason 'cancel' */
  answer(id: number, yes: boolean, reason?: CloseReason): void;
}

interface Pending {
  dialog: AskedDialog;
  resolve: (yes: boolean) => void;
  reject: (fault: unknown) => void;
}

/**
 * Opens dialogs from any part of an app; `DialogHost` shows them, and until it is mounted they wait.
 *
 * One question is shown at a time, the others follow in order. A question asked while the action of the previous one
 * runs is shown on top of it, so that an action may ask as well. Of several loading dialogs the last is shown, and none
 * while a question waits for its answer.
 */
export function createDialogs({ clock }: { clock: Clock }): Dialogs {
  const listeners = new Set<() => void>();
  let queue: Pending[] = [];
  let loads: LoadingOptions[] = [];
  let lastId = 0;
  let state: DialogsState = { asked: [], loading: null };

  const publish = () => {
    const open = queue.findIndex(({ dialog }) => !dialog.busy);
    const shown = open === -1 ? queue : queue.slice(0, open + 1);
    state = {
      asked: shown.map(({ dialog }) => dialog),
      loading: open === -1 ? (loads.at(-1) ?? null) : null,
    };
    for (const listener of listeners) listener();
  };

  const ask = (dialog: AskedDialog) =>
    new Promise<boolean>((resolve, reject) => {
      queue.push({ dialog, resolve, reject });
      publish();
    });

  const leave = (id: number) => {
    queue = queue.filter(({ dialog }) => dialog.id !== id);
    publish();
  };

  return {
    confirm: (options) => ask({ id: ++lastId, kind: 'confirm', busy: false, options }),
    tips: (options) => ask({ id: ++lastId, kind: 'tips', busy: false, options }),
    loading(options = {}) {
      // A copy, so that the same options may be shown twice.
      const load = { ...options };
      const close = () => {
        cancel?.();
        if (!loads.includes(load)) return;
        loads = loads.filter((each) => each !== load);
        publish();
      };
      const cancel = load.closesItself ? clock.after(LOADING_CLOSES_AFTER_MS, close) : undefined;
      loads.push(load);
      publish();
      return { close };
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer(id, yes, reason = 'cancel') {
      const pending = queue.find(({ dialog }) => dialog.id === id);
      if (!pending || pending.dialog.busy) return;
      const { dialog, resolve, reject } = pending;
      dialog.options.onClose?.(yes ? 'confirm' : reason);
      const action = dialog.kind === 'confirm' ? dialog.options.action : undefined;
      if (!yes || !action) {
        leave(id);
        resolve(yes);
        return;
      }
      pending.dialog = { ...dialog, busy: true };
      publish();
      new Promise((done) => done(action())).then(
        () => {
          leave(id);
          resolve(true);
        },
        (fault: unknown) => {
          leave(id);
          reject(fault);
        },
      );
    },
  };
}
