'use client';
import { classNames } from '../../class-names.ts';
import type { CloseReason } from '../../close-reason.ts';
import { IconInfo } from '../../icons.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx';

/** All other props, including `className`, go to the element with `role="alertdialog"`. */
export interface TipsDialogProps extends Omit<
  ConfirmDialogProps,
  'buttons' | 'onConfirm' | 'onCancel' | 'loading'
> {
  /** Shows a second button, which refuses. @default false */
  cancellable?: boolean | undefined;
  onConfirm: () => void;
  /** Called with `cancel` by the second button, else with the way in which the dialog was closed. */
  onClose: (reason: CloseReason) => void;
}

/** Shows an important message, e.g. what to do first (spec access 2). */
export function TipsDialog({
  cancellable = false,
  width = 'sm',
  className,
  onConfirm,
  onClose,
  children,
  ...rest
}: TipsDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      width={width}
      className={classNames('cs-tips', className)}
      buttons={cancellable ? 'both' : 'confirm'}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <div className="cs-tips__row">
        <IconInfo className="cs-tips__icon" size={24} aria-hidden />
        <div className="cs-tips__text">{children}</div>
      </div>
    </ConfirmDialog>
  );
}
