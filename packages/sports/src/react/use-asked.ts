import type { QueryResult } from '@courtside/shell/react';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Asked<T> {
  key: string;
  data?: T;
  error?: unknown;
}

/**
 * What the sports venue answers to one question, in the shape that `QueryView` draws.
 *
 * @param key names the question; another key is another question
 */
export function useAsked<T>(key: string, ask: () => Promise<T>): QueryResult<T> {
  const [asked, setAsked] = useState<Asked<T>>({ key });
  const latest = useRef({ key, ask });
  useEffect(() => {
    latest.current = { key, ask };
  });
  const load = useCallback(async () => {
    // An answer to a question that nobody asks any more is dropped.
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
