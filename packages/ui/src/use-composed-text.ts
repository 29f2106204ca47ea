'use client';
import { useState, type ChangeEvent, type CompositionEvent } from 'react';

/** Props of a controlled input. */
export interface ComposedText {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * A controlled input whose text is normalised. During an IME composition its text stays unchanged, as a change would
 * break the composition; it is read when the composition ends.
 *
 * @param read the text to keep, or null when the change is refused
 */
export function useComposedText(
  value: string,
  read: (raw: string) => string | null,
  onChange: (next: string) => void,
): ComposedText {
  const [draft, setDraft] = useState<string | null>(null);
  const take = (raw: string) => {
    const next = read(raw);
    if (next !== null && next !== value) onChange(next);
  };
  return {
    value: draft ?? value,
    onChange: ({ target }) => (draft === null ? take(target.value) : setDraft(target.value)),
    onCompositionStart: ({ currentTarget }) => setDraft(currentTarget.value),
    onCompositionEnd: ({ currentTarget }) => {
      setDraft(null);
      take(currentTarget.value);
    },
  };
}
