'use client';
import { useId, useRef, type ReactNode } from 'react';
import type { CloseReason } from '../../close-reason.ts';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';

/** Default texts of confirmation dialogs. */
export interface ConfirmLabels {
  /** @example '温馨提示' */
  title: string;
  /** @example '确定' */
  confirm: string;
  /** @example '取消' */
  cancel: string;
  /** Name of the close icon. */
  close: string;
}

/** All other props, including `className`, go to the element with `role="alertdialog"`. */
export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'title' | 'closeLabel' | 'onClose' | 'footer' | 'initialFocus'
> {
  labels: ConfirmLabels;
  /** Title of this dialog. @default labels.title */
  title?: string | undefined;
  /** @default labels.confirm */
  confirmText?: string | undefined;
  /** @default labels.cancel */
  cancelText?: string | undefined;
  /** `confirm` has no cancel button; `none` leaves only the close icon and Escape. @default 'both' */
  buttons?: 'both' | 'confirm' | 'none' | undefined;
  /**
   * The button that has the focus at first: `cancel` where the action cannot be undone, since a second press of the key
   * that opened the dialog would confirm it. @default 'confirm'
   */
  focus?: 'confirm' | 'cancel' | undefined;
  /** The confirmed action is running: the dialog stays open and takes no answer. @default false */
  loading?: boolean | undefined;
  onConfirm: () => void;
  /** Called with `cancel` by the cancel button, else with the way in which the dialog was closed. */
  onCancel: (reason: CloseReason) => void;
  children: ReactNode;
}

/**
 * Asks before an action (spec access 2). A click outside does not answer it. With `buttons` `none` the close icon is
 * shown whatever `hideClose` says, as no button would close it. With `closable` false only its buttons answer.
 */
export function ConfirmDialog({
  labels,
  title = labels.title,
  confirmText = labels.confirm,
  cancelText = labels.cancel,
  buttons = 'both',
  focus = 'confirm',
  loading = false,
  hideClose = false,
  closable = true,
  dismissible = false,
  onConfirm,
  onCancel,
  children,
  ...rest
}: ConfirmDialogProps) {
  const contentId = useId();
  const first = useRef<HTMLButtonElement>(null);
  const onCancelButton = focus === 'cancel' && buttons === 'both';
  return (
    <Dialog
      role="alertdialog"
      aria-describedby={contentId}
      {...rest}
      title={title}
      closeLabel={labels.close}
      closable={closable && !loading}
      hideClose={hideClose && buttons !== 'none'}
      dismissible={dismissible}
      onClose={onCancel}
      initialFocus={() => first.current}
      footer={
        buttons !== 'none' && (
          <>
            {buttons === 'both' && (
              <Button
                ref={onCancelButton ? first : undefined}
                disabled={loading}
                onClick={() => onCancel('cancel')}
              >
                {cancelText}
              </Button>
            )}
            <Button
              ref={onCancelButton ? undefined : first}
              variant="primary"
              loading={loading}
              onClick={onConfirm}
            >
              {confirmText}
            </Button>
          </>
        )
      }
    >
      <div id={contentId} className="cs-confirm__content">
        {children}
      </div>
    </Dialog>
  );
}
