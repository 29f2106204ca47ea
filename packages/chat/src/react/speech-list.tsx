import { formatDay } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { VList, type VListHandle } from 'virtua';
import type { RoomState } from '../core/room.ts';
import type { TimelineItem } from '../core/timeline.ts';
import type { Chat } from '../runner/create-chat.ts';
import { keepPlace } from './keep-place.ts';
import { createListTarget } from './list-target.ts';
import { m } from './messages.ts';
import { SpeechRow, type RowProps } from './speech-row.tsx';
import { elementKey, firstView, viewOf, withRowsBelow } from './speech-view.ts';
import { useRowKeys } from './use-row-keys.ts';

interface SpeechListProps
  extends Omit<RowProps, 'item'>, Pick<RoomState, 'hasOlder' | 'wantsOlder' | 'historyFailed'> {
  chat: Chat;
  items: readonly TimelineItem[];
}

/** Px from an edge at which the list counts as being there. */
const NEAR_END = 48;
const NEAR_START = 160;

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift']);

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-row]');

const isNearEnd = ({ scrollSize, scrollOffset, viewportSize }: VListHandle): boolean =>
  scrollSize - scrollOffset - viewportSize < NEAR_END;

const LOG = '[role="log"]';
const logOf = (box: Element | null) => box?.querySelector<HTMLElement>(LOG);

/** Px between what is in view and the end. */
const distanceToEnd = ({ scrollTop, scrollHeight, clientHeight }: Element): number =>
  scrollHeight - scrollTop - clientHeight;

/** Whether the user has just scrolled up and no scroll event has come yet: following the end would pull them back. */
const isMovedUp = (log: Element, place: number): boolean =>
  log.scrollTop < place - 1 && distanceToEnd(log) > NEAR_END;

/**
 * The messages as a virtual list that renders only the visible rows. A user at the end stays there; a user who reads
 * above keeps their position while rows come on both sides.
 */
