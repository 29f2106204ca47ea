import { isGatewayError } from '@courtside/api-client';
import type { FeatureSite } from '@courtside/shell/react';
import { createMatchFeed, type MatchFeed } from '@courtside/sports';
import type { SiteSport } from './site-sport.ts';
import { sportsGatewayOf } from './sports-gateway-of.ts';

/** In-play prices move by the second; after the end only a correction can come. */
const POLL_MS = { inPlay: 1500, before: 5000, ended: 30_000 } as const;
/** Result code: the gateway has no such match. */
const NOT_FOUND = 6004;

/** Returns a function that makes feeds of single matches for the pages of a site. */
export function matchFeedsOf(
  site: FeatureSite,
  { prices, scores }: Pick<SiteSport, 'prices' | 'scores'>,
): (gidm: string) => MatchFeed {
  const { clock, random, events, connection } = site.services;
  const gateway = sportsGatewayOf(site);
  return (gidm) =>
    createMatchFeed({
      gateway,
      gidm,
      clock,
      random,
      prices,
      scores,
      pollMs: POLL_MS,
      isUnknown: (fault) => isGatewayError(fault, NOT_FOUND),
      isShown: () => document.visibilityState === 'visible',
      onShown(resume) {
        const changed = () => {
          if (document.visibilityState === 'visible') resume();
        };
        document.addEventListener('visibilitychange', changed);
        return () => document.removeEventListener('visibilitychange', changed);
      },
      onTextsChange: (reload) => events.on('localeChanged', reload),
      onBack: connection.onBack,
    });
}
