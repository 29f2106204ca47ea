import { useRef, type PointerEvent } from 'react';
import { swipeOf, type Touch } from '../core/swipe.ts';

/** Whether an element between the touched one and the swiped one scrolls sideways. */
function scrollsSideways(touched: EventTarget, within: Element): boolean {
  for (let each = touched as Element | null; each && each !== within; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each);
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(overflowX)) return true;
  }
  return false;
}

/**
 * Detects swipes to the side over an element. The element must have `touch-action: pan-y`, so that the browser leaves
 * these gestures to us; parts inside that scroll sideways keep theirs. Nothing moves with the finger, so
 * `prefers-reduced-motion` needs no special case.
 *
 * @param onSwipe called with 1 for the next, -1 for the previous
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