export const SpeechList = memo(function SpeechList(props: SpeechListProps) {
  const { chat, items, onMention, hasOlder, wantsOlder, historyFailed } = props;
  const t = useT();
  const { tag } = useLanguage();
  const list = useRef<VListHandle>(null);
  const [target] = useState(() => createListTarget(list));
  const box = useRef<HTMLDivElement>(null);
  /** Scroll offset of the last scroll event, in px. */
  const place = useRef(0);
  /** Whether the user has pressed End, has done nothing else in the list, and it has not come to rest at its end yet. */
  const wantsEnd = useRef(false);
  /** The last `isAtEnd` that was set, which may not be drawn yet. */
  const follows = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const [view, setView] = useState(() => firstView(items));
  /** Key of the last row that the user saw at the end of the list. */
  const [seen, setSeen] = useState(items.at(-1)?.key);
  /** Key of the row that has the focus. */
  const [focused, setFocused] = useState<string | null>(null);
  const [hadOlder, setHadOlder] = useState(hasOlder);
  if (hasOlder && !hadOlder) setHadOlder(true);
  const last = items.at(-1)?.key;
  const next = viewOf(view, items, isAtEnd);
  if (next !== view && !next.shift) setView(next);
  if (isAtEnd && seen !== last) setSeen(last);
  const at = items.findLastIndex(({ key }) => key === seen);
  // The row that was seen last may be gone: cleared, or its speaker blocked.
  const fresh =
    isAtEnd || at < 0 ? 0 : items.slice(at + 1).filter(({ kind }) => kind === 'message').length;

  // The list makes room above its rows while it renders, and forgets this if a scroll is taken to have ended before they
  // are drawn. Items come in a render that React may leave for a timer, or begin again. A state set here is drawn at
  // once and without a break.
  useLayoutEffect(() => {
    if (next !== view && next.shift) setView(next);
  }, [next, view]);

  // The list has scrolled to keep its position, but gets the scroll event only with the next frame. A row that shrinks
  // when it is measured before that would take the reader to the top. The rows that came below follow.
  useLayoutEffect(() => {
    if (!view.shift) return;
    target.gone();
    const log = logOf(box.current);
    queueMicrotask(() => {
      if (log) keepPlace(log);
      setView(withRowsBelow);
    });
  }, [target, view]);
  useLayoutEffect(() => {
    if (!isAtEnd || view.rows.length === 0) return;
    const log = logOf(box.current);
    if (log && !wantsEnd.current && isMovedUp(log, place.current)) return;
    target.sendToEnd(view.rows.length);
  }, [isAtEnd, target, view.rows]);

  const moveByKeys = useRowKeys(list, view.rows);
  /** Below 0 also once the row is gone: cleared, or its speaker blocked. */
  const focusedAt = focused === null ? -1 : view.rows.findIndex(({ key }) => key === focused);

  const follow = useCallback(
    (atEnd: boolean) => {
      if (atEnd === follows.current) return;
      follows.current = atEnd;
      setAtEnd(atEnd);
      chat.hold(!atEnd);
    },
    [chat],
  );

  const isRowGone = focused !== null && focusedAt < 0;
  useLayoutEffect(() => {
    if (!isRowGone) return;
    setFocused(null);
    if (list.current && isNearEnd(list.current)) follow(true);
  }, [follow, isRowGone]);

  const forgetEnd = () => {
    wantsEnd.current = false;
  };

  /** No row has to be kept any more: a list near its end follows it again. */
  function release() {
    setFocused(null);
    if (list.current && isNearEnd(list.current)) follow(true);
  }

  /** While a row has the focus the list does not follow its end: the row, and with it the focus, would be gone. */
  function focusCame({ target }: FocusEvent) {
    const row = rowOf(target)?.dataset['row'];
    // The menu of a row is elsewhere in the document.
    if (row === undefined) return;
    // A reader with a mouse loses nothing.
    if (!target.matches(':focus-visible')) return release();
    setFocused(row);
    follow(false);
  }
  function focusWent({ target, relatedTarget }: FocusEvent) {
    // The window has lost the focus: the element has it again when the user comes back.
    if (document.activeElement === target) return;
    forgetEnd();
    // If the focus goes to a row, `focusCame` decides. While it is in a row's menu, nothing changes.
    if (relatedTarget && (rowOf(relatedTarget) || relatedTarget.closest('[role="menu"]'))) return;
    release();
  }

  /**
   * A browser scrolls smoothly for a key, and would stop on its way to the end when older rows come, or go on up after a
   * Page Up. When a row's button has the focus, End is left to the browser, and the list does not follow its end.
   */
  function keyPressed(event: KeyboardEvent<HTMLDivElement>) {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (MODIFIERS.has(key)) return;
    const isAlone = !altKey && !ctrlKey && !metaKey && !shiftKey;
    wantsEnd.current = key === 'End' && isAlone && target instanceof Element && target.matches(LOG);
    if (wantsEnd.current) {
      follow(true);
      // Where nothing scrolls, as the end is reached already, the list is to tell all the same that scrolling has ended.
      event.target.dispatchEvent(new Event('scroll'));
    }
    moveByKeys(event);
  }

  function scrolled(offset: number) {
    const handle = list.current;
    if (!handle) return;
    const isUp = offset < place.current - 1;
    place.current = offset;
    if (wantsEnd.current) {
      if (isUp) target.sendToEnd(view.rows.length);
      return;
    }
    // Rows that turn out higher than estimated move the end further away; the user has not left it.
    const atEnd = focusedAt < 0 && (isNearEnd(handle) || (follows.current && !isUp));
    follow(atEnd);
    if (!atEnd) target.stayAt(offset);
    if (offset < NEAR_START && !atEnd) chat.older();
  }
  function scrollEnded() {
    const log = logOf(box.current);
    if (!wantsEnd.current || !log) return;
    // The handle of the list has the offset of the last scroll event, which may be out of date.
    if (distanceToEnd(log) < NEAR_END) forgetEnd();
    target.sendToEnd(view.rows.length);
  }

  return (
    <div
      ref={box}
      className="cs-chat-list"
      onKeyDownCapture={keyPressed}
      onWheelCapture={forgetEnd}
      onPointerDownCapture={forgetEnd}
      onFocus={focusCame}
      onBlur={focusWent}
    >
      {hasOlder ? (
        <Button size="sm" variant="ghost" onClick={() => chat.older()} loading={wantsOlder}>
          {t(historyFailed ? m.olderFailed : m.older)}
        </Button>
      ) : (
        // Keeps the place of the button, or everything below would jump when the beginning is reached.
        hadOlder && <p className="cs-chat-note cs-chat-list__start">{t(m.noOlder)}</p>
      )}
      <VList
        ref={list}
        className="cs-chat-list__rows"
        role="log"
        aria-live="off"
        aria-label={t(m.list)}
        tabIndex={0}
        data={view.rows}
        shift={view.shift}
        {...(focusedAt >= 0 && { keepMounted: [focusedAt] })}
        onScroll={scrolled}
        onScrollEnd={scrollEnded}
        onResize={target.measured}
      >
        {(item, at) => {
          const before = view.rows[at - 1];
          const day = formatDay(item.at, tag);
          const isNewDay = !before || formatDay(before.at, tag) !== day;
          return (
            <div key={elementKey(view, at)} data-row={item.key}>
              {isNewDay && <p className="cs-chat-day">{day}</p>}
              <SpeechRow item={item} chat={chat} onMention={onMention} />
            </div>
          );
        }}
      </VList>
      {fresh > 0 && (
        <Button
          size="sm"
          variant="primary"
          className="cs-chat-list__fresh"
          onClick={() => {
            setFocused(null);
            follow(true);
            // The button is gone then, and would take the focus along. Safari gives it none when it is tapped.
            const hasFocus = box.current?.contains(document.activeElement);
            if (hasFocus) logOf(box.current)?.focus({ preventScroll: true });
          }}
        >
          {t(m.fresh, { count: fresh })}
        </Button>
      )}
    </div>
  );
});
