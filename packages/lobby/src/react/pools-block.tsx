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
import { comingClass } from './coming-class.ts';
import { m } from './messages.ts';
import { useNear } from './use-near.ts';

/** Refresh interval in ms; slow, so as not to urge play. */
const DRAW_MS = 3000;
/** One for each place, so that no two jackpots look alike; the drawings of venues and promotions are others. */
const MOTIFS = ['rocket', 'gem', 'anchor', 'lantern', 'phoenix', 'panda'] as const;

/** The jackpots and their current amounts. A button stops their movement. */
export function PoolsBlock() {
  const t = useT();
  const [ref, near] = useNear('pools');
  const load = lobbyApi.useBonusPoolsQuery(undefined, { skip: !near });
  const calm = useReducedMotion();
  const [chosen, setStopped] = useState<boolean | null>(null);
  const stopped = chosen ?? calm;
  const now = useSiteNow({ everyMs: DRAW_MS, stopped });
  return (
    <Section
      ref={ref}
      className={comingClass(load)}
      size="lg"
      title={t(m.pools)}
      actions={
        near && (
          <Button
            size="sm"
            variant="ghost"
            className="cs-lobby-pools__pause"
            aria-pressed={stopped}
            onClick={() => setStopped(!stopped)}
          >
            {t(stopped ? m.playPools : m.pausePools)}
          </Button>
        )
      }
    >
      <p className="cs-lobby-note">{t(m.poolsNote)}</p>
      {near && (
        <QueryView query={load} rows={2}>
          {(pools) => (
            <ul className="cs-lobby-pools">
              {pools.map((pool, at) => (
                <li key={pool.poolId}>
                  <PoolCard pool={pool} motif={MOTIFS[at % MOTIFS.length]} now={now} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </Section>
  );
}

interface PoolCardProps {
  pool: BonusPool;
  motif: (typeof MOTIFS)[number] | undefined;
  now: number | null;
}

function PoolCard({ pool, motif = MOTIFS[0], now }: PoolCardProps) {
  const { currency } = useServices().brand;
  const { data: venues } = useVenues();
  const type = venues?.find(({ venueCode }) => venueCode === pool.venueCode)?.category ?? 'DZ';
  return (
    <article className="cs-lobby-pool">
      <Artwork motif={motif} seed={pool.poolId} ratio="square" />
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
