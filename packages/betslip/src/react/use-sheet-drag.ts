import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { dragOutcome, TOUCH_PX, type DragPoint } from '../core/slip/sheet-drag.ts';

/** Maximum distance that a folded sheet follows a finger before it opens, in px. */
const GIVES_WAY = 24;

export interface SheetDrag {
  /** The sheet, which follows the finger. */
  sheet: RefObject<HTMLElement | null>;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
}

const isButton = (target: EventTarget) => (target as Element).closest('button, a, input') !== null;

/**
 * Handlers for the head of a sheet: a tap opens or folds the sheet, and during a drag the sheet follows the finger
 * until it is released. Buttons in the head work as usual. The head must have `touch-action: none`.
 */
export function useSheetDrag({ sheet, unfolded, onUnfold }: SheetDrag) {
  const from = useRef<(DragPoint & { readonly id: number }) | null>(null);
  const dragged = useRef(false);

  function place(way: number) {
    const style = sheet.current?.style;
    if (!style) return;
    const shown = unfolded ? Math.max(0, way) : Math.min(0, Math.max(-GIVES_WAY, way));
    if (shown === 0) style.removeProperty('translate');
    else style.setProperty('translate', `0 ${shown}px`);
  }
  function end() {
    from.current = null;
    place(0);
  }

  return {
    // Otherwise the sheet itself takes the focus, which unfolds it before the tap is handled.
    onMouseDown(event: MouseEvent<HTMLElement>) {
      if (!isButton(event.target)) event.preventDefault();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (!event.isPrimary || event.button !== 0 || isButton(event.target)) return;
      from.current = { id: event.pointerId, y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current?.id !== event.pointerId) return;
      const way = event.clientY - from.current.y;
      if (Math.abs(way) >= TOUCH_PX) dragged.current = true;
      if (dragged.current) place(way);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const start = from.current;
      if (start?.id !== event.pointerId) return;
      end();
      const outcome = dragOutcome(start, { y: event.clientY, at: event.timeStamp });
      if (outcome) onUnfold(outcome === 'open');
    },
    onPointerCancel: end,
    onClick(event: MouseEvent<HTMLElement>) {
      if (dragged.current || isButton(event.target)) return;
      onUnfold(!unfolded);
    },
  };
}
