'use client';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, useId, useState, type ReactElement } from 'react';
import { classNames } from '../../class-names.ts';

/** Everything else, `className` included, reaches the element with `role="tooltip"`. */
export interface TooltipProps extends Omit<Base.Popup.Props, 'className' | 'children' | 'id'> {
  /** A few words that are not needed to go on, as touch does not show them. */
  text: string;
  /** @default 'top' */
  side?: Base.Positioner.Props['side'];
  /** False when the text is the name of what it stands at, which would be read out twice. @default true */
  describes?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  className?: string | undefined;
  /** What it stands at: one element that takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** Shows while the pointer or the focus is on what it stands at; Escape puts it away. */
export function Tooltip({
  text,
  side = 'top',
  describes = true,
  defaultOpen = false,
  className,
  children,
  ...rest
}: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const trigger =
    open && describes
      ? cloneElement(children, {
          'aria-describedby': classNames(children.props['aria-describedby'], id),
        })
      : children;
  return (
    <Base.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className="cs-tooltip__positioner"
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            role="tooltip"
            {...rest}
            id={id}
            className={classNames('cs-tooltip', className)}
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
