'use client';
import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { ModalLayer } from '../../modal-layers.tsx';
import { closeReason, type CloseReason } from '../../close-reason.ts';
import { IconClose } from '../../icons.ts';
import { usePhone } from '../../use-phone.ts';
import { focusMainIfLost } from '../../focus-main.ts';
import { useScrollStop } from '../../use-scroll-stop.ts';

/** All other props, including `className`, go to the element with `role="dialog"`. */
export interface DrawerProps extends Omit<Base.Popup.Props, 'className' | 'title'> {
  open: boolean;
  /** Called when the member closes it, with the way: `close-button`, `escape`, `outside`, `swipe` or `other`. */
  onClose: (reason: CloseReason) => void;
  title: string;
  /** Keeps the title for assistive technology only. @default false */
  hideTitle?: boolean;
  closeLabel: string;
  /** @default 'right' */
  side?: 'left' | 'right' | 'bottom';
  /** Opens from below on a phone, whatever its side. @default true */
  sheetOnPhone?: boolean;
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

const SWIPE = { left: 'left', right: 'right', bottom: 'down' } as const;

/** A panel that slides in from an edge of the page, and closes when it is swiped back there. */
export function Drawer({
  open,
  onClose,
  title,
  hideTitle = false,
  closeLabel,
  side = 'right',
  sheetOnPhone = true,
  footer,
  className,
  children,
  ...rest
}: DrawerProps) {
  const phone = usePhone();
  const scrollStop = useScrollStop();
  const edge = phone && sheetOnPhone ? 'bottom' : side;
  return (
    <ModalLayer open={open}>
      <Base.Root
        open={open}
        swipeDirection={SWIPE[edge]}
        onOpenChange={(next, { reason }) => {
          if (!next) onClose(closeReason(reason));
        }}
        onOpenChangeComplete={(next) => {
          if (!next) setTimeout(focusMainIfLost);
        }}
      >
        <Base.Portal>
          <Base.Backdrop className="cs-drawer__backdrop" />
          <Base.Viewport className={`cs-drawer__viewport cs-drawer__viewport--${edge}`}>
            <Base.Popup
              {...rest}
              // A given `aria-label` takes precedence over the title.
              {...(rest['aria-label'] !== undefined && { 'aria-labelledby': undefined })}
              className={classNames('cs-drawer', `cs-drawer--${edge}`, className)}
            >
              {edge === 'bottom' && <span className="cs-drawer__grip" />}
              <div className={classNames('cs-dialog__head', hideTitle && 'is-bare')}>
                <Base.Title className={hideTitle ? 'cs-visually-hidden' : 'cs-dialog__title'}>
                  {title}
                </Base.Title>
                <Base.Close className="cs-icon-button" aria-label={closeLabel}>
                  <IconClose size={20} aria-hidden />
                </Base.Close>
              </div>
              <Base.Content {...scrollStop} className="cs-dialog__body">
                <div>{children}</div>
              </Base.Content>
              {footer && <div className="cs-dialog__foot">{footer}</div>}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </ModalLayer>
  );
}
