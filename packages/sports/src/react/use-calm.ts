import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long after the last movement of a finger or a pointer the list may move again. */
const CALM_MS = 2000;

/**
 * Keeps rows in their places while somebody points at them: what came and what left moves the list only when nobody has
 * moved over it for two seconds. A layout that the reader asked for is shown at once.
 *
 * @param latest the layout as it is now
 * @param asked what the reader chose it by; another value ends the hold
 * @returns the layout to show, and what to call whenever a pointer moves or touches
 */
export function useCalm<Layout>(
  latest: Layout,
  asked: readonly unknown[],
): readonly [Layout, () => void] {
  const { clock } = useServices();
  const [held, setHeld] = useState<{ layout: Layout; asked: readonly unknown[] } | null>(null);
  const newest = useRef({ layout: latest, asked });
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => {
    newest.current = { layout: latest, asked };
  });
  useEffect(() => () => cancel.current?.(), []);
  const hold = useCallback(() => {
    if (cancel.current) cancel.current();
    else setHeld(newest.current);
    cancel.current = clock.after(CALM_MS, () => {
      cancel.current = null;
      setHeld(null);
    });
  }, [clock]);
  const same = held?.asked.every((each, at) => Object.is(each, asked[at])) === true;
  return [held && same ? held.layout : latest, hold];
}
