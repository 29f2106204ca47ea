'use client';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { Clock } from '@courtside/kernel';
import { useEffect, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import { ModalLayer } from '../../modal-layers.tsx';
import type { CloseReason } from '../../close-reason.ts';
import { LOADING_CLOSES_AFTER_MS } from '../../dialogs.ts';
import { IconSpinner } from '../../icons.ts';

/** All other props, including `className`, go to the element with `role="dialog"`. */
export interface LoadingDialogProps extends Omit<Base.Popup.Props, 'className' | 'children'> {
  open: boolean;
  /** Text that says what the member waits for. */
  text: string;
  /** Clock for the time after which it closes itself; without a clock it stays until `open` is false. */
  clock?: Clock | undefined;
  /** @default 3000 */
  closeAfterMs?: number;
  /** Called with `timeout` when that time is over. */
  onClose?: ((reason: CloseReason) => void) | undefined;
  className?: string | undefined;
}

/** Blocks the page while the member waits. It has no controls, and Escape does not close it. */
export function LoadingDialog({
  open,
  text,
  clock,
  closeAfterMs = LOADING_CLOSES_AFTER_MS,
  onClose,
  className,
  ...rest
}: LoadingDialogProps) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open || !clock) return undefined;
    return clock.after(closeAfterMs, () => close.current?.('timeout'));
  }, [open, clock, closeAfterMs]);
  return (
    <ModalLayer open={open}>
      <Base.Root open={open}>
        <Base.Portal>
          <Base.Backdrop className="cs-dialog__backdrop" />
          <Base.Popup
            {...rest}
            // A given `aria-label` takes precedence over the text.
            {...(rest['aria-label'] !== undefined && { 'aria-labelledby': undefined })}
            aria-busy
            className={classNames('cs-loading-dialog', className)}
          >
            <IconSpinner className="cs-spin" size={24} aria-hidden />
            <Base.Title render={<p />}>{text}</Base.Title>
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </ModalLayer>
  );
}
