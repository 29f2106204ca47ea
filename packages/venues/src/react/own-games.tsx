import type { Game, Venue } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useSession, useVenues } from '@courtside/shell/react';
import { useMemo, useRef, useState } from 'react';
import { venuesApi } from '../redux/venues-api.ts';
import { GameCard } from './game-card.tsx';
import { GameSheet } from './game-sheet.tsx';
import { m } from './messages.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useOwnGames } from './use-own-games.ts';
import { useRecentGames } from './use-recent-games.ts';

/** Number of games of each list on the home page. */
const MOST = 8;

/** A member's recent games and favourites, for the home page; nothing when both are empty. */
export function OwnGames() {
  const { loggedIn } = useSession();
  return loggedIn ? <MemberGames /> : null;
}

function MemberGames() {
  const t = useT();
  const { own, recent: played, listed, toggle } = useOwnGames();
  const recent = useRecentGames(played);
  const { data: venues } = useVenues();
  const { data: pools } = venuesApi.useJackpotPoolsQuery();
  const [opened, setOpened] = useState<Game | null>(null);
  const marked = useMemo(() => new Set(own.favourites), [own.favourites]);
  const favourites = listed?.data?.filter(({ gameCode }) => marked.has(gameCode)) ?? [];
  const lists = [
    { title: m.recent, games: recent },
    { title: m.favourites, games: favourites },
  ].filter(({ games }) => games.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="cs-own-games">
      {lists.map(({ title, games }) => (
        <OwnList
          key={title.id}
          title={t(title)}
          games={games.slice(0, MOST)}
          {...{ marked, venues, toggle }}
          onOpen={setOpened}
        />
      ))}
      {opened && (
        <GameSheet
          game={opened}
          venue={venues?.find(({ venueCode }) => venueCode === opened.venueCode)}
          pool={pools?.find(({ gameCode }) => gameCode === opened.gameCode)}
          isFavourite={marked.has(opened.gameCode)}
          onToggle={toggle}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

interface OwnListProps {
  title: string;
  games: readonly Game[];
  marked: ReadonlySet<string>;
  venues: readonly Venue[] | undefined;
  toggle: (gameCode: string) => void;
  onOpen: (game: Game) => void;
}

function OwnList({ title, games, marked, venues, toggle, onOpen }: OwnListProps) {
  const list = useRef<HTMLUListElement>(null);
  const keeper = useFocusAfterRemoval(games, (place) =>
    list.current?.querySelectorAll<HTMLElement>('.cs-game-card__open')[place]?.focus(),
  );
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul ref={list} {...keeper}>
        {games.map((game) => (
          <li key={game.gameCode}>
            <GameCard
              game={game}
              isFavourite={marked.has(game.gameCode)}
              closed={
                venues?.find(({ venueCode }) => venueCode === game.venueCode)?.state ===
                'maintenance'
              }
              onOpen={onOpen}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
