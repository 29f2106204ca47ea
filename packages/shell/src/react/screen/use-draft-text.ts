import { useEffect, useState } from 'react';
import { useDrafts } from './use-drafts.ts';

/**
 * A typed text that survives leaving its page, a reload and an expired login; see `useDrafts`.
 *
 * @param name of the draft, with the package's name before it
 * @param startsEmpty true when the stored text has been sent
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
