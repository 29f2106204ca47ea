import type { Game, Venue } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { QueryView, Section, useServices } from '@courtside/shell/react';
import { Button, DataTable, EmptyState, Tag, type DataColumn } from '@courtside/ui';
import { useMemo } from 'react';
import { venuesApi } from '../redux/venues-api.ts';
import { GamePicture } from './game-picture.tsx';
import { type HallType, listedIn } from './hall-messages.ts';
import { m } from './messages.ts';
import { c } from './catalogue-messages.ts';

interface Columns {
  /** Header of the column of names. */
  what: string;
  t: Translate;
  currency: string;
  closed: boolean;
  enter: (game: Game) => void;
}

function columnsOf({ what, t, currency, closed, enter }: Columns): DataColumn<Game>[] {
  return [
    {
      key: 'name',
      head: what,
      kind: 'rowHeader',
      cell: (game) => (
        <span className="cs-venue-table__name">
          <span className="cs-venue-table__picture">
            <GamePicture game={game} />
          </span>
          {game.name}
          {game.tags.map((tag) => (
            <Tag key={tag}>{t(m[tag])}</Tag>
          ))}
        </span>
      ),
    },
    {
      key: 'limit',
      head: t(c.limit),
      kind: 'number',
      cell: ({ minBet, maxBet }) =>
        maxBet === undefined
          ? t(m.minimum, { amount: shownAmount(minBet, currency) })
          : t(m.limits, {
              min: shownAmount(minBet, currency),
              max: shownAmount(maxBet, currency),
            }),
    },
    {
      key: 'ways',
      head: t(c.ways),
      kind: 'actions',
      cell: (game) => (
        <Button
          size="sm"
          disabled={closed}
          aria-label={t(m.enterName, { name: game.name })}
          onClick={() => enter(game)}
        >
          {t(m.enter)}
        </Button>
      ),
    },
  ];
}

/** The tables and games of a venue, each with its limits and a button to enter. */
export function VenueGames({ venue, type }: { venue: Venue; type: HallType }) {
  const t = useT();
  const { brand, events } = useServices();
  const games = venuesApi.useVenueGamesQuery(venue.venueCode);
  const closed = venue.state === 'maintenance';
  const what = t(listedIn[type]);
  const columns = useMemo(
    () =>
      columnsOf({
        what,
        t,
        currency: brand.currency,
        closed,
        enter: ({ enName, category, name, gameCode }) =>
          events.emit('enterVenue', { enName, category, name, gameCode }),
      }),
    [brand.currency, closed, events, t, what],
  );
  const title = t(m.tables, { name: venue.name, what });
  return (
    <Section title={title} className="cs-venue-table">
      <QueryView query={games} rows={4}>
        {(list) => (
          <DataTable
            columns={columns}
            rows={list}
            rowKey={({ gameCode }) => gameCode}
            rowAttributes={({ gameCode }) => ({ 'data-game': gameCode })}
            caption={title}
            hideCaption
            empty={<EmptyState title={t(m.noGames)} />}
          />
        )}
      </QueryView>
    </Section>
  );
}
