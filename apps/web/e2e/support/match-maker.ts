import { teams } from './made-teams.ts';
import type { DoorMatch, Doors, NewMatch } from './doors.ts';

export type Show = NonNullable<DoorMatch['showType']>;

/** What a test wants of its match. */
export interface Wish extends NewMatch {
  /** Whether a match that was made is one, such as by the line of a market. */
  fits?: (match: DoorMatch) => boolean;
}

/** Minutes to the kick-off of a match that is made. */
const KICK_OFF: Readonly<Record<Show, number>> = { RB: -5, FT: 300, FU: 24 * 60 };
/** A match of virtual football lasts two minutes. */
const VIRTUAL_PLAYS = -0.5;
/** Lines follow the goals that are expected: so many others are tried until one has the line that is wanted. */
const MOST_ATTEMPTS = 60;

export interface MatchMaker {
  /**
   * A match that only this test knows, of football unless told. A live one (`RB`) has just begun and stands still until the
   * test moves it; one of today (`FT`) kicks off in five hours, an early one (`FU`) a day later.
   */
  make(show: Show, wish?: Wish): Promise<DoorMatch>;
  /** Takes the matches that were made off the board. */
  clear(): Promise<void>;
}

export function createMatchMaker(doors: Doors): MatchMaker {
  let made = 0;
  const there: string[] = [];
  return {
    async clear() {
      // One that is over is off the board already.
      for (const gidm of there.splice(0)) {
        await doors.match(gidm, { void: true }).catch(() => undefined);
      }
    },
    async make(show, { fits = () => true, ...wish } = {}) {
      const virtual = wish.sport === 'VF' && show === 'RB';
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const expect = { h: 0.7 + ((attempt * 7) % 30) / 10, c: 1.1 + (attempt % 4) / 10 };
        const found = await doors.make({
          league: '港湾友谊杯',
          ...teams(made),
          inMinutes: virtual ? VIRTUAL_PLAYS : KICK_OFF[show],
          still: show === 'RB',
          ...(attempt === 0 ? {} : { expect }),
          ...wish,
        });
        made += 1;
        if (fits(found)) {
          there.push(found.gidm);
          return found;
        }
        // At once: the next look at the board should not have it.
        await doors.match(found.gidm, { void: true });
      }
      throw new Error(`No match of ${show} can be made that fits`);
    },
  };
}
