import type { KeyValueStore } from '@courtside/kernel';
import { VENUE_TYPES } from './venue-types.ts';
import type { EntryRequest } from './entry-flow.ts';

/** A game that is open in this tab: what its page needs to know besides the address. */
export interface GameVisit {
  /** Id of the member who entered it: to nobody else is it shown. */
  readonly owner: string;
  readonly href: string;
  readonly request: EntryRequest;
  /** When it was entered, in ms since the epoch by the clock of the device. */
  readonly since: number;
  /** Its ticket is over: the page enters anew instead of showing it. */
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
 * The visit that this tab keeps, whatever its address.
 *
 * @param owner the member who is logged in; null for a visitor
 * @returns null where there is none, for another member's and for what is damaged
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
 * A member's visit of an address. The address alone says neither whose game it is nor where to go back to.
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

/** Whether a path is that of a page on which a game runs. @example isGamePage('/game/https%3A%2F%2Fa') // true */
export const isGamePage = (path: string): boolean =>
  /^(?:\/game\/http|\/(?:pg|dz)\/game(?:[/?#]|$))/.test(path);

/** What a member comes back to who enters a game on a page: that page, and from another game the page before that. */
export const pageBefore = (
  storage: KeyValueStore | undefined,
  owner: string | null,
  path: string,
): string => (isGamePage(path) ? (lastVisit(storage, owner)?.request.from ?? '/') : path);

export const keepVisit = (storage: KeyValueStore | undefined, visit: GameVisit): void =>
  storage?.set(KEY, JSON.stringify(visit));

export const forgetVisit = (storage: KeyValueStore | undefined): void => storage?.remove(KEY);
