import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { ButtonLink, EmptyState } from '@courtside/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { keptVisit } from '../core/game-visit.ts';
import { f } from './frame-messages.ts';
import { GameRoom, type GameRoomProps } from './game-room.tsx';

/**
 * A game of the logged-in member. Its address may still play another member's game, so without a visit of this member
 * nothing is opened. It must have the key of `useVisitKey`: the visit is read once, because leaving removes it before the
 * page is gone.
 */
export function VisitedGame(props: Omit<GameRoomProps, 'visit'>) {
  const t = useT();
  const { session, tabStorage } = useServices();
  const [visit] = useState(() => keptVisit(tabStorage, props.href, session.userId()));
  if (visit) return <GameRoom {...props} visit={visit} />;
  return (
    <section className="cs-venues">
      <h1 className="cs-visually-hidden">{t(f.left)}</h1>
      <EmptyState
        title={t(f.left)}
        detail={t(f.leftDetail)}
        action={
          <ButtonLink variant="primary" render={<Link to="/" />}>
            {t(f.toHome)}
          </ButtonLink>
        }
      />
    </section>
  );
}
