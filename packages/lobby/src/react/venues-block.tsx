import { formatTime } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import type { Game, Venue } from '@courtside/contract';
import { QueryView, categoryTitles, useServices, useVenues } from '@courtside/shell/react';
import { Artwork, Card, Tabs, Tag } from '@courtside/ui';
import { useState } from 'react';
import { byCategory, CATEGORY_OF_VENUE, type VenueGroup } from '../core/venue-types.ts';
import { lobbyApi } from '../redux/lobby-api.ts';
import { m } from './messages.ts';
import { Section } from './section.tsx';
import { shownAmount } from './shown-amount.ts';

/** The venues of each category with their hot games. */
export function VenuesBlock() {
  const t = useT();
  const { brand } = useServices();
  const load = useVenues();
  return (
    <Section title={t(m.venues)} note={t(m.venuesClosed)}>
      <QueryView query={load} rows={6}>
        {(venues) => (
          <VenueTabs
            groups={byCategory(venues).filter(
              ({ type }) => type !== 'TY' || !brand.toggles.skipSport,
            )}
          />
        )}
      </QueryView>
    </Section>
  );
}

function VenueTabs({ groups }: { groups: readonly VenueGroup[] }) {
  const t = useT();
  const [type, setType] = useState(
    groups.find((group) => group.type === 'DZ')?.type ?? groups[0]?.type,
  );
  if (type === undefined) return null;
  return (
    <Tabs
      label={t(m.venues)}
      value={type}
      onChange={setType}
      items={groups.map((group) => ({
        value: group.type,
        label: t(categoryTitles[CATEGORY_OF_VENUE[group.type]]),
        content: <VenueGrid group={group} />,
      }))}
    />
  );
}

function VenueGrid({ group }: { group: VenueGroup }) {
  const t = useT();
  const games = lobbyApi.useHotGamesQuery(group.type);
  return (
    <div className="cs-lobby-venues">
      <ul className="cs-lobby-venues__list">
        {group.venues.map((venue) => (
          <li key={venue.venueCode}>
            <VenueCard venue={venue} />
          </li>
        ))}
      </ul>
      <QueryView query={games} rows={3}>
        {(list) =>
          list.length > 0 && (
            <>
              <h3 className="cs-lobby-venues__games">{t(m.games)}</h3>
              <ul className="cs-lobby-games">
                {list.map((game) => (
                  <li key={game.gameCode}>
                    <GameCard game={game} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function VenueCard({ venue }: { venue: Venue }) {
  const t = useT();
  const locale = useLocale();
  const away = venue.state === 'maintenance';
  return (
    <Card
      role="article"
      className="cs-lobby-venue"
      media={<Artwork motif={venue.picture.motif} seed={venue.venueCode} ratio="card" />}
      title={venue.name}
    >
      <p>{venue.text}</p>
      {away && venue.reopensAt !== null ? (
        <Tag tone="warning">{t(m.maintenance, { time: formatTime(venue.reopensAt, locale) })}</Tag>
      ) : (
        venue.games > 0 && <p>{t(m.gameCount, { count: venue.games })}</p>
      )}
    </Card>
  );
}

function GameCard({ game }: { game: Game }) {
  const t = useT();
  const { currency } = useServices().brand;
  const facts = [
    game.rtp !== '' && t(m.rtp, { rtp: game.rtp }),
    t(m.minBet, { amount: shownAmount(game.minBet, currency) }),
  ].filter((fact) => fact !== false);
  return (
    <article className="cs-lobby-game">
      <div className="cs-lobby-game__picture">
        <Artwork motif={game.picture.motif} seed={game.gameCode} ratio="square" />
        {game.tags.length > 0 && (
          <div className="cs-lobby-game__tags">
            {game.tags.map((tag) => (
              <Tag key={tag}>{t(m[tag])}</Tag>
            ))}
          </div>
        )}
      </div>
      <h4>{game.name}</h4>
      <p>{game.venueName}</p>
      <p>{facts.join(' · ')}</p>
    </article>
  );
}
