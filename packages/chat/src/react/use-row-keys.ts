import { useRef, type KeyboardEvent, type RefObject } from 'react';
import type { VListHandle } from 'virtua';
import type { TimelineItem } from '../core/timeline.ts';

const MORE = '.cs-chat-speech__more';
/** Frames within which a message that is scrolled to is drawn, even on a busy machine. */
const LATE_FRAMES = 120;

/** The button of the last message that is wholly in view. */
function lastInView(log: Element): HTMLElement | undefined {
  const view = log.getBoundingClientRect();
  return [...log.querySelectorAll<HTMLElement>(MORE)].findLast((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top >= view.top && bottom <= view.bottom;
  });
}

/**
 * Whether rows in view are not drawn yet, as in the moment after a jump. One that is not measured yet is hidden, and
 * takes no focus.
 */
function isHalfDrawn(log: Element): boolean {
  const view = log.getBoundingClientRect();
  const inView = [...log.querySelectorAll('[data-row]')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top < view.bottom && bottom > view.top;
  });
  return !inView.length || inView.some((row) => getComputedStyle(row).visibility === 'hidden');
}

const buttonOf = (log: Element, key: string): HTMLElement | null =>
  log.querySelector(`[data-row="${CSS.escape(key)}"] ${MORE}`);

/**
 * Keys of a list of messages, each of which is in an element with `data-row`. The buttons of its messages are no tab
 * stops, as a room has hundreds: Tab leads from the list to the last message in view, Up and Down from message to
 * message, and Tab on to what follows the list.
 */
export function useRowKeys(list: RefObject<VListHandle | null>, rows: readonly TimelineItem[]) {
  /** Key of the message that gets the focus as soon as it is drawn. */
  const wanted = useRef<string | null>(null);
  /** The frame request that waits for the rows to be drawn, so that one can take the focus. */
  const entry = useRef(0);

  /** Gives the focus to the last message in view as soon as the rows are drawn, unless the user has moved on. */
  function enter(log: Element, frames = 0) {
    if (frames === LATE_FRAMES || !isHalfDrawn(log)) {
      lastInView(log)?.focus({ preventScroll: true });
      return;
    }
    entry.current = requestAnimationFrame(() => {
      if (document.activeElement === log) enter(log, frames + 1);
    });
  }

  function focusWhenDrawn(log: Element, key: string, from: Element, frames = 0) {
    if (wanted.current !== key) return;
    const button = buttonOf(log, key);
    // A row that scrolls out of view takes the focus along to the page; any other focus was moved by the user.
    const { activeElement: active, body } = document;
    const isLeft = active !== from && (from.isConnected || active !== body);
    if (button && !isLeft) button.focus();
    if (button || isLeft || frames === LATE_FRAMES) wanted.current = null;
    else requestAnimationFrame(() => focusWhenDrawn(log, key, from, frames + 1));
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key, target } = event;
    cancelAnimationFrame(entry.current);
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const log = currentTarget.querySelector('[role="log"]');
    if (!log || !(target instanceof HTMLElement)) return;
    if (key === 'Tab' && target === log) {
      const isFull = rows.some(({ kind }) => kind === 'message');
      // A list of notes, and a message that is higher than the view, keep nobody from what follows.
      if (!isFull || (!lastInView(log) && !isHalfDrawn(log))) return;
      event.preventDefault();
      enter(log);
      return;
    }
    if (!target.matches(MORE) || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    // Down would open the menu of a button that had one before; Enter and Space open it.
    event.stopPropagation();
    event.preventDefault();
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const indexOf = (key: string | null | undefined) => rows.findIndex((item) => item.key === key);
    const pending = indexOf(wanted.current);
    // The message that was on its way may be gone: recalled, or its speaker blocked.
    const from = pending < 0 ? indexOf(row) : pending;
    const to =
      key === 'ArrowUp'
        ? rows.findLastIndex(({ kind }, at) => at < from && kind === 'message')
        : rows.findIndex(({ kind }, at) => at > from && kind === 'message');
    const next = rows[to];
    if (from < 0 || !next) return;
    wanted.current = next.key;
    // A message out of view may not be drawn yet.
    if (!buttonOf(log, next.key)) list.current?.scrollToIndex(to, { align: 'nearest' });
    focusWhenDrawn(log, next.key, target);
  };
}
