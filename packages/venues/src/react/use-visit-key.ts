import { useServices } from '@courtside/shell/react';
import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Key of a visit of a game page: another one for another member and for each entry, also at the same address. A
 * fragment, such as that of the skip link, is not an entry.
 *
 * @param thing the address or the content of the page
 */
export function useVisitKey(thing: string): string {
  const { session } = useServices();
  const { key, hash } = useLocation();
  const [entry, setEntry] = useState(key);
  if (hash === '' && entry !== key) setEntry(key);
  return `${session.userId()} ${entry} ${thing}`;
}
