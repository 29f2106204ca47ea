import { lazyPart, type SlotName, type SlotParts, type Slots } from '@courtside/shell/react';
import type { ComponentType, ReactNode } from 'react';
import type { Site } from '../create-site.ts';
import { together } from './together.tsx';

/** What stands in a place when its feature cannot be had: what the place is around, else nothing. */
const Instead = (props: object) => ('children' in props ? (props.children as ReactNode) : null);

/** What the features of a site fill their places with, each fetched when it is first drawn. */
export function slotParts(site: Pick<Site, 'slot'>): SlotParts {
  const made: Partial<Record<SlotName, unknown>> = {};
  return <Name extends SlotName>(name: Name) => {
    const loads = site.slot(name);
    if (loads.length === 0) return null;
    // What was made for a name fits it; the compiler cannot relate the two.
    return (made[name] ??= together(
      loads.map((load) => lazyPart<Slots[Name]>(load, Instead)),
    )) as ComponentType<Slots[Name]>;
  };
}
