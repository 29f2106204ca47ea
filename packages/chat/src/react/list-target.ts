import type { RefObject } from 'react';
import type { VListHandle } from 'virtua';

/**
 * Ms without a send and without a measured row after which a list no longer goes back to where it was sent. The list
 * takes 150: a timer that begins at the same time and lasts longer ends later, on a busy machine too.
 */
const LAPSE_MS = 200;

/** Where a virtual list was sent. */
export interface ListTarget {
  /** Sends the list to the end of so many rows. */
  sendToEnd(count: number): void;
  /** Tells that the list has measured rows. */
  measured(): void;
  /**
   * Keeps a list at this offset in px. For a moment after it was sent somewhere it would go back there whenever it
   * measures a row, such as those that a user scrolls up to.
   */
  stayAt(offset: number): void;
  /** Tells that the list has given up where it was sent by itself, as it does when rows come above. */
  gone(): void;
}

/** The row that the list keeps in place when it measures rows: the first that begins in view, if there is one. */
function anchorAt(list: VListHandle, offset: number): number {
  // In Safari on a phone the offsets of all rows are less than they seem, by what the list has still to scroll.
  const at = list.findItemIndex(offset - list.getItemOffset(0));
  const next = list.getItemOffset(at + 1);
  const end = Math.min(offset + list.viewportSize, list.scrollSize);
  return list.getItemOffset(at) < offset && next < end ? at + 1 : at;
}

/** Follows where a virtual list was sent, so that it can be kept elsewhere. */
export function createListTarget(list: RefObject<VListHandle | null>): ListTarget {
  let timer: ReturnType<typeof setTimeout> | null = null;
  function gone() {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  function begin() {
    gone();
    timer = setTimeout(gone, LAPSE_MS);
  }
  return {
    gone,
    sendToEnd(count) {
      begin();
      list.current?.scrollToIndex(count - 1, { align: 'end' });
    },
    measured() {
      if (timer !== null) begin();
    },
    stayAt(offset) {
      const handle = list.current;
      if (timer === null || !handle) return;
      begin();
      const at = anchorAt(handle, offset);
      handle.scrollToIndex(at, { align: 'start', offset: offset - handle.getItemOffset(at) });
    },
  };
}
