import { useEffect, useState } from 'react';
import { useDrafts } from './use-drafts.ts';

/**
 * A typed text that outlives the page it was typed on, a reload and a login that expired; see `useDrafts`.
 *
 * @param name of the draft, with that of the package before it
 * @param startsEmpty true where what was kept has been sent
 * @example const [amount, setAmount] = useDraftText('wallet.transfer');
 */
export function useDraftText(
  name: string,
  startsEmpty = false,
): readonly [string, (text: string) => void] {
  const drafts = useDrafts();
  const [text, setText] = useState(() => {
    const kept = startsEmpty ? null : drafts.read(name);
    return typeof kept === 'string' ? kept : '';
  });
  useEffect(() => drafts.keep(name, text === '' ? null : text), [drafts, name, text]);
  return [text, setText];
}
