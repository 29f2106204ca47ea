import { useServices, type SiteServices } from '@courtside/shell/react';
import { use, useState } from 'react';

export type Content<T> =
  | { readonly status: 'ready'; readonly value: T }
  /** `again`: true after a failed retry. */
  | { readonly status: 'failed'; readonly again: boolean; readonly retry: () => void };

type Outcome = { readonly value: unknown } | { readonly fault: unknown };

const fetched = new WeakMap<SiteServices, Map<string, Promise<Outcome>>>();

function keptOf(services: SiteServices): Map<string, Promise<Outcome>> {
  const known = fetched.get(services) ?? new Map<string, Promise<Outcome>>();
  fetched.set(services, known);
  return known;
}

/**
 * Content that is loaded under a key, once for each site. Suspends while it loads, so that prerendering waits for it. A
 * failure is returned with a function to retry.
 */
export function useContent<T>(key: string, load: () => Promise<T>): Content<T> {
  const kept = keptOf(useServices());
  const [attempt, setAttempt] = useState(0);
  let asked = kept.get(key);
  if (!asked) {
    asked = load().then(
      (value): Outcome => ({ value }),
      (fault: unknown): Outcome => ({ fault }),
    );
    kept.set(key, asked);
  }
  const retry = () => {
    kept.delete(key);
    setAttempt((count) => count + 1);
  };
  const outcome = use(asked);
  if ('value' in outcome) return { status: 'ready', value: outcome.value as T };
  return { status: 'failed', again: attempt > 0, retry };
}
