import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createProgress } from '../../core/progress.ts';
import { useServices } from '../services.tsx';

/**
 * The bar along the upper edge while a screen loads. It lies over the page, so nothing moves, and tells no value to
 * assistive technology, as the total is unknown.
 */
export function NavigationProgress() {
  const t = useT();
  const { clock, events, random } = useServices();
  const [progress] = useState(() => createProgress(clock, () => (random.bytes(1)[0] ?? 0) / 255));
  const value = useSyncExternalStore(progress.subscribe, progress.value, progress.value);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = events.on('screenLoading', (loading) =>
      loading ? progress.start() : progress.done(),
    );
    return () => {
      stop();
      progress.done();
    };
  }, [events, progress]);
  useLayoutEffect(() => {
    // The policy forbids style attributes, not styles that a script sets.
    if (bar.current && value !== null) bar.current.style.transform = `scaleX(${value})`;
  }, [value]);
  if (value === null) return null;
  return (
    <div ref={bar} className="cs-shell-progress" role="progressbar" aria-label={t(words.loading)} />
  );
}
