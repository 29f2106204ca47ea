import type { KeyValueStore } from '@courtside/kernel';

/** An entered game, with its venue. */
export interface RecentGame {
  readonly enName: string;
  readonly gameCode: string;
}

/** Maximum number of recent games that are stored. */
export const MOST_RECENT = 24;

const keyOf = (owner: string): string => `courtside.recent-games.${owner}`;

const isRecent = (value: unknown): value is RecentGame =>
  typeof value === 'object' &&
  value !== null &&
  'enName' in value &&
  typeof value.enName === 'string' &&
  'gameCode' in value &&
  typeof value.gameCode === 'string';

/** The stored text of a member's recent games; the same text while the games are the same. */
export const recentText = (storage: KeyValueStore, owner: string | null): string =>
  (owner === null ? null : storage.get(keyOf(owner))) ?? '[]';

/** Reads the stored text; damaged text gives an empty list. */
export function readRecent(text: string): readonly RecentGame[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** The games that a member entered most recently on this device, the latest first. */
export const recentGames = (storage: KeyValueStore, owner: string | null): readonly RecentGame[] =>
  readRecent(recentText(storage, owner));

/** Puts a game at the head of the recent games. */
export function noteRecent(
  storage: KeyValueStore,
  owner: string | null,
  { enName, gameCode }: RecentGame,
): void {
  if (owner === null) return;
  const others = recentGames(storage, owner).filter((each) => each.gameCode !== gameCode);
  const games = [{ enName, gameCode }, ...others].slice(0, MOST_RECENT);
  storage.set(keyOf(owner), JSON.stringify(games));
}
