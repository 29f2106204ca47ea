import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { entryOf, HIDDEN_KEY, useEntries } from './use-entries.ts';

/**
 * State that belongs to the history entry in which it was set: it is restored when the member returns to that entry,
 * also after a reload; a newly opened page starts with `initial`. When the entry changes under a screen that stays, a
 * new entry takes over the value or starts with `opened`, and a known entry restores its own.
 *
 * @param name distinguishes it from other state of the same entry
 * @param initial a JSON value, like all values
 * @param opened the value of an entry that is opened under the screen, where its address names one; null is a value
 * @example const [search, setSearch] = useEntryState('board.search', '');
 */
export function useEntryState<T>(name: string, initial: T, opened?: T): [T, (value: T) => void] {
  const entries = useEntries();
  const location = useLocation();
  const entry = entryOf(location);
  const read = () => {
    const kept = entries.read(entry, name);
    // A value stored by an earlier release may have another type.
    const fits = initial === null ? kept !== undefined : typeof kept === typeof initial;
    return { entry, value: fits ? (kept as T) : initial };
  };
  const [held, setHeld] = useState(read);
  let shown = held;
  if (held.entry !== entry) {
    const start = location.key === HIDDEN_KEY ? undefined : opened;
    shown = entries.has(entry)
      ? read()
      : { entry, value: start === undefined ? held.value : start };
    setHeld(shown);
  }
  const { value } = shown;
  useEffect(() => {
    // The value may be taken over from the previous entry.
    if (value !== initial) entries.write(entry, name, value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Later values are written as they are set.
  }, [entries, entry, name]);
  const set = useCallback(
    (next: T) => {
      entries.write(entry, name, next);
      setHeld({ entry, value: next });
    },
    [entries, entry, name],
  );
  return [value, set];
}
