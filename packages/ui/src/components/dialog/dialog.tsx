import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconClose } from '../../icons.ts';

/** Everything else, `className` included, reaches the element with `role="dialog"`. */
export interface DialogProps extends Omit<
  Base.Popup.Props,
  'className' | 'title' | 'initialFocus'
> {
  open: boolean;
  /** Called when the member closes it: close icon, Escape or a press outside. */
  onClose: () => void;
  title: string;
  /** Keeps the title for assistive technology only. */
  hideTitle?: boolean;
  closeLabel: string;
  /** CSS pixels; spec access 9 says 600. */
  width?: 'sm' | 'md' | 'lg';
  /** False keeps it open until the application closes it. */
  closable?: boolean;
  /** Where the focus goes at first; null leaves it to the dialog. A finger is not shown a keyboard unasked. */
  initialFocus?: () => HTMLElement | null;
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  closeLabel,
  width = 'md',
  closable = true,
  initialFocus,
  footer,
  className,
  children,
  ...rest
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && closable) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="cs-dialog__backdrop" />
        <Base.Popup
          {...rest}
          // A name of its own goes before the title.
          {...(rest['aria-label'] !== undefined && { 'aria-labelledby': undefined })}
          className={classNames('cs-dialog', `cs-dialog--${width}`, className)}
          initialFocus={(kind) => (kind === 'touch' ? true : (initialFocus?.() ?? true))}
        >
          <div className={classNames('cs-dialog__head', hideTitle && 'is-bare')}>
            <Base.Title className={hideTitle ? 'cs-visually-hidden' : 'cs-dialog__title'}>
              {title}
            </Base.Title>
            {closable && (
              <Base.Close className="cs-icon-button" aria-label={closeLabel}>
                <IconClose size={20} aria-hidden />
              </Base.Close>
            )}
          </div>
          <div className="cs-dialog__body">{children}</div>
          {footer && <div className="cs-dialog__foot">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
