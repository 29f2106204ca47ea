import { memberByName } from '../access/members.ts';
import { MOST_GAMES } from '../content/games.ts';
import type { Db } from '../db/db.ts';
import type { Favourites } from '../games/favourites.ts';
import { type Halls, LAUNCH_KINDS } from '../games/halls.ts';
import type { Launches } from '../games/launch.ts';
import type { VenueWallets } from '../games/venue-wallets.ts';
import { type DoorBody, DoorError, number, text } from './input.ts';

export interface GamesDoorParts {
  readonly db: Db;
  readonly halls: Halls;
  readonly launches: Launches;
  readonly favourites: Favourites;
  readonly venueWallets: VenueWallets;
}

/** Enters a venue for a member like the site, without a screen. */
async function enter(
  { db, launches, venueWallets }: GamesDoorParts,
  name: string,
  body: DoorBody,
): Promise<string> {
  const member = await memberByName(db, name);
  if (member === undefined) throw new DoorError('No such member');
  const gameCode = text(body, 'gameCode');
  const request = {
    enName: text(body, 'venue') ?? '',
    ...(gameCode === undefined ? {} : { gameCode }),
    isActivity: 1,
  } as const;
  if (body['carry'] === true) await venueWallets.setAutoTransfer(member.id, true);
  return (await launches.launch(member.id, request, 'zh-cn')).url;
}

/** Adds all games of a category to a member's favourites, the first of the list last. */
async function collect({ db, halls, favourites }: GamesDoorParts, name: string, category?: string) {
  const member = await memberByName(db, name);
  if (member === undefined) throw new DoorError('No such member');
  const games = halls.games().filter((game) => game.category === category);
  if (games.length === 0) throw new DoorError('category is that of some games');
  for (const { gameCode } of games.toReversed()) await favourites.add(member.id, gameCode);
}

/**
 * Closes a venue, changes its launches, lengthens the catalogue, makes the venues forget a member, or adds favourites
 * to a member.
 */
export async function gamesDoor(parts: GamesDoorParts, body: DoorBody): Promise<object> {
  const { db, halls, launches } = parts;
  if (body['reset'] === true) halls.reset();
  const venue = text(body, 'venue');
  const { maintenance } = body;
  const launch = text(body, 'launch');
  if (venue === undefined && (maintenance !== undefined || launch !== undefined)) {
    throw new DoorError('Say which venue');
  }
  if (venue !== undefined && !halls.list().some(({ enName }) => enName === venue)) {
    throw new DoorError(`There is no venue ${venue}`);
  }
  const kind = LAUNCH_KINDS.find((each) => each === launch);
  if (launch !== undefined && kind === undefined) {
    throw new DoorError(`launch is one of ${LAUNCH_KINDS.join(', ')}`);
  }
  const minutes = maintenance === false ? null : number(body, 'maintenance');
  if (typeof minutes === 'number' && minutes <= 0) {
    throw new DoorError('maintenance is minutes, or false');
  }
  const games = number(body, 'games');
  if (games !== undefined && (!Number.isInteger(games) || games < 0 || games > MOST_GAMES)) {
    throw new DoorError(`games is a whole number up to ${MOST_GAMES}`);
  }
  const name = text(body, 'invalidate');
  const member = name === undefined ? undefined : await memberByName(db, name);
  if (name !== undefined && member === undefined) throw new DoorError('No such member');

  if (venue !== undefined && minutes !== undefined) halls.close(venue, minutes);
  if (venue !== undefined && kind !== undefined) halls.setLaunchKind(venue, kind);
  if (body['origin'] !== undefined) halls.setOrigin(text(body, 'origin'));
  if (games !== undefined) halls.setSize(games);
  if (member !== undefined) await launches.invalidate(member.id);
  const collector = text(body, 'collect');
  if (collector !== undefined) await collect(parts, collector, text(body, 'category'));
  const entering = text(body, 'enter');
  const url = entering === undefined ? undefined : await enter(parts, entering, body);
  return {
    ...(url === undefined ? {} : { url }),
    venues: halls.list().map(({ enName, state }) => ({
      venue: enName,
      state,
      launch: halls.launchKind(enName),
    })),
    origin: halls.origin() ?? null,
    games: halls.games().length,
  };
}
