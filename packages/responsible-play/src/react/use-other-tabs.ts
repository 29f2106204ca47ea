import { useEffect, useRef } from 'react';

const CHANNEL = 'courtside.play';

/**
 * Keeps the tabs of one browser in step: notifies the others when `mark` changes, and calls `onTold` when another tab
 * does. The notice has no data, so that a tab of another member learns nothing.
 */
export function useOtherTabs(mark: string | undefined, onTold: () => void): void {
  const channel = useRef<BroadcastChannel | null>(null);
  const told = useRef(onTold);
  useEffect(() => {
    told.current = onTold;
  });
  useEffect(() => {
    const mine = new BroadcastChannel(CHANNEL);
    mine.addEventListener('message', () => told.current());
    channel.current = mine;
    return () => {
      mine.close();
      channel.current = null;
    };
  }, []);

  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = mark;
    if (before !== undefined && mark !== undefined && before !== mark)
      channel.current?.postMessage('');
  }, [mark]);
}
