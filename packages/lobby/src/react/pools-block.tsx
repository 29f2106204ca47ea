import { useT } from '@courtside/i18n/react';
import { Section, useSiteNow } from '@courtside/shell/react';
import { Button, useReducedMotion } from '@courtside/ui';
import { useState } from 'react';
import { lobbyApi } from '../redux/lobby-api.ts';
import { PoolsShape } from './block-shapes.tsx';
import { PoolList } from './lower-parts.tsx';
import { LowerQuery } from './lower-query.tsx';
import { m } from './messages.ts';
import { useNear } from './use-near.ts';

/** Refresh interval in ms; slow, so as not to urge play. */
const DRAW_MS = 3000;

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
      className="cs-lobby-jackpots"
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
      <LowerQuery near={near} query={load} Shape={PoolsShape}>
        {(pools) => <PoolList pools={pools} now={now} />}
      </LowerQuery>
    </Section>
  );
}
