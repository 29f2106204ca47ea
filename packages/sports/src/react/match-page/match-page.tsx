import { betMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { ReturnLink, useNamePage } from '@courtside/shell/react';
import { ButtonLink, classNames, EmptyState, SegmentedControl } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import type { MatchFeed } from '../../core/match-feed.ts';
import { BOARD_PATHS } from '../../core/match-path.ts';
import type { SportsGateway } from '../../core/sports-gateway.ts';
import { m as board } from '../messages.ts';
import { EndedPanel } from '../results/ended-panel.tsx';
import { m as results } from '../results/messages.ts';
import { BoardContext, useMatch } from '../use-board.ts';
import { StaleBanner, VenueFailure } from '../venue-failure.tsx';
import { MarketPanel } from './market-panel.tsx';
import { MatchInfo } from './match-info.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import { m } from './messages.ts';
import { ScorePanel } from './score-panel.tsx';
import { useMatchOverview, useOwnFeed, type CreateMatchFeed } from './use-match-feed.ts';

export interface MatchPageProps {
  gidm: string;
  createFeed: CreateMatchFeed;
  /** Source of the results of the match's markets. */
  gateway: Pick<SportsGateway, 'ask'>;
  /** Returns the address of the match's broadcast, or null where there is none. @default none */
  watchAddress?: (gidm: string) => Promise<string | null>;
  /** Content beside the match: the slip. */
  aside: ReactNode;
  /** Content below the match information: its chat room. @default nothing */
  talk?: ReactNode;
  /** Id of the slip: a link to it is added after the prices. It must be focusable. */
  slipId?: string;
}

/** One match with its score, its incidents, and all markets. */
export function MatchPage({ createFeed, ...props }: MatchPageProps) {
  const feed = useOwnFeed(createFeed, props.gidm);
  return (
    <div className="cs-sports cs-match-page">
      <div className="cs-match-page__main">
        {feed ? (
          <BoardContext value={feed}>
            <Body key={feed.gidm} feed={feed} {...props} />
          </BoardContext>
        ) : (
          <MatchSkeleton />
        )}
      </div>
      {props.aside}
    </div>
  );
}

type BodyProps = Omit<MatchPageProps, 'createFeed' | 'aside'> & { feed: MatchFeed };

/** The match, or the reason why there is none. */
function Body({ feed, ...props }: BodyProps) {
  const t = useT();
  const { status, details, fault } = useMatchOverview(feed);
  if (status === 'unknown') {
    return (
      <>
        <h1 className="cs-visually-hidden">{t(m.unknown)}</h1>
        <EmptyState
          title={t(m.unknown)}
          detail={t(m.unknownDetail)}
          action={
            <ButtonLink variant="primary" render={<ReturnLink to={BOARD_PATHS} />}>
              {t(m.back)}
            </ButtonLink>
          }
        />
      </>
    );
  }
  if (details) return <Match feed={feed} {...props} />;
  if (status !== 'failed') return <MatchSkeleton />;
  return <VenueFailure title={t(board.failed)} fault={fault} retry={() => feed.reload()} />;
}

function Match({ feed, gateway, watchAddress, slipId, talk }: BodyProps) {
  const t = useT();
  const { status, details, offers, fault } = useMatchOverview(feed);
  const match = useMatch(feed.gidm);
  /** The shown part, where there is no room for both. */
  const [view, setView] = useState<'markets' | 'info'>('markets');
  useNamePage(match ? t(betMessages.versus, { home: match.team_h, away: match.team_c }) : '');
  if (!match || !details) return null;
  const { team_h: home, team_c: away, gameStatus } = match;
  const over = gameStatus === 'finished' || gameStatus === 'abandoned';
  return (
    <>
      <h1 className="cs-visually-hidden">{t(betMessages.versus, { home, away })}</h1>
      <ScorePanel match={match} play={details.play} watchAddress={watchAddress} />
      <SegmentedControl
        className="cs-match-page__view"
        label={t(m.view)}
        value={view}
        onChange={setView}
        options={[
          over
            ? { value: 'markets', label: t(results.title) }
            : { value: 'markets', label: t(m.markets), count: offers.length },
          { value: 'info', label: t(m.info) },
        ]}
      />
      <div className={classNames('cs-match-page__parts', `is-${view}`)}>
        {over ? (
          <section className="cs-match-markets cs-match-ended" aria-label={t(results.title)}>
            <h2>{t(results.title)}</h2>
            <EndedPanel gidm={feed.gidm} gateway={gateway} />
          </section>
        ) : (
          <MarketPanel match={match} offers={offers} feed={feed} slipId={slipId} />
        )}
        <div className="cs-match-page__side">
          <MatchInfo match={match} details={details} />
          {talk}
        </div>
      </div>
      {status === 'stale' && <StaleBanner fault={fault} />}
    </>
  );
}
