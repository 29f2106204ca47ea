import type { BonusPool } from '@courtside/contract';
import { shownAmount } from '@courtside/money';
import { categoryPath } from '@courtside/shell';
import { useServices, useVenues } from '@courtside/shell/react';
import { Artwork } from '@courtside/ui';
import { Link } from 'react-router';
import { poolAmount } from '../core/pool-amount.ts';
import { CATEGORY_OF_VENUE } from '../core/venue-types.ts';

/** One for each place, so that no two jackpots look alike; the drawings of venues and promotions are others. */
const MOTIFS = ['rocket', 'gem', 'anchor', 'lantern', 'phoenix', 'panda'] as const;

export interface PoolListProps {
  pools: readonly BonusPool[];
  /** Milliseconds by the gateway's clock; null while it is not known. */
  now: number | null;
}

/** Jackpots with their amounts. */
export function PoolList({ pools, now }: PoolListProps) {
  return (
    <ul className="cs-lobby-pools">
      {pools.map((pool, at) => (
        <li key={pool.poolId}>
          <PoolCard pool={pool} motif={MOTIFS[at % MOTIFS.length]} now={now} />
        </li>
      ))}
    </ul>
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
