import type { ClientFrame, GatewayFrame, Match } from '@courtside/contract';
import type { SiteClock } from '../time/site-clock.ts';
import type { Listed, World } from '../world/world.ts';

export type WatchRequest = Extract<ClientFrame, { msgId: 20001 }>['msgData'];
type Changes = Extract<GatewayFrame, { msgId: 20002 }>['msgData'];

/** Maximum number of matches in one frame; a larger change continues in the next. */
const MOST_MATCHES = 40;
/** Time without a frame after which a watch is told that nothing changed (asyncapi.yaml allows two seconds). */
const BEAT_MS = 1000;

export interface FeedWatchParts {
  readonly world: World;
  readonly clock: SiteClock;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly tell: (frame: GatewayFrame) => void;
}

/** One list watched by one connection. */
export interface FeedWatch {
  /** Sends the changes since the last call. @returns false when the watch has ended with a reset */
  push(): boolean;
  /** @param gidms all matches when left out */
  sight(gidms: readonly string[] | undefined): void;
}

/** The shown head of a match, without the clock, whose seconds the front end counts. */
function headOf(match: Match): string {
  return JSON.stringify({
    ...match,
    markets: [],
    re_time: '',
    t_count: Math.floor(match.t_count / 60),
  });
}

/** Watches a list from `since`; the first `push` tells whether it can be continued. */
export function createFeedWatch(parts: FeedWatchParts, request: WatchRequest): FeedWatch {
  const { world, clock, now, tell } = parts;
  const { watch, gtype, showType, language, since } = request;
  let inSight = request.gidms && new Set(request.gidms);
  let to = since;
  let seq = 0;
  let toldAt = -Infinity;
  /** The last sent heads of matches out of sight. */
  const heads = new Map<string, string>();

  function frame(from: number, more: boolean, change: Partial<Changes>): void {
    seq += 1;
    toldAt = now();
    tell({
      msgId: 20002,
      msgData: {
        ...{ watch, seq, gtype, showType, from, to },
        ...(more ? { more: 1 } : {}),
        serverTime: Math.floor(clock.site()),
        counts: world.counts(gtype),
        sports: world.sportsCounts(),
        ...{ matches: [], heads: [], removed: [] },
        ...change,
      },
    });
  }

  /** Sends as many frames as needed; matches removed from the list go into the last. */
  function tellAll(from: number, matches: Match[], outOfSight: Match[], removed: string[]): void {
    const all = [
      ...matches.map((match) => ({ match, whole: true })),
      ...outOfSight.map((match) => ({ match, whole: false })),
    ];
    let at = 0;
    do {
      const part = all.slice(at, at + MOST_MATCHES);
      at += MOST_MATCHES;
      const more = at < all.length;
      frame(from, more, {
        matches: part.flatMap(({ match, whole }) => (whole ? [match] : [])),
        heads: part.flatMap(({ match, whole }) => (whole ? [] : [match])),
        removed: more ? [] : removed,
      });
    } while (at < all.length);
  }

  function push(): boolean {
    const { version } = world;
    if (version === to && seq > 0) {
      if (now() - toldAt >= BEAT_MS) frame(to, false, {});
      return true;
    }
    const removed = world.removedSince(gtype, showType, to);
    if (removed === undefined) {
      tell({ msgId: 20003, msgData: { watch } });
      return false;
    }
    const from = to;
    to = version;
    const changed = world.list(gtype, showType).filter((listed) => listed.version > from);
    const matches: Match[] = [];
    const outOfSight: Match[] = [];
    for (const listed of changed) {
      const match = world.match(listed, language);
      if (inSight?.has(match.gidm) !== false) {
        heads.delete(match.gidm);
        matches.push(match);
        continue;
      }
      const head = headOf(match);
      if (heads.get(match.gidm) === head) continue;
      heads.set(match.gidm, head);
      outOfSight.push({ ...match, markets: [] });
    }
    for (const gidm of removed) heads.delete(gidm);
    tellAll(from, matches, outOfSight, [...removed]);
    return true;
  }

  return {
    push,
    sight(gidms) {
      const before = inSight;
      inSight = gidms && new Set(gidms);
      // A watch that had all matches in sight already has them all.
      if (before === undefined) return;
      const isNew = ({ state, show }: Listed): boolean =>
        show === showType &&
        !before.has(state.plan.gidm) &&
        inSight?.has(state.plan.gidm) !== false;
      const come = world.list(gtype, showType).filter(isNew);
      for (const listed of come) heads.delete(listed.state.plan.gidm);
      if (come.length > 0) {
        tellAll(
          to,
          come.map((listed) => world.match(listed, language)),
          [],
          [],
        );
      }
    },
  };
}
