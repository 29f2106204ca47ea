import { useHasRoute, type FeatureSite } from '@courtside/shell/react';
import { MatchPage, PickPortProvider } from '@courtside/sports/react';
import { Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router';
import { matchTalk } from './match-talk.ts';
import { matchFeedsOf } from './match-feeds.ts';
import type { SiteSport } from './site-sport.ts';
import { slipPart } from './slip-parts.tsx';
import { sportsGatewayOf } from './sports-gateway-of.ts';
import { useSlipBeside } from './use-slip-beside.tsx';

/** The page of a match beside the slip. */
export function createMatchScreen(site: FeatureSite, sport: SiteSport): ComponentType {
  const SlipColumn = slipPart(site, sport);
  const createFeed = matchFeedsOf(site, sport);
  const gateway = sportsGatewayOf(site);
  const Talk = matchTalk(site);
  const { client } = site.services;

  async function watchAddress(gidm: string) {
    const { video } = await client.call('/game/api/v1/video/hotLive/matchDetail', { gidm });
    return video.state === 'live' && video.url.startsWith('https://') ? video.url : null;
  }

  return function MatchScreen() {
    const { gidm = '' } = useParams();
    const hasChat = useHasRoute('/chat');
    const { slipId, port, aside } = useSlipBeside(sport, SlipColumn);
    return (
      <PickPortProvider port={port}>
        <MatchPage
          gidm={gidm}
          createFeed={createFeed}
          gateway={gateway}
          watchAddress={watchAddress}
          slipId={slipId}
          aside={aside}
          talk={
            hasChat && (
              <Suspense>
                <Talk key={gidm} rid={`m-${gidm}`} page={`/game/sport/match/${gidm}/chat`} />
              </Suspense>
            )
          }
        />
      </PickPortProvider>
    );
  };
}
