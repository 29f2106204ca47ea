import { keptStore, textsOf, toggled } from './kept-store.ts';

/** A member's settings of their boards; kept on the device. */
export interface BoardChoices {
  /** `gidm` of matches and ids of leagues that are shown on top. */
  readonly matches: readonly string[];
  readonly leagues: readonly string[];
  /** Ids of leagues that the member folded, or unfolded where the gateway has them folded. */
  readonly folded: readonly string[];
  readonly sort: 'league' | 'time';
  /** `double` also shows the second lines of each match. */
  readonly density: 'single' | 'double';
}

export interface BoardChoicesStore {
  current(): BoardChoices;
  subscribe(listener: () => void): () => void;
  set(change: Partial<BoardChoices>): void;
  /** Puts an id into a list, or takes it out. */
  toggle(list: 'matches' | 'leagues' | 'folded', id: string): void;
}

/** Most ids in each list, as matches come and go: the oldest is dropped first. */
const MOST = 200;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads the stored choices; unreadable parts get their defaults. */
function read(value: unknown): BoardChoices {
  const kept = isRecord(value) ? value : {};
  return {
    matches: textsOf(kept['matches'], MOST),
    leagues: textsOf(kept['leagues'], MOST),
    folded: textsOf(kept['folded'], MOST),
    sort: kept['sort'] === 'time' ? 'time' : 'league',
    density: kept['density'] === 'double' ? 'double' : 'single',
  };
}

/** The choices of a new device. */
export const NO_BOARD_CHOICES: BoardChoices = read(null);

/**
 * The only store of a device's choices for boards.
 *
 * @example boardChoices(services.storage).toggle('leagues', '30207');
 */
export const boardChoices = keptStore(
  'courtside.board',
  read,
  ({ current, subscribe, set }): BoardChoicesStore => ({
    current,
    subscribe,
    set: (change) => set({ ...current(), ...change }),
    toggle: (list, id) => set({ ...current(), [list]: toggled(current()[list], id, MOST) }),
  }),
);

/** Whether the matches of a league are shown: as the gateway says, unless the member reversed that. */
export function isUnfolded(
  { leagueId, collapsed }: { readonly leagueId: string; readonly collapsed?: true },
  { folded }: Pick<BoardChoices, 'folded'>,
): boolean {
  return folded.includes(leagueId) === (collapsed === true);
}
