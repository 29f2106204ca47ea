import type { QueryResult } from '@courtside/shell/react';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Asked<T> {
  key: string;
  data?: T;
  error?: unknown;
}

/**
 * The sports venue's answer to a request, in the shape that `QueryView` draws.
 *
 * @param key of the request; another key is another request
 */
export function useAsked<T>(key: string, ask: () => Promise<T>): QueryResult<T> {
  const [asked, setAsked] = useState<Asked<T>>({ key });
  const latest = useRef({ key, ask });
  useEffect(() => {
    latest.current = { key, ask };
  });
  const load = useCallback(async () => {
    // An answer is dropped when the key has changed in the meantime.
    const isCurrent = () => latest.current.key === key;
    try {
      const data = await latest.current.ask();
      if (isCurrent()) setAsked({ key, data });
    } catch (error) {
      if (isCurrent()) setAsked((before) => ({ ...(before.key === key && before), key, error }));
      throw error;
    }
  }, [key]);
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  const own = asked.key === key ? asked : undefined;
  return { data: own?.data, error: own?.error, refetch: () => ({ unwrap: load }) };
}
