import type { BonusPool } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { categoryPath } from '@courtside/shell';
import { QueryView, Section, useServices, useSiteNow, useVenues } from '@courtside/shell/react';
import { Artwork, Button, useReducedMotion } from '@courtside/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { poolAmount } from '../core/pool-amount.ts';
import { CATEGORY_OF_VENUE } from '../core/venue-types.ts';
import { lobbyApi } from '../redux/lobby-api.ts';
import { m } from './messages.ts';

/** Refresh interval in ms; slow, so as not to urge play. */
const DRAW_MS = 3000;
const MOTIFS: Readonly<Record<string, string>> = {
  grand: 'rocket',
  major: 'gift',
  dragon: 'dragon',
  lucky: 'seven',
};

/** The jackpots and their current amounts. A button stops their movement. */
export function PoolsBlock() {
  const t = useT();
  const load = lobbyApi.useBonusPoolsQuery();
  const calm = useReducedMotion();
  const [chosen, setStopped] = useState<boolean | null>(null);
  const stopped = chosen ?? calm;
  const now = useSiteNow({ everyMs: DRAW_MS, stopped });
  return (
    <Section
      size="lg"
      title={t(m.pools)}
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={stopped}
          onClick={() => setStopped(!stopped)}
        >
          {t(stopped ? m.playPools : m.pausePools)}
        </Button>
      }
    >
      <p className="cs-lobby-note">{t(m.poolsNote)}</p>
      <QueryView query={load} rows={2}>
        {(pools) => (
          <ul className="cs-lobby-pools">
            {pools.map((pool) => (
              <li key={pool.poolId}>
                <PoolCard pool={pool} now={now} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function PoolCard({ pool, now }: { pool: BonusPool; now: number | null }) {
  const { currency } = useServices().brand;
  const { data: venues } = useVenues();
  const type = venues?.find(({ venueCode }) => venueCode === pool.venueCode)?.category ?? 'DZ';
  return (
    <article className="cs-lobby-pool">
      <Artwork motif={MOTIFS[pool.poolId] ?? 'coin'} seed={pool.poolId} ratio="square" />
      <div>
        <h3>
          <Link to={`${categoryPath(CATEGORY_OF_VENUE[type])}?list=jackpot`}>{pool.name}</Link>
        </h3>
        <p className="cs-lobby-pool__amount">
          {now === null ? '--' : shownAmount(poolAmount(pool, now), currency)}
        </p>
      </div>
    </article>
  );
}
