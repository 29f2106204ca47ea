import { formatComing } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import type { Game, Venue } from '@courtside/contract';
import { shownAmount } from '@courtside/money';
import { QueryView, categoryTitles, useServices, useSiteNow } from '@courtside/shell/react';
import { Artwork, Card, GameArtwork, Picture, Tabs, Tag } from '@courtside/ui';
import { useState } from 'react';
import { CATEGORY_OF_VENUE, type VenueGroup } from '../core/venue-types.ts';
import { lobbyApi } from '../redux/lobby-api.ts';
import { GamesShape } from './block-shapes.tsx';
import { m } from './messages.ts';

/** A tab for each category that has venues. */
export function VenueTabs({ groups }: { groups: readonly VenueGroup[] }) {
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
      <QueryView query={games} loading={<GamesShape loading />}>
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
  const { tag } = useLanguage();
  const { events } = useServices();
  const { enName, category, name, picture, venueCode } = venue;
  const away = venue.state === 'maintenance';
  const now = useSiteNow({ everyMs: 60_000 });
  const enter = () => events.emit('enterVenue', { enName, category, name });
  return (
    <Card
      role="article"
      className="cs-lobby-venue"
      media={
        <Picture src={picture.url}>
          <Artwork motif={picture.motif} seed={venueCode} ratio="card" />
        </Picture>
      }
      pressable={!away}
      title={
        away ? (
          name
        ) : (
          <button type="button" aria-label={t(m.enter, { name })} onClick={enter}>
            {name}
          </button>
        )
      }
    >
      <p>{venue.text}</p>
      {away ? (
        <Tag tone="warning">
          {venue.reopensAt === null
            ? t(m.closed)
            : t(m.maintenance, { time: formatComing(venue.reopensAt, now, tag) })}
        </Tag>
      ) : (
        venue.games > 0 && <p>{t(m.gameCount, { count: venue.games })}</p>
      )}
    </Card>
  );
}

function GameCard({ game }: { game: Game }) {
  const t = useT();
  const { brand, events } = useServices();
  const { currency } = brand;
  const { enName, category, name, gameCode, picture } = game;
  const facts = [
    game.rtp !== '' && t(m.rtp, { rtp: game.rtp }),
    t(m.minBet, { amount: shownAmount(game.minBet, currency) }),
  ].filter((fact) => fact !== false);
  return (
    <button
      type="button"
      className="cs-lobby-game"
      onClick={() => events.emit('enterVenue', { enName, category, name, gameCode })}
    >
      <span className="cs-lobby-game__picture">
        <Picture src={picture.url} ratio="square">
          <GameArtwork kind={category} seed={gameCode} theme={picture.motif} />
        </Picture>
        {game.tags.length > 0 && (
          <span className="cs-lobby-game__tags">
            {game.tags.map((tag) => (
              <Tag key={tag}>{t(m[tag])}</Tag>
            ))}
          </span>
        )}
      </span>
      <strong>{name}</strong>
      <span>{game.venueName}</span>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </button>
  );
}
