import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import {
  Button,
  EmptyState,
  IconButton,
  IconSettings,
  Menu,
  type MenuEntry,
  Skeleton,
} from '@courtside/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mayPredict } from '../core/predictable.ts';
import type { Chat } from '../runner/create-chat.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { hindrances, m } from './messages.ts';
import { NewSpeech } from './new-speech.tsx';
import { OutboxList } from './outbox-list.tsx';
import { PinnedNotice } from './pinned-notice.tsx';
import { PredictScore } from './predict-score.tsx';
import { RoomRecords } from './room-records.tsx';
import { SpeechList } from './speech-list.tsx';
import { useChatState, useDrawnItems, useRoom } from './use-chat.ts';

export interface ChatRoomProps {
  /** `lobby`, or `m-` and the number of a match. */
  rid: string;
  /** Path of a page that shows the room alone; the settings of the room then link to it. @default none */
  page?: string | undefined;
  /** Called with the number of people in the room whenever it changes. */
  onOnline?: ((count: number) => void) | undefined;
}

/** One room: its messages, and the field to write one. Needs the site's services around it. */
export function ChatRoom({ rid, page, onOnline }: ChatRoomProps) {
  const t = useT();
  const room = useRoom(rid);
  // The code of the socket failed to load; a reload fetches it again.
  if (room === 'failed') return <EmptyState title={t(words.network)} />;
  if (room === 'loading') return <Skeleton label={t(m.entering)} />;
  return <Room key={rid} {...{ rid, page, onOnline }} chat={room.chat} />;
}

function Room({ rid, chat, page, onOnline }: ChatRoomProps & { chat: Chat }) {
  const t = useT();
  const navigate = useNavigate();
  const state = useChatState(chat);
  const items = useDrawnItems(chat);
  const composer = useRef<ComposerHandle>(null);
  const mention = useCallback((nickname: string) => composer.current?.mention(nickname), []);
  const [showsGifts, setShowsGifts] = useState(true);
  const [readsAloud, setReadsAloud] = useState(true);
  const [showsRecords, setShowsRecords] = useState(false);
  const { room, link, outbox } = state;
  // The previous room is shown for a moment after another was chosen.
  const online = room?.rid === rid ? room.info?.online : undefined;
  useEffect(() => {
    if (online !== undefined) onOnline?.(online);
  }, [online, onOnline]);
  if (!room) return null;
  const { info, phase, refusal, gap, hasOlder } = room;
  const settings: MenuEntry[] = [
    { label: t(m.records), onSelect: () => setShowsRecords(true) },
    {
      kind: 'checkbox',
      label: t(m.showGifts),
      checked: showsGifts,
      onChange(checked) {
        setShowsGifts(checked);
        chat.showGifts(checked);
      },
    },
    {
      kind: 'checkbox',
      label: t(m.readAloud),
      checked: readsAloud,
      onChange: setReadsAloud,
    },
  ];
  if (page !== undefined) {
    settings.push({ label: t(m.ownPage), onSelect: () => void navigate(page) });
  }
  const blocked = chat.blocked.list();
  if (blocked.length > 0) {
    settings.push({
      kind: 'group',
      label: t(m.blockedList),
      entries: blocked.map(({ userId, nickname }) => ({
        label: nickname,
        onSelect: () => chat.blocked.unblock(userId),
      })),
    });
  }
  const isShut = phase === 'refused' || phase === 'gone';
  return (
    <section className="cs-chat" aria-label={info?.name ?? t(m.title)}>
      <header className="cs-chat__head">
        <h2 className="cs-chat__name">{info?.name ?? t(m.title)}</h2>
        {info?.score && (
          <span className="cs-chat__score">
            {info.score.h}:{info.score.c}
          </span>
        )}
        {info && <span className="cs-chat__online">{t(m.online, { count: info.online })}</span>}
        {mayPredict(state) && <PredictScore rid={rid} />}
        <Menu
          trigger={
            <IconButton label={t(m.settings)}>
              <IconSettings size={18} aria-hidden />
            </IconButton>
          }
          align="end"
          entries={settings}
        />
      </header>
      <p className="cs-chat__link" role="status">
        {!link && t(info ? m.reconnecting : m.entering)}
      </p>
      {info?.notice && <PinnedNotice key={info.notice} text={info.notice} />}
      {isShut && items.length === 0 ? (
        <EmptyState
          title={t(hindrances[refusal ?? 'gone'], { level: 0 })}
          action={
            phase === 'refused' && <Button onClick={() => chat.enter(rid)}>{t(words.retry)}</Button>
          }
        />
      ) : items.length === 0 ? (
        <div className="cs-chat-list">
          {info && !gap ? (
            <EmptyState
              title={t(hasOlder ? m.olderFailed : m.empty)}
              action={hasOlder && <Button onClick={() => chat.older()}>{t(words.retry)}</Button>}
            />
          ) : (
            <Skeleton label={t(m.entering)} />
          )}
        </div>
      ) : (
        <SpeechList
          {...{ chat, items, hasOlder }}
          wantsOlder={room.wantsOlder}
          historyFailed={room.historyFailed}
          onMention={mention}
        />
      )}
      <NewSpeech items={items} paused={!readsAloud} />
      <OutboxList chat={chat} outbox={outbox} />
      {!(isShut && items.length === 0) && <Composer ref={composer} {...{ chat, state, rid }} />}
      <RoomRecords
        open={showsRecords}
        onClose={() => setShowsRecords(false)}
        rid={rid}
        blocked={chat.blocked.ids()}
      />
    </section>
  );
}
