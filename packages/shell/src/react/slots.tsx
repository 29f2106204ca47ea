import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SlotName, Slots } from './feature.ts';

/** Returns the component that fills a place; null where no feature does. The component suspends while it loads. */
export type SlotParts = <Name extends SlotName>(name: Name) => ComponentType<Slots[Name]> | null;

const Parts = createContext<SlotParts>(() => null);

/** Gives the screens below it the components that features fill places with, from the composition root. */
export function SlotsProvider({ parts, children }: { parts: SlotParts; children: ReactNode }) {
  return <Parts value={parts}>{children}</Parts>;
}

/** Returns the component with which a feature fills a place; null where none does. It is the same at each render. */
export const useSlot: SlotParts = (name) => useContext(Parts)(name);
