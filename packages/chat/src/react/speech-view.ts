import type { TimelineItem } from '../core/timeline.ts';

/** What a list of messages draws. */
export interface View {
  /** The items that the rows come from. */
  readonly items: readonly TimelineItem[];
  readonly rows: readonly TimelineItem[];
  /** Whether rows came or went above, and the visible rows must not move. */
  readonly shift: boolean;
  /**
   * Position of the row whose element has the key 0, where elements are keyed by position so that other rows reuse them;
   * null where each row has an element of its own.
   */
  readonly zero: number | null;
}

/** Rows are reused from this many new ones at once, as nobody could read them. */
export const CROWD = 10;

/** The view of a list that is drawn for the first time. */
export const firstView = (items: readonly TimelineItem[]): View => ({
  items,
  rows: items,
  shift: false,
  zero: null,
});

/** Key of the element of the row at a position: a row that stays has the same in the next view. */
export const elementKey = ({ rows, zero }: View, at: number): string | number | undefined =>
  zero === null ? rows[at]?.key : at - zero;

/** By how many positions the rows that stay have moved; null when others came or went among them. */
function movedBy(before: readonly TimelineItem[], rows: readonly TimelineItem[]): number | null {
  const gone = before.findIndex(({ key }) => key === rows[0]?.key);
  const come = rows.findIndex(({ key }) => key === before[0]?.key);
  if (gone < 0 && come < 0) return null;
  const moved = gone < 0 ? come : -gone;
  const stay = before.slice(Math.max(0, gone));
  return stay.every(({ key }, at) => key === rows[at + Math.max(0, come)]?.key) ? moved : null;
}

/** Position of the element with the key 0 once these rows are drawn, so that each row that stays keeps its element. */
function zeroIn({ rows: before, zero }: View, rows: readonly TimelineItem[]): number | null {
  const moved = zero === null ? null : movedBy(before, rows);
  return zero === null || moved === null ? null : zero + moved;
}

/** The next view for a user at the end of the list. */
function lastView(view: View, items: readonly TimelineItem[]): View {
  const last = view.rows.at(-1)?.key;
  const isCrowd = last !== undefined && items.slice(-CROWD).every(({ key }) => key !== last);
  const zero = isCrowd ? (view.zero ?? 0) : zeroIn(view, items);
  return { items, rows: items, shift: false, zero };
}

/**
 * The next view for a user who reads above the end. The list keeps its position for rows added above or below, but not
 * for both in one step: the rows above come first.
 */
function nextView(view: View, items: readonly TimelineItem[]): View {
  const shift = items[0]?.key !== view.rows[0]?.key;
  const last = view.rows.at(-1)?.key;
  const end = shift ? items.findLastIndex(({ key }) => key === last) : -1;
  const rows = end < 0 || end === items.length - 1 ? items : items.slice(0, end + 1);
  return { items, rows, shift, zero: zeroIn(view, rows) };
}

/** The view of these items, for a user at the end of the list or above it. */
export const viewOf = (view: View, items: readonly TimelineItem[], isAtEnd: boolean): View =>
  view.items === items ? view : isAtEnd ? lastView(view, items) : nextView(view, items);

/**
 * The view once the rows that came above are drawn, with those that came below. The list must not be drawn again with
 * `shift`: were its rows fewer then, it would forget what it has measured from the wrong end.
 */
export const withRowsBelow = (view: View): View =>
  view.shift || view.rows !== view.items
    ? { ...view, rows: view.items, shift: false, zero: zeroIn(view, view.items) }
    : view;
