/** Returns the next number, from 0 up to 1, of a pseudo-random sequence. */
export type Draw = () => number;

/** FNV-1a, so that the same text gives the same number everywhere. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A sequence of pseudo-random numbers determined by the text. @example drawFrom('home-football')() */
export function drawFrom(text: string): Draw {
  let state = hashText(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks one of the things. */
export function pick<Thing>(draw: Draw, things: readonly [Thing, ...Thing[]]): Thing {
  return things[Math.floor(draw() * things.length)] ?? things[0];
}
