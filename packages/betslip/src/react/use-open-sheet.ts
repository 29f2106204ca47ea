import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Of a browser that has it: tells when the device asks to close what is open, by its back button or its Escape key. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

function createCloseWatcher(): CloseWatcherLike | null {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcherLike };
  return CloseWatcher ? new CloseWatcher() : null;
}

export interface OpenSheet {
  sheet: RefObject<HTMLElement | null>;
  /** `none` where the slip stands beside prices, or is empty and away. */
  state: 'none' | 'folded' | 'open';
  onFold: () => void;
}

/**
 * What a page does around the sheet of the slip. The document says whether one is there (`data-slip="folded"` or
 * `"open"`), for what stands above it. An open one folds when the device is asked to go back, and when the focus goes on to
 * the page behind, which it would cover.
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
