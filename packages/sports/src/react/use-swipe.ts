import { useRef, type PointerEvent } from 'react';
import { swipeOf, type Touch } from '../core/swipe.ts';

/** Whether something between the touched element and the swiped one scrolls sideways by itself. */
function scrollsSideways(touched: EventTarget, within: Element): boolean {
  for (let each = touched as Element | null; each && each !== within; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each);
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(overflowX)) return true;
  }
  return false;
}

/**
 * Tells when a finger goes sideways over an element. That must have `touch-action: pan-y`, so that the browser leaves the
 * way to us; what scrolls sideways inside keeps it for itself. Nothing moves with the finger, so that there is nothing
 * to reduce for whoever prefers less motion.
 *
 * @param onSwipe is told 1 for the next, -1 for the one before
 */
export function useSwipe(onSwipe: ((way: -1 | 1) => void) | undefined) {
  const from = useRef<(Touch & { readonly id: number }) | null>(null);
  const forget = () => {
    from.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const { target, currentTarget } = event;
      const finger = event.pointerType === 'touch' && event.isPrimary;
      from.current =
        onSwipe && finger && !scrollsSideways(target, currentTarget)
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const start = from.current;
      from.current = null;
      if (!onSwipe || start?.id !== pointerId) return;
      const way = swipeOf(start, { x: clientX, y: clientY });
      if (way !== 0) onSwipe(way);
    },
    onPointerCancel: forget,
  };
}
