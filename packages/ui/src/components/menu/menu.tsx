'use client';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { classNames } from '../../class-names.ts';
import { MenuEntries, type MenuEntry } from './menu-entries.tsx';

/** All other props, including `className`, go to the element with `role="menu"`. */
export interface MenuProps extends Omit<Base.Popup.Props, 'className' | 'children'> {
  /** The button that opens it; it names the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** @default 'bottom' */
  side?: Base.Positioner.Props['side'];
  /** @default 'start' */
  align?: Base.Positioner.Props['align'];
  /** Without it, the menu keeps its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string | undefined;
}

/** Actions and links behind one button. For a choice in a form use `SelectField`. */
export function Menu({
  trigger,
  entries,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  return (
    <Base.Root
      // The page stays usable behind it, as with any menu of a site.
      modal={false}
      {...(open !== undefined && { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className="cs-menu__positioner"
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup
            {...rest}
            // A given `aria-label` takes precedence over the button's name.
            {...(rest['aria-label'] !== undefined && { 'aria-labelledby': undefined })}
            className={classNames('cs-menu', className)}
          >
            <MenuEntries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
