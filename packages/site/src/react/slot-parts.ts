import {
  lazyPart,
  type BarSlipProps,
  type MissingPartProps,
  type SlotName,
  type SlotParts,
  type Slots,
} from '@courtside/shell/react';
import type { ComponentType, ReactNode } from 'react';
import type { Site } from '../create-site.ts';
import { together } from './together.tsx';

/** Shown in a slot when its feature cannot be loaded: what the slot has for that, or the children that it wraps, or nothing. */
function Instead(props: (BarSlipProps | object) & MissingPartProps): ReactNode {
  if ('missing' in props) return props.missing(props);
  return 'children' in props ? (props.children as ReactNode) : null;
}

/** The features' components for each slot of a site, loaded when first rendered. */
export function slotParts(site: Pick<Site, 'slot'>): SlotParts {
  const made: Partial<Record<SlotName, unknown>> = {};
  return <Name extends SlotName>(name: Name) => {
    const loads = site.slot(name);
    if (loads.length === 0) return null;
    // The component of a name has its props; the compiler cannot relate the two.
    return (made[name] ??= together(
      loads.map((load) => lazyPart<Slots[Name]>(load, Instead)),
    )) as ComponentType<Slots[Name]>;
  };
}
