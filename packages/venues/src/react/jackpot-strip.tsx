import type { BonusPool, Game, VenueType } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useServices, useSiteNow } from '@courtside/shell/react';
import { Button, useReducedMotion } from '@courtside/ui';
import { poolNow } from '../core/pool-now.ts';
import { venuesApi } from '../redux/venues-api.ts';
import { c } from './catalogue-messages.ts';
import { GamePicture } from './game-picture.tsx';
import { m } from './messages.ts';

/** Slow, so as not to urge members to play. */
const DRAW_MS = 3000;

export interface JackpotStripProps {
  category: VenueType;
  games: readonly Game[] | undefined;
  onOpen: (game: Game) => void;
}

/** Current amounts of the jackpots of a kind of games. */
export function JackpotStrip({ category, games, onOpen }: JackpotStripProps) {
  const t = useT();
  const { events } = useServices();
  const { data: pools, isError } = venuesApi.useJackpotPoolsQuery();
  const calm = useReducedMotion();
  // An amount is shown only when the site's time is known.
  const now = useSiteNow({ everyMs: DRAW_MS, stopped: calm });
  const found = pools?.flatMap((pool) => {
    const game = games?.find(({ gameCode }) => gameCode === pool.gameCode);
    return game ? [{ pool, game }] : [];
  });
  const waits = !isError && (pools === undefined || games === undefined);
  if (!waits && (!found || found.length === 0)) return null;
  return (
    <section className="cs-jackpots" aria-label={t(m.pools)} aria-busy={waits}>
      <ul>
        {waits && (
          // As high as a pool, so that the content below does not move when the pools arrive.
          <li aria-hidden>
            <span className="cs-jackpot">
              <span className="cs-jackpot__picture" />
            </span>
          </li>
        )}
        {found?.map(({ pool, game }) => (
          <li key={pool.poolId}>
            <Pool pool={pool} game={game} now={now} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <p className="cs-venues-note">
        {t(c.poolNote)}
        {category === 'DZ' && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => events.emit('changeEgameTab', { tab: 'jackpot' })}
          >
            {t(c.poolGames)}
          </Button>
        )}
      </p>
    </section>
  );
}

function Pool({
  pool,
  game,
  now,
  onOpen,
}: {
  pool: BonusPool;
  game: Game;
  now: number | null;
  onOpen: (game: Game) => void;
}) {
  return (
    <button type="button" className="cs-jackpot" onClick={() => onOpen(game)}>
      <span className="cs-jackpot__picture">
        <GamePicture game={game} />
      </span>
      <span className="cs-jackpot__name">
        {pool.name} {game.name !== pool.name && <small>{game.name}</small>}
      </span>
      <span className="cs-jackpot__amount">
        {now === null ? '--' : shownAmount(poolNow(pool, now), pool.currency)}
      </span>
    </button>
  );
}
