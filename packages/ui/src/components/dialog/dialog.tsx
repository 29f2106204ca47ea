'use client';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { ModalLayer } from '../../modal-layers.tsx';
import { focusMainIfLost } from '../../focus-main.ts';
import { closeReason, type CloseReason } from '../../close-reason.ts';
import { IconClose } from '../../icons.ts';
import { useScrollStop } from '../../use-scroll-stop.ts';

/** All other props, including `className`, go to the element with `role="dialog"`. */
export interface DialogProps extends Omit<
  Base.Popup.Props,
  'className' | 'title' | 'initialFocus'
> {
  open: boolean;
  /** Called when the member closes it, with the way: `close-button`, `escape`, `outside` or `other`. */
  onClose: (reason: CloseReason) => void;
  /** Called when it has disappeared. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** Keeps the title for assistive technology only. @default false */
  hideTitle?: boolean;
  closeLabel: string;
  /**
   * 400, 600 or 760 px at the normal page size; spec access 2 says 600. On a phone it is as wide as the page. `page`
   * covers the whole page.
   *
   * @default 'md'
   */
  width?: 'sm' | 'md' | 'lg' | 'page';
  /** False keeps it open until the application closes it. @default true */
  closable?: boolean;
  /** False keeps it open after a click outside; Escape and the close icon still close it. @default true */
  dismissible?: boolean;
  /** Hides the close icon; Escape still closes it. @default false */
  hideClose?: boolean;
  /**
   * Element that gets the focus at first; null leaves it to the dialog. Ignored on touch, as it would open a keyboard
   * unasked.
   */
  initialFocus?: () => HTMLElement | null;
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  hideTitle = false,
  closeLabel,
  width = 'md',
  closable = true,
  dismissible = true,
  hideClose = false,
  initialFocus,
  footer,
  className,
  children,
  ...rest
}: DialogProps) {
  const scrollStop = useScrollStop();
  return (
    <ModalLayer open={open}>
      <Base.Root
        open={open}
        disablePointerDismissal={!dismissible}
        onOpenChange={(next, { reason }) => {
          if (!next && closable) onClose(closeReason(reason));
        }}
        onOpenChangeComplete={(next) => {
          if (next) return;
          onClosed?.();
          // After the dialog has restored the focus, where it could.
          setTimeout(focusMainIfLost);
        }}
      >
        <Base.Portal>
          <Base.Backdrop className="cs-dialog__backdrop" />
          <Base.Popup
            {...rest}
            // A given `aria-label` takes precedence over the title.
            {...(rest['aria-label'] !== undefined && { 'aria-labelledby': undefined })}
            className={classNames('cs-dialog', `cs-dialog--${width}`, className)}
            initialFocus={(kind) => (kind === 'touch' ? true : (initialFocus?.() ?? true))}
          >
            <div className={classNames('cs-dialog__head', hideTitle && 'is-bare')}>
              <Base.Title className={hideTitle ? 'cs-visually-hidden' : 'cs-dialog__title'}>
                {title}
              </Base.Title>
              {closable && !hideClose && (
                <Base.Close className="cs-icon-button" aria-label={closeLabel}>
                  <IconClose size={20} aria-hidden />
                </Base.Close>
              )}
            </div>
            <div {...scrollStop} className="cs-dialog__body">
              <div>{children}</div>
            </div>
            {footer && <div className="cs-dialog__foot">{footer}</div>}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </ModalLayer>
  );
}
