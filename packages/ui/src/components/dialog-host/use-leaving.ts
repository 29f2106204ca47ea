'use client';
import { useState } from 'react';

interface Drawn<Item> {
  item: Item;
  /** False while it leaves. */
  open: boolean;
}

/**
 * The items, and before them those that are no longer among them but have not gone from the screen yet.
 *
 * @returns what to draw, and what to call when one has gone
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
