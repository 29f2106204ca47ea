import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MatchFeed, MatchOverview } from '../../core/match-feed.ts';

/** Creates the feed of one match. */
export type CreateMatchFeed = (gidm: string) => MatchFeed;

/** A feed that lives while the component shows this match; null until the first effect has run. */
export function useOwnFeed(create: CreateMatchFeed, gidm: string): MatchFeed | null {
  const [feed, setFeed] = useState<MatchFeed | null>(null);
  useEffect(() => {
    const own = create(gidm);
    // oxlint-disable-next-line react/set-state-in-effect -- As of a board: StrictMode must see it made again.
    setFeed(own);
    own.start();
    return () => {
      setFeed(null);
      own.dispose();
    };
  }, [create, gidm]);
  return feed;
}

export const useMatchOverview = (feed: MatchFeed): MatchOverview =>
  useSyncExternalStore(feed.onOverview, feed.overview, feed.overview);
