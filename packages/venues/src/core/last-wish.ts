/**
 * Writes one wish at a time for each thing: only the last wish made during a write is written after it. Two writes at
 * once could be carried out and answered in either order.
 *
 * @param write carries a wish out
 * @returns a function that sets a wish; its promise resolves when the thing's last wish is written, and rejects with
 * the fault of a write
 * @example const wish = createLastWish((gameCode, on) => (on ? add(gameCode) : remove(gameCode)));
 */
export function createLastWish<T>(
  write: (thing: string, wish: T) => Promise<unknown>,
): (thing: string, wish: T) => Promise<void> {
  const wishes = new Map<string, { wish: T; done: Promise<void> }>();
  return (thing, wish) => {
    const under = wishes.get(thing);
    if (under) {
      under.wish = wish;
      return under.done;
    }
    const entry = { wish, done: Promise.resolve() };
    async function carryOut(): Promise<void> {
      try {
        let written: T;
        do {
          written = entry.wish;
          await write(thing, written);
        } while (entry.wish !== written);
      } finally {
        wishes.delete(thing);
      }
    }
    wishes.set(thing, entry);
    entry.done = carryOut();
    return entry.done;
  };
}
