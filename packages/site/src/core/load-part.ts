import { CourtsideError, type Clock } from '@courtside/kernel';
import type { Updates } from './updates.ts';

export interface PartLoaderOptions {
  clock: Clock;
  updates: Updates;
  /** Says that the site was updated and the page is about to be reloaded. */
  onUpdate: () => void;
}

const CODE = 'site.part-missing';
const isPartMissing = (fault: unknown) => fault instanceof CourtsideError && fault.code === CODE;

/** Time to read the reason before the reload, in ms. */
const READ_MS = 1_500;
/** Waits before the second and the third attempt, in ms. */
const WAITS_MS = [300, 900];

/**
 * Loads a part of the site's code with three attempts. When they fail it checks whether a newer build was deployed; in
 * that case the page says so and is reloaded.
 *
 * @returns a function that rejects with CourtsideError `site.part-missing` when the part cannot be loaded
 */
export function createPartLoader({ clock, updates, onUpdate }: PartLoaderOptions) {
  let looking: Promise<boolean> | null = null;

  /** Whether the page is about to be reloaded; one check and one reload for all parts that fail together. */
  async function isLeaving(): Promise<boolean> {
    const newer = await updates.newerBuild();
    if (newer === null || updates.wasReloadedFor(newer)) return false;
    onUpdate();
    clock.after(READ_MS, () => {
      looking = null;
      updates.reloadFor(newer);
    });
    return true;
  }

  return async function loadPart<T>(load: () => Promise<T>): Promise<T> {
    let cause: unknown;
    for (const wait of [...WAITS_MS, null]) {
      try {
        return await load();
      } catch (error) {
        // A part of another part, which had its attempts.
        if (isPartMissing(error)) throw error;
        cause = error;
        if (wait !== null) await new Promise<void>((resolve) => void clock.after(wait, resolve));
      }
    }
    looking ??= isLeaving();
    if (await looking) {
      // Never resolves, so that no waiting component shows a failure before the reload.
      return new Promise<T>(() => {});
    }
    looking = null;
    throw new CourtsideError('A part of the site did not load', {
      code: CODE,
      kind: 'network',
      retryable: true,
      cause,
    });
  };
}
