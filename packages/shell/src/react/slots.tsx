import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SlotName, Slots } from './feature.ts';

/** What fills a place; null where no feature does. It suspends while it loads. */
export type SlotParts = <Name extends SlotName>(name: Name) => ComponentType<Slots[Name]> | null;

const Parts = createContext<SlotParts>(() => null);

/** Gives the screens below it what features fill their places with; the composition root knows. */
export function SlotsProvider({ parts, children }: { parts: SlotParts; children: ReactNode }) {
  return <Parts value={parts}>{children}</Parts>;
}

/** The component that a feature fills a place with; null where none does. The same one for each rendering. */
export const useSlot: SlotParts = (name) => useContext(Parts)(name);
