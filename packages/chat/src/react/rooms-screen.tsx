import { useT } from '@courtside/i18n/react';
import { QueryView } from '@courtside/shell/react';
import { EmptyState } from '@courtside/ui';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { chatApi } from '../redux/chat-api.ts';
import { ChatRoom } from './chat-room.tsx';
import { m } from './messages.ts';

const LOBBY = 'lobby';

/** `/chat`: the list of rooms and the chosen one, which the address keeps. */
export function RoomsScreen() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const rid = params.get('room') ?? LOBBY;
  // The list is fetched once and the room is live; both must show the same number.
  const [live, setLive] = useState<{ rid: string; online: number } | null>(null);
  const onOnline = useCallback((online: number) => setLive({ rid, online }), [rid]);
  const rooms = chatApi.useChatRoomsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className="cs-chat-page">
      <h1 className="cs-visually-hidden">{t(m.title)}</h1>
      <nav className="cs-chat-rooms" aria-label={t(m.roomList)}>
        <QueryView
          query={rooms}
          rows={4}
          loadingLabel={t(m.loadingRooms)}
          isEmpty={({ rooms: list }) => list.length === 0}
          empty={<EmptyState title={t(m.noRooms)} />}
        >
          {({ rooms: list }) => (
            <ul>
              {list.map((room) => (
                <li key={room.rid}>
                  <button
                    type="button"
                    className="cs-chat-rooms__room"
                    aria-current={room.rid === rid}
                    onClick={() =>
                      setParams({ room: room.rid }, { replace: true, preventScrollReset: true })
                    }
                  >
                    <span>{room.name}</span>
                    <small>
                      {t(m.online, { count: live?.rid === room.rid ? live.online : room.online })}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </nav>
      <ChatRoom rid={rid} onOnline={onOnline} />
    </section>
  );
}
