'use client';
import { useState, useSyncExternalStore } from 'react';
import type { CloseReason } from '../../close-reason.ts';
import type { Dialogs } from '../../dialogs.ts';
import { ConfirmDialog, type ConfirmLabels } from '../confirm-dialog/confirm-dialog.tsx';
import { LoadingDialog } from '../loading-dialog/loading-dialog.tsx';
import { TipsDialog } from '../tips-dialog/tips-dialog.tsx';
import { useLeaving } from './use-leaving.ts';

export interface DialogHostLabels extends ConfirmLabels {
  /** Text of a loading dialog without a text of its own. @example '加载中…' */
  loading: string;
}

export interface DialogHostProps {
  dialogs: Dialogs;
  labels: DialogHostLabels;
}

/**
 * Shows the dialogs that an app opens with `createDialogs`. An app has exactly one host; it may be loaded in a separate
 * chunk.
 */
export function DialogHost({ dialogs, labels }: DialogHostProps) {
  const { asked, loading } = useSyncExternalStore(
    dialogs.subscribe,
    dialogs.getState,
    dialogs.getState,
  );
  const [drawn, left] = useLeaving(asked);
  return (
    <>
      {drawn.map(({ item: { id, kind, options, busy }, open }) => {
        const shared = {
          open,
          labels,
          title: options.title,
          confirmText: options.confirmText,
          cancelText: options.cancelText,
          ...(options.hideClose !== undefined && { hideClose: options.hideClose }),
          ...(options.closable !== undefined && { closable: options.closable }),
          ...(options.width !== undefined && { width: options.width }),
          onClosed: () => left(id),
          onConfirm: () => dialogs.answer(id, true),
        };
        const refuse = (reason: CloseReason) => dialogs.answer(id, false, reason);
        return kind === 'tips' ? (
          <TipsDialog key={id} {...shared} cancellable={options.cancellable} onClose={refuse}>
            {options.content}
          </TipsDialog>
        ) : (
          <ConfirmDialog
            key={id}
            {...shared}
            buttons={options.buttons}
            loading={busy}
            onCancel={refuse}
          >
            {options.content}
          </ConfirmDialog>
        );
      })}
      <Waiting text={loading && (loading.text ?? labels.loading)} />
    </>
  );
}

/** Keeps its text while it closes. */
function Waiting({ text }: { text: string | null }) {
  const [last, setLast] = useState('');
  if (text !== null && text !== last) setLast(text);
  return <LoadingDialog open={text !== null} text={text ?? last} />;
}
