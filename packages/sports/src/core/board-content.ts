import type { League, Match } from '@courtside/contract';
import type { Clock } from '@courtside/kernel';
import type { BoardLeague } from './board-model.ts';
import { isDrawnAlike } from './drawn-alike.ts';
import { createKeyedStore, type KeyedStore } from './keyed-store.ts';
import { createHeldPrices } from './held-prices.ts';
import type { PriceStore } from './price-store.ts';
import { createPushedScores, withScore, type ScorePush } from './score-push.ts';

/** What came of a list: `to` is the version of all of it. */
export interface ContentChanges {
  readonly to: number;
  /** With their markets. */
  readonly matches: readonly Match[];
  /** Without. */
  readonly heads?: readonly Match[];
  readonly removed: readonly string[];
}

/** The matches of one list with their prices, shown once a frame. */
export interface BoardContent {
  readonly matches: KeyedStore<Match>;
  /**
   * Puts the whole list in place of what there was.
   *
   * @param anew as of `PriceStore.tell`: the list is of a gateway that does not know what was told before
   */
  takeList(leagues: readonly League[], version: number, anew: boolean): void;
  /** A question goes out: scores that are pushed from now on are newer than its answer. */
  asked(): void;
  /**
   * Takes what is not older than what is known of each match, in whatever order it comes.
   *
   * @param by a frame of the feed comes in order with the scores that are pushed, an answer does not
   */
  take(changes: ContentChanges, version: number, by: 'answer' | 'frame'): void;
  /** Takes a score that was pushed; what the list says next counts again. */
  takeScore(push: ScorePush): void;
  /** Leagues in the gateway's order, matches by kick-off; the same array as before when nothing moved. */
  arrange(before: readonly BoardLeague[]): readonly BoardLeague[];
  /** From now on the markets of these matches alone are kept current; of all when null. */
  narrow(sight: ReadonlySet<string> | null): void;
  /** Whether the markets of a match are those of the version. */
  isWhole(gidm: string): boolean;
  /** Whether those of every match are. */
  allWhole(): boolean;
  dispose(): void;
}

/** A league as the gateway lists it; one that came with a match alone is shown, and unfolded. */
interface ListedLeague {
  readonly leagueId: string;
  readonly name: string;
  readonly isShow: boolean;
  readonly isExpand: boolean;
}

export function createBoardContent(clock: Pick<Clock, 'frame'>, prices: PriceStore): BoardContent {
  const matches: KeyedStore<Match> = createKeyedStore((task) => clock.frame(task));
  const latest = new Map<string, Match>();
  /** The version that each match is known at. */
  const knownAt = new Map<string, number>();
  const whole = new Set<string>();
  const held = createHeldPrices(prices);
  const pushed = createPushedScores();
  let sight: ReadonlySet<string> | null = null;
  let order: ListedLeague[] = [];
  /** Whether anything came, went or changed its place since the leagues were arranged. */
  let moved = true;

  /** Where its prices alone changed, the row need not be drawn: each cell follows its own price. */
  function showMatch(match: Match, before: Match | undefined) {
    if (before && isDrawnAlike(before, match)) matches.replace(match.gidm, match);
    else matches.set(match.gidm, match);
  }

  /** Keeps a match as it is now. @returns what it was before */
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
    // Its prices are those of its own score; see `isOfScore`.
    held.put(told, at, anew);
    // After its prices, so that a match that is drawn finds them.
    showMatch(match, before);
  }

  /** A head alone: the markets stay as they were. */
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
      // What is not there and was not new at a later version has left the list.
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
          .toSorted((a, b) => a.kickOff - b.kickOff || a.gidm.localeCompare(b.gidm))
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
