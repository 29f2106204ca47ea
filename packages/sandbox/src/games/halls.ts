import { catalogue, countOf, leastBetOf } from '../content/games.ts';
import { AWAY, VENUES, venues } from '../content/venues.ts';
import type { Schemas } from '../gateway-call.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';

type Venue = Schemas['Venue'];

/** Kind of a launch's answer: an address anywhere, a path on the site's origin, or a document. */
export const LAUNCH_KINDS = ['http', 'path', 'raw'] as const;
export type LaunchKind = (typeof LAUNCH_KINDS)[number];

const PATHS = new Set(['QFDZ', 'LTQP', 'HWBY']);
const RAW = new Set(['MYDZ']);

/** The current state of the venues; a test may close one, or change its launches. */
export interface Halls {
  list(type?: Venue['category']): Venue[];
  /** @throws Refusal 6004 */
  now(enName: string): Venue;
  /** An open venue. @throws Refusal 6004, 6415 */
  open(enName: string): Venue;
  games(): readonly Schemas['Game'][];
  launchKind(enName: string): LaunchKind;
  /** Origin of `http` launches; without it they answer paths. */
  origin(): string | undefined;
  /** @param minutes null opens it */
  close(enName: string, minutes: number | null): void;
  setLaunchKind(enName: string, kind: LaunchKind): void;
  setOrigin(origin: string | undefined): void;
  /** Sets the number of games; at least all named games stay. */
  setSize(games: number): void;
  /** Restores the initial state. */
  reset(): void;
}

export interface HallsInput {
  readonly clock: SiteClock;
  readonly origin?: string | undefined;
  readonly games?: number | undefined;
}

export function createHalls({ clock, origin: ownOrigin, games = 0 }: HallsInput): Halls {
  const away = new Map(AWAY);
  const kinds = new Map<string, LaunchKind>();
  let origin = ownOrigin;
  let size = games;
  const gamesOf = (venueCode: string): number => countOf(venueCode, size);
  const list = (type?: Venue['category']): Venue[] =>
    venues({ now: clock.site(), type, away, gamesOf, leastBetOf });
  const now = (enName: string): Venue => {
    const venue = list().find((each) => each.enName === enName);
    if (venue === undefined) throw new Refusal(6004, '场馆不存在');
    return venue;
  };
  const known = (enName: string): void => {
    if (!VENUES.some(({ code }) => code === enName)) throw new Error(`No venue ${enName}`);
  };
  return {
    list,
    now,
    open(enName) {
      const venue = now(enName);
      if (venue.state === 'open') return venue;
      throw new Refusal(6415, undefined, { reopensAt: venue.reopensAt });
    },
    games: () => catalogue(size),
    launchKind: (enName) =>
      kinds.get(enName) ?? (PATHS.has(enName) ? 'path' : RAW.has(enName) ? 'raw' : 'http'),
    origin: () => origin,
    close(enName, minutes) {
      known(enName);
      if (minutes === null) away.delete(enName);
      else away.set(enName, minutes * 60_000);
    },
    setLaunchKind(enName, kind) {
      known(enName);
      kinds.set(enName, kind);
    },
    setOrigin(next) {
      origin = next;
    },
    setSize(next) {
      size = next;
    },
    reset() {
      away.clear();
      for (const [code, ms] of AWAY) away.set(code, ms);
      kinds.clear();
      origin = ownOrigin;
      size = games;
    },
  };
}
