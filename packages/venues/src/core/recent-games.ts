import type { KeyValueStore } from '@courtside/kernel';

/** A game that was entered, with the venue that it is of. */
export interface RecentGame {
  readonly enName: string;
  readonly gameCode: string;
}

/** How many games are remembered as played recently. */
export const MOST_RECENT = 24;

const keyOf = (owner: string): string => `courtside.recent-games.${owner}`;

const isRecent = (value: unknown): value is RecentGame =>
  typeof value === 'object' &&
  value !== null &&
  'enName' in value &&
  typeof value.enName === 'string' &&
  'gameCode' in value &&
  typeof value.gameCode === 'string';

/** What is kept of a member's recent games: the same text as long as they are the same. */
export const recentText = (storage: KeyValueStore, owner: string | null): string =>
  (owner === null ? null : storage.get(keyOf(owner))) ?? '[]';

/** Reads what is kept; what is damaged is nothing. */
export function readRecent(text: string): readonly RecentGame[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** The games that a member entered last on this device, the latest first. */
export const recentGames = (storage: KeyValueStore, owner: string | null): readonly RecentGame[] =>
  readRecent(recentText(storage, owner));

/** Puts a game at the head of those that were entered last. */
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
