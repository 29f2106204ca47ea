import type { KeyValueStore } from '@courtside/kernel';
import { VENUE_TYPES } from './venue-types.ts';
import type { EntryRequest } from './entry-flow.ts';

/** A game that is open in this tab: the data that its page needs besides the address. */
export interface GameVisit {
  /** Id of the member who entered it; it is shown to no other member. */
  readonly owner: string;
  readonly href: string;
  readonly request: EntryRequest;
  /** Time of the entry, in ms since the epoch by the device's clock. */
  readonly since: number;
  /** True when its ticket has expired: the page enters the game again instead of showing it. */
  readonly over: boolean;
}

const KEY = 'courtside.game-visit';

const isText = (value: unknown): value is string => typeof value === 'string';

function readRequest(value: unknown): EntryRequest | null {
  if (typeof value !== 'object' || value === null) return null;
  const { enName, category, name, gameCode, from } = value as Record<string, unknown>;
  const type = VENUE_TYPES.find((each) => each === category);
  if (!isText(enName) || !isText(name) || !isText(from) || type === undefined) return null;
  if (!from.startsWith('/') || from.startsWith('//')) return null;
  return {
    ...{ enName, category: type, name, from },
    ...(isText(gameCode) && { gameCode }),
  };
}

/**
 * The visit stored in this tab, for any address.
 *
 * @param owner the logged-in member; null for a visitor
 * @returns null when there is none, or it is another member's or damaged
 */
function lastVisit(storage: KeyValueStore | undefined, owner: string | null): GameVisit | null {
  let value: unknown;
  try {
    value = JSON.parse(storage?.get(KEY) ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Record<string, unknown>;
  const request = readRequest(kept['request']);
  const { href, since, over } = kept;
  if (owner === null || kept['owner'] !== owner) return null;
  if (request === null || !isText(href) || typeof since !== 'number') return null;
  return { owner, href, request, since, over: over === true };
}

/**
 * A member's visit of an address. The address alone tells neither its member nor the page to return to.
 *
 * @returns null for an address that was opened by a link, and for another member's game
 */
export function keptVisit(
  storage: KeyValueStore | undefined,
  href: string,
  owner: string | null,
): GameVisit | null {
  const visit = lastVisit(storage, owner);
  return visit?.href === href ? visit : null;
}

/** Whether a path is that of a page with a running game. @example isGamePage('/game/https%3A%2F%2Fa') // true */
export const isGamePage = (path: string): boolean =>
  /^(?:\/game\/http|\/(?:pg|dz)\/game(?:[/?#]|$))/.test(path);

/** The page to return to from a game entered on `path`: that page, or from another game the page before that game. */
export const pageBefore = (
  storage: KeyValueStore | undefined,
  owner: string | null,
  path: string,
): string => (isGamePage(path) ? (lastVisit(storage, owner)?.request.from ?? '/') : path);

export const keepVisit = (storage: KeyValueStore | undefined, visit: GameVisit): void =>
  storage?.set(KEY, JSON.stringify(visit));

export const forgetVisit = (storage: KeyValueStore | undefined): void => storage?.remove(KEY);
