import type { Random } from '../core/random.ts';

/** Repeatable bytes from a seed (mulberry32): for tests and demos, never for keys. */
export function seededRandom(seed = 1): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) & 0xff;
  };
  return { bytes: (length) => Uint8Array.from({ length }, next) };
}
