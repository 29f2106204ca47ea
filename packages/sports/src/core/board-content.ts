import type { League, Match } from '@courtside/contract';
import type { Clock } from '@courtside/kernel';
import type { BoardLeague } from './board-model.ts';
import { isDrawnAlike } from './drawn-alike.ts';
import { createKeyedStore, type KeyedStore } from './keyed-store.ts';
import { createHeldPrices } from './held-prices.ts';
import type { PriceStore } from './price-store.ts';
import { byGidm } from './by-gidm.ts';
import { createPushedScores, withScore, type ScorePush } from './score-push.ts';

/** Changes of a list: `to` is the version of the whole list after them. */
export interface ContentChanges {
  readonly to: number;
  /** Matches with their markets. */
  readonly matches: readonly Match[];
  /** Matches without their markets. */
  readonly heads?: readonly Match[];
  readonly removed: readonly string[];
}

/** The matches of one list with their prices, shown once a frame. */
export interface BoardContent {
  readonly matches: KeyedStore<Match>;
  /**
   * Replaces the whole list.
   *
   * @param anew as in `PriceStore.tell`: the list comes from a gateway that does not know the earlier data
   */
  takeList(leagues: readonly League[], version: number, anew: boolean): void;
  /** Called when a request is sent: scores that are pushed from now on are newer than its answer. */
  asked(): void;
  /**
   * Takes changes that are not older than the known state of each match, in any order.
   *
   * @param by a frame of the feed comes in order with the pushed scores, an answer does not
   */
  take(changes: ContentChanges, version: number, by: 'answer' | 'frame'): void;
  /** Takes a pushed score; the next change of the list replaces it. */
  takeScore(push: ScorePush): void;
  /** Leagues in the gateway's order, matches by kick-off; the same array as before when nothing moved. */
  arrange(before: readonly BoardLeague[]): readonly BoardLeague[];
  /** From now on only the markets of these matches are kept current; those of all when null. */
  narrow(sight: ReadonlySet<string> | null): void;
  /** Whether the markets of a match are as current as the list's version. */
  isWhole(gidm: string): boolean;
  /** Whether the markets of every match are as current as the list's version. */
  allWhole(): boolean;
  dispose(): void;
}

/** A league as the gateway lists it; one that came only with a match is shown, and unfolded. */
interface ListedLeague {
  readonly leagueId: string;
  readonly name: string;
  readonly isShow: boolean;
  readonly isExpand: boolean;
}

export function createBoardContent(clock: Pick<Clock, 'frame'>, prices: PriceStore): BoardContent {
  const matches: KeyedStore<Match> = createKeyedStore((task) => clock.frame(task));
  const latest = new Map<string, Match>();
  /** The version at which each match was last changed. */
  const knownAt = new Map<string, number>();
  const whole = new Set<string>();
  const held = createHeldPrices(prices);
  const pushed = createPushedScores();
  let sight: ReadonlySet<string> | null = null;
  let order: ListedLeague[] = [];
  /** Whether a match was added, removed or moved since the leagues were last arranged. */
  let moved = true;

  /** Shows a match. Where only its prices changed, the row is not drawn again: each cell follows its own price. */
  function showMatch(match: Match, before: Match | undefined) {
    if (before && isDrawnAlike(before, match)) matches.replace(match.gidm, match);
    else matches.set(match.gidm, match);
  }

  /** Stores the new state of a match. @returns its state before */
  function keep(match: Match): Match | undefined {
    const before = latest.get(match.gidm);
    latest.set(match.gidm, match);
    if (before?.league_id !== match.league_id || before.kickOff !== match.kickOff) moved = true;
    return before;
  }

  function put(told: Match, at: number, anew = false) {
    const match = pushed.over(told);
    const before = keep(match);
    knownAt.set(match.gidm, at);
    if (sight === null || sight.has(match.gidm)) whole.add(match.gidm);
    // Prices belong to the score that the gateway sent with them; see `isOfScore`.
    held.put(told, at, anew);
    // After its prices, so that the row finds them when it is drawn.
    showMatch(match, before);
  }

  /** Takes a match without markets: its known markets stay. */
  function putHead(head: Match, at: number) {
    const match = { ...pushed.over(head), markets: latest.get(head.gidm)?.markets ?? [] };
    knownAt.set(match.gidm, at);
    showMatch(match, keep(match));
  }

  function drop(gidm: string) {
    moved = latest.delete(gidm) || moved;
    knownAt.delete(gidm);
    whole.delete(gidm);
    matches.delete(gidm);
    held.drop(gidm);
  }

  return {
    matches,
    takeList(leagues, version, anew) {
      order = leagues.map((league) => ({
        leagueId: league.league_id,
        name: league.league_name,
        isShow: league.isShow,
        isExpand: league.isExpand,
      }));
      moved = true;
      const present = new Set(leagues.flatMap((league) => league.matches.map((each) => each.gidm)));
      for (const gidm of Array.from(latest.keys())) if (!present.has(gidm)) drop(gidm);
      for (const league of leagues) for (const match of league.matches) put(match, version, anew);
    },
    asked: pushed.asked,
    take({ to, matches: changed, heads = [], removed }, version, by) {
      // A match that is not in the list, and did not come with a later version, has left it.
      const isNews = (gidm: string) => to >= (knownAt.get(gidm) ?? version);
      if (by === 'frame') for (const { gidm } of [...changed, ...heads]) pushed.told(gidm);
      for (const match of changed) {
        if (isNews(match.gidm)) put(match, to);
      }
      for (const head of heads) {
        if (isNews(head.gidm)) putHead(head, to);
      }
      for (const gidm of removed) if (isNews(gidm)) drop(gidm);
    },
    takeScore(push) {
      pushed.push(push);
      const before = latest.get(push.gidm);
      const match = before && withScore(before, push);
      if (match && match !== before) showMatch(match, keep(match));
    },
    arrange(before) {
      if (!moved) return before;
      moved = false;
      const groups = new Map<string, Match[]>(order.map(({ leagueId }) => [leagueId, []]));
      for (const match of latest.values()) {
        const group = groups.get(match.league_id);
        if (group) group.push(match);
        else {
          groups.set(match.league_id, [match]);
          const { league_id: leagueId, league_name: name } = match;
          order = [...order, { leagueId, name, isShow: true, isExpand: true }];
        }
      }
      const leagues = order.flatMap(({ leagueId, name, isShow, isExpand }): BoardLeague[] => {
        const gidms = (groups.get(leagueId) ?? [])
          .toSorted((a, b) => a.kickOff - b.kickOff || byGidm(a, b))
          .map((match) => match.gidm);
        if (gidms.length === 0 || !isShow) return [];
        return [{ leagueId, name, gidms, ...(!isExpand && { collapsed: true }) }];
      });
      return JSON.stringify(leagues) === JSON.stringify(before) ? before : leagues;
    },
    narrow(next) {
      sight = next;
      if (next === null) return;
      for (const gidm of Array.from(whole)) if (!next.has(gidm)) whole.delete(gidm);
    },
    isWhole: (gidm) => whole.has(gidm),
    allWhole: () => whole.size === latest.size,
    dispose() {
      held.dispose();
      matches.dispose();
    },
  };
}
