import { lazyPart, type SlotName, type SlotParts, type Slots } from '@courtside/shell/react';
import type { ComponentType, ReactNode } from 'react';
import type { Site } from '../create-site.ts';

/** What stands in a place when its feature cannot be had: what the place is around, else nothing. */
const Instead = ({ children = null }: { children?: ReactNode }) => children;

/** What the features of a site fill their places with, each fetched when it is first drawn. */
export function slotParts(site: Pick<Site, 'slot'>): SlotParts {
  const made: Partial<Record<SlotName, unknown>> = {};
  return <Name extends SlotName>(name: Name) => {
    const load = site.slot(name);
    const part = load && (made[name] ??= lazyPart<Slots[Name]>(load, Instead));
    // What was made for a name fits it; the compiler cannot relate the two.
    return part as ComponentType<Slots[Name]> | null;
  };
}
