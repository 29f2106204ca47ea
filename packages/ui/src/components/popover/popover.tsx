'use client';
import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconClose } from '../../icons.ts';

/** All other props, including `className`, go to the element with `role="dialog"`. */
export interface PopoverProps extends Omit<Base.Popup.Props, 'className' | 'title'> {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  /** Keeps the title for assistive technology only. @default false */
  hideTitle?: boolean;
  /** Name of the close icon; without it there is no icon. */
  closeLabel?: string;
  /** @default 'bottom' */
  side?: Base.Positioner.Props['side'];
  /** @default 'start' */
  align?: Base.Positioner.Props['align'];
  /** Without it, the popover keeps its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** More information, beside the button that opens it. The page behind it stays usable. */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  closeLabel,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className="cs-popover__positioner"
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup
            {...rest}
            // A given `aria-label` takes precedence over the title.
            {...(rest['aria-label'] !== undefined && { 'aria-labelledby': undefined })}
            className={classNames('cs-popover', className)}
          >
            <div className="cs-popover__head">
              <Base.Title className={hideTitle ? 'cs-visually-hidden' : 'cs-popover__title'}>
                {title}
              </Base.Title>
              {closeLabel !== undefined && (
                <Base.Close className="cs-icon-button" aria-label={closeLabel}>
                  <IconClose size={16} aria-hidden />
                </Base.Close>
              )}
            </div>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
