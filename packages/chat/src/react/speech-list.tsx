import { formatDay } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { VList, type VListHandle } from 'virtua';
import type { RoomState } from '../core/room.ts';
import type { TimelineItem } from '../core/timeline.ts';
import type { Chat } from '../runner/create-chat.ts';
import { m } from './messages.ts';
import { SpeechRow, type RowProps } from './speech-row.tsx';

interface SpeechListProps extends Omit<RowProps, 'item'> {
  chat: Chat;
  room: RoomState;
  items: readonly TimelineItem[];
}

/** Px from an edge at which the list counts as being there. */
const NEAR_END = 48;
const NEAR_START = 160;

/**
 * What was said, virtual: the rows in sight are drawn and no others. Whoever is at the end stays there, whoever reads
 * above stays where they read while rows come on both sides.
 */
export function SpeechList({ chat, room, items, onMention }: SpeechListProps) {
  const t = useT();
  const { tag } = useLanguage();
  const list = useRef<VListHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [first, setFirst] = useState(items[0]?.key);
  /** The last row that was in sight of somebody at the end. */
  const [seen, setSeen] = useState(items.at(-1)?.key);
  const last = items.at(-1)?.key;
  // Rows came, or went, above: what is in sight must not move.
  const shift = items[0]?.key !== first;
  if (shift) setFirst(items[0]?.key);
  if (isAtEnd && seen !== last) setSeen(last);
  const at = items.findLastIndex(({ key }) => key === seen);
  // The row that was seen last may be gone: cleared, or its speaker blocked.
  const fresh = isAtEnd || at < 0 ? 0 : items.length - 1 - at;

  useLayoutEffect(() => {
    if (isAtEnd && items.length > 0)
      list.current?.scrollToIndex(items.length - 1, { align: 'end' });
  }, [isAtEnd, items]);

  function scrolled(offset: number) {
    const handle = list.current;
    if (!handle) return;
    const atEnd = handle.scrollSize - offset - handle.viewportSize < NEAR_END;
    if (atEnd !== isAtEnd) {
      setAtEnd(atEnd);
      chat.hold(!atEnd);
    }
    if (offset < NEAR_START && !atEnd) chat.older();
  }

  return (
    <div className="cs-chat-list">
      {room.hasOlder && (
        <Button size="sm" variant="ghost" onClick={() => chat.older()} loading={room.wantsOlder}>
          {t(room.historyFailed ? m.olderFailed : m.older)}
        </Button>
      )}
      <VList
        ref={list}
        className="cs-chat-list__rows"
        role="log"
        aria-live="off"
        aria-label={t(m.list)}
        tabIndex={0}
        data={items}
        shift={shift}
        onScroll={scrolled}
      >
        {(item, at) => {
          const before = items[at - 1];
          const day = formatDay(item.at, tag);
          const isNewDay = !before || formatDay(before.at, tag) !== day;
          return (
            <div key={item.key}>
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
            setAtEnd(true);
            chat.hold(false);
          }}
        >
          {t(m.fresh, { count: fresh })}
        </Button>
      )}
    </div>
  );
}
