import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { entryOf, useEntries } from './use-entries.ts';

/**
 * State that belongs to the entry of the history in which it was set: it is there again when the member comes back to
 * that entry, after a reload too, and a page that is opened anew begins without it. A screen that stays while the entry
 * changes below it keeps the value for a new entry, and shows that of one that it goes back to.
 *
 * @param name tells it from other state of the same entry
 * @param initial what JSON can hold, as are all values
 * @example const [search, setSearch] = useEntryState('board.search', '');
 */
export function useEntryState<T>(name: string, initial: T): [T, (value: T) => void] {
  const entries = useEntries();
  const entry = entryOf(useLocation());
  const read = () => {
    const kept = entries.read(entry, name);
    // What an earlier release kept may be of another kind.
    const fits = initial === null ? kept !== undefined : typeof kept === typeof initial;
    return { entry, value: fits ? (kept as T) : initial };
  };
  const [held, setHeld] = useState(read);
  let shown = held;
  if (held.entry !== entry) {
    shown = entries.has(entry) ? read() : { entry, value: held.value };
    setHeld(shown);
  }
  const { value } = shown;
  useEffect(() => {
    // Taken over from the entry before.
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
