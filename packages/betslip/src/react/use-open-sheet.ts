import { useEffect, useEffectEvent, type RefObject } from 'react';

/** `CloseWatcher` of browsers that have it: reports the device's back button or Escape key as a request to close. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

function createCloseWatcher(): CloseWatcherLike | null {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcherLike };
  return CloseWatcher ? new CloseWatcher() : null;
}

export interface OpenSheet {
  sheet: RefObject<HTMLElement | null>;
  /** `none` when the slip is a column beside prices, or is empty and hidden. */
  state: 'none' | 'folded' | 'open';
  onFold: () => void;
}

/**
 * Behaviour of the page around the sheet of the slip. The document is marked while there is a sheet
 * (`data-slip="folded"` or `"open"`), for elements above it. An open sheet folds when the device is asked to go back,
 * and when the focus moves to the page behind, which it would cover.
 */
export function useOpenSheet({ sheet, state, onFold }: OpenSheet): void {
  const fold = useEffectEvent(onFold);
  useEffect(() => {
    if (state === 'none') return undefined;
    const { dataset } = document.documentElement;
    dataset['slip'] = state;
    return () => {
      delete dataset['slip'];
    };
  }, [state]);
  useEffect(() => {
    if (state !== 'open') return undefined;
    const watcher = createCloseWatcher();
    watcher?.addEventListener('close', () => fold());
    function onKeyDown(event: KeyboardEvent) {
      const inside = sheet.current?.contains(event.target as Node) === true;
      if (!watcher && event.key === 'Escape' && inside) fold();
    }
    function onFocusIn({ target }: FocusEvent) {
      const behind = document.querySelector('main');
      const focused = target as Node;
      if (focused === behind || sheet.current?.contains(focused)) return;
      if (behind?.contains(focused)) fold();
    }
    addEventListener('keydown', onKeyDown);
    addEventListener('focusin', onFocusIn);
    return () => {
      watcher?.destroy();
      removeEventListener('keydown', onKeyDown);
      removeEventListener('focusin', onFocusIn);
    };
  }, [state, sheet]);
}
