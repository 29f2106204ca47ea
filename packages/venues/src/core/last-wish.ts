/**
 * Writes one wish at a time for each thing: while a write is under way, only the last wish since then follows it. Two writes
 * at once could be answered, and done, in either order.
 *
 * @param write carries a wish out
 * @returns what wishes; the promise is done when the last wish for that thing is, and rejects with the fault of a write
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
