import { marketMessages } from '@courtside/betting-terms';
import type { Outright } from '@courtside/contract';
import { formatDay, formatTime } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { useConnection } from '@courtside/shell/react';
import { Badge, EmptyState, PriceButton, Skeleton } from '@courtside/ui';
import { useSyncExternalStore } from 'react';
import { isPrice } from '../core/live-price.ts';
import type { Outrights } from '../core/outrights.ts';
import { m } from './messages.ts';
import { OddsGrid } from './odds-grid.tsx';
import { type OutrightRunner, usePicked, usePickPort, usePriceText } from './pick-port.tsx';
import { SlipLink } from './slip-link.tsx';
import { StaleBanner, VenueFailure } from './venue-failure.tsx';

const EMPTY = { FS: m.emptyFS, FSFT: m.emptyFSFT, FSFU: m.emptyFSFU } as const;

export interface OutrightsListProps {
  outrights: Outrights;
  /** The listed outrights; it selects the text for an empty list. @default 'FS' */
  showType?: keyof typeof EMPTY;
  slipId: string | undefined;
}

/** The runners of each competition (冠军), competition by competition. */
export function OutrightsList({ outrights, showType = 'FS', slipId }: OutrightsListProps) {
  const t = useT();
  const overview = useSyncExternalStore(
    outrights.onOverview,
    outrights.overview,
    outrights.overview,
  );
  const { usable } = useConnection();
  if (overview.status === 'loading') return <Skeleton rows={8} size="block" label={t(m.loading)} />;
  if (overview.status === 'failed') {
    const retry = () => outrights.reload();
    return <VenueFailure title={t(m.failed)} fault={overview.fault} retry={retry} />;
  }
  if (overview.outrights.length === 0) {
    return <EmptyState title={t(m.emptyTitle)} detail={t(EMPTY[showType])} />;
  }
  const isCurrent = overview.status === 'ready' && usable;
  return (
    <>
      {overview.outrights.map((outright) => (
        <Competition key={outright.gid} outright={outright} isCurrent={isCurrent} slipId={slipId} />
      ))}
      {overview.status === 'stale' && <StaleBanner fault={overview.fault} />}
    </>
  );
}

function Competition({
  outright,
  isCurrent,
  slipId,
}: {
  outright: Outright;
  isCurrent: boolean;
  slipId: string | undefined;
}) {
  const t = useT();
  const { tag } = useLanguage();
  const { league_name: league, closesAt, runners, winner } = outright;
  const isDecided = winner !== undefined;
  const listed = runners.filter(({ pick }) => !isDecided || pick === winner);
  const runnerList = (
    <ul className="cs-sports-outright__runners">
      {listed.map((runner) => (
        <li key={runner.pick} className="cs-sports-outright__runner">
          <span className="cs-sports-outright__name">{runner.name}</span>
          {isDecided ? (
            <span>
              <Badge tone="positive">{t(marketMessages.outright)}</Badge>
            </span>
          ) : (
            <RunnerPrice outright={outright} runner={runner} isCurrent={isCurrent} />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="cs-sports-league">
      <h2 className="cs-sports-league__head cs-sports-outright__head cs-below-header">
        <span className="cs-sports-league__name">
          {/冠[军軍]$/.test(league) ? league : t(m.outrightOf, { league })}
        </span>
        <span className="cs-sports-outright__until">
          {isDecided
            ? t(m.decided)
            : t(m.closesAt, { time: `${formatDay(closesAt, tag)} ${formatTime(closesAt, tag)}` })}
        </span>
      </h2>
      {isDecided ? runnerList : <OddsGrid label={t(m.oddsOf, { league })}>{runnerList}</OddsGrid>}
      {slipId !== undefined && !isDecided && <SlipLink slipId={slipId} />}
    </section>
  );
}

function RunnerPrice({
  outright,
  runner,
  isCurrent,
}: {
  outright: Outright;
  runner: OutrightRunner;
  isCurrent: boolean;
}) {
  const t = useT();
  const port = usePickPort();
  const { gid, wtype, sw, league_name: league } = outright;
  const isOpen = sw && isPrice(runner.ior);
  const selected = usePicked(gid, wtype, runner.pick);
  const { write } = usePriceText(wtype);
  // A closed runner has no price to format.
  const shown = isOpen ? write(runner.ior, undefined) : runner.ior;
  const name = isOpen ? (isCurrent ? m.runnerPrice : m.runnerUnavailable) : m.runnerSuspended;
  return (
    <PriceButton
      // Reached with the arrow keys of its `OddsGrid`.
      tabIndex={-1}
      data-gid={gid}
      data-wtype={wtype}
      data-pick={runner.pick}
      price={shown}
      selected={selected}
      suspended={!isOpen}
      disabled={!isCurrent}
      aria-label={t(name, { league, runner: runner.name, price: shown })}
      onClick={() => port.toggleOutright?.({ outright, runner })}
    />
  );
}
