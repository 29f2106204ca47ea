import { useT } from '@courtside/i18n/react';
import { ButtonLink } from '@courtside/ui';
import { Link } from 'react-router';
import { ChatRoom, type ChatRoomProps } from './chat-room.tsx';
import { m } from './messages.ts';

export interface RoomPageProps extends Pick<ChatRoomProps, 'rid'> {
  /** Path of the room's match. */
  match: string;
}

/** The room of a match on a page of its own, with a way back to the match. */
export function RoomPage({ rid, match }: RoomPageProps) {
  const t = useT();
  return (
    <section className="cs-chat-page is-alone">
      <h1 className="cs-visually-hidden">{t(m.title)}</h1>
      <div>
        <ButtonLink size="sm" render={<Link to={match} />}>
          {t(m.toMatch)}
        </ButtonLink>
      </div>
      <ChatRoom rid={rid} />
    </section>
  );
}
