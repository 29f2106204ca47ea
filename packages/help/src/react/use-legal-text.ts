import type { Locale } from '@courtside/i18n';
import { useCallback, useEffect, useState } from 'react';
import type { LegalKind, LegalText } from '../core/legal-text.ts';
import { loadDocument } from '../texts/load-document.ts';

export type LegalTextState =
  | { status: 'loading' }
  | { status: 'ready'; text: LegalText }
  /** `again`: a retry has failed too. */
  | { status: 'failed'; again: boolean; retry: () => void };

interface Outcome {
  key: string;
  text: LegalText | null;
}

/** The text of a kind in a locale. What was fetched for another kind or locale is never shown meanwhile. */
export function useLegalText(kind: LegalKind, locale: Locale): LegalTextState {
  const [attempt, setAttempt] = useState(0);
  const key = `${kind}:${locale}:${attempt}`;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let wanted = true;
    const settle = (text: LegalText | null): void => {
      if (wanted) setOutcome({ key, text });
    };
    loadDocument(kind, locale).then(settle, () => settle(null));
    return () => {
      wanted = false;
    };
  }, [key, kind, locale]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (outcome?.key !== key) return { status: 'loading' };
  if (outcome.text === null) return { status: 'failed', again: attempt > 0, retry };
  return { status: 'ready', text: outcome.text };
}
