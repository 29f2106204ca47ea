'use client';
import { useState } from 'react';

interface Drawn<Item> {
  item: Item;
  /** False while it closes. */
  open: boolean;
}

/**
 * The items, preceded by removed items that are still closing on the screen.
 *
 * @returns the items to draw, and a function to call when one has closed
 */
export function useLeaving<Item extends { readonly id: number }>(
  items: readonly Item[],
): [drawn: Drawn<Item>[], left: (id: number) => void] {
  const [known, setKnown] = useState(items);
  const open = new Set(items.map(({ id }) => id));
  const next = [...known.filter(({ id }) => !open.has(id)), ...items];
  if (next.length !== known.length || next.some((item, at) => item !== known[at])) setKnown(next);
  return [
    next.map((item) => ({ item, open: open.has(item.id) })),
    (id) => setKnown((all) => all.filter((item) => item.id !== id)),
  ];
}
