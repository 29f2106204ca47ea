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

/** Shown in a slot when its feature cannot be loaded: the children where the slot wraps some, else nothing. */
const Instead = (props: object) => ('children' in props ? (props.children as ReactNode) : null);

const MissingBarSlip = ({ missing, ...part }: BarSlipProps & MissingPartProps) => missing(part);

/** Shown instead of that in some slots. */
const OWN_INSTEAD: { [Name in SlotName]?: ComponentType<Slots[Name] & MissingPartProps> } = {
  'bar-slip': MissingBarSlip,
};

/** The features' components for each slot of a site, loaded when first rendered. */
export function slotParts(site: Pick<Site, 'slot'>): SlotParts {
  const made: Partial<Record<SlotName, unknown>> = {};
  return <Name extends SlotName>(name: Name) => {
    const loads = site.slot(name);
    if (loads.length === 0) return null;
    // The component of a name has its props; the compiler cannot relate the two.
    return (made[name] ??= together(
      loads.map((load) => lazyPart<Slots[Name]>(load, OWN_INSTEAD[name] ?? Instead)),
    )) as ComponentType<Slots[Name]>;
  };
}
