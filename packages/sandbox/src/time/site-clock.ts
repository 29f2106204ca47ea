import { type Db, toNumber } from '../db/db.ts';

/** An instance seen within this time counts as running on the same database. */
const LIVE_MS = 3000;

export interface SiteClock {
  /** Elapsed time in ms: the system clock plus skipped time. Sessions, delays and quotes use it. */
  wall(): number;
  /** The instant by which matches are played, and which every answer shows. */
  site(): number;
  speed(): number;
  /** Elapsed ms since a site instant, which is how long ago a user saw it. */
  wallSince(siteInstant: number): number;
  set(site: number): Promise<void>;
  setSpeed(speed: number): Promise<void>;
  /** Skips elapsed time; site time moves by it times the speed. */
  advance(ms: number): Promise<void>;
  /** Reads changes of other instances. */
  reload(): Promise<void>;
  /** Stores site time, so that a restart continues from here. */
  save(): Promise<void>;
}

interface State {
  advanced: number;
  anchorWall: number;
  anchorSite: number;
  speed: number;
}

export interface SiteClockOptions {
  readonly db: Db;
  /** Start of site time on a new database. */
  readonly start: number;
  /** Sets site time of an existing database to this instant as well. */
  readonly at?: number;
  readonly speed?: number;
  readonly now?: () => number;
}

export async function siteClock(options: SiteClockOptions): Promise<SiteClock> {
  const { db, now = Date.now } = options;
  const read = async (): Promise<(State & { seen: number }) | undefined> => {
    const [row] = await db.query('SELECT * FROM clock WHERE id = 1');
    return (
      row && {
        advanced: toNumber(row['advanced_ms']),
        anchorWall: toNumber(row['anchor_wall']),
        anchorSite: toNumber(row['anchor_site']),
        speed: toNumber(row['speed']),
        seen: toNumber(row['seen_wall']),
      }
    );
  };
  const wallOf = (state: State): number => now() + state.advanced;
  const siteOf = (state: State): number =>
    Math.floor(state.anchorSite + (wallOf(state) - state.anchorWall) * state.speed);
  const write = async (): Promise<void> => {
    await db.query(
      `INSERT INTO clock (id, advanced_ms, anchor_wall, anchor_site, speed, seen_wall)
       VALUES (1, $1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET advanced_ms = $1,
       anchor_wall = $2, anchor_site = $3, speed = $4, seen_wall = $5`,
      [state.advanced, state.anchorWall, state.anchorSite, state.speed, wallOf(state)],
    );
  };

  const kept = await read();
  let state: State = kept ?? {
    advanced: 0,
    anchorWall: now(),
    anchorSite: options.start,
    speed: options.speed ?? 1,
  };
  if (kept !== undefined) {
    const away = wallOf(kept) - kept.seen;
    if (away > LIVE_MS || away < 0) {
      // Site time stood still while no instance ran.
      const stoppedAt = kept.anchorSite + (kept.seen - kept.anchorWall) * kept.speed;
      state = { ...kept, anchorWall: wallOf(kept), anchorSite: stoppedAt };
    }
    if (options.speed !== undefined && options.speed !== state.speed) {
      state = {
        ...state,
        anchorSite: siteOf(state),
        anchorWall: wallOf(state),
        speed: options.speed,
      };
    }
    if (options.at !== undefined) {
      state = { ...state, anchorSite: options.at, anchorWall: wallOf(state) };
    }
  } else if (options.at !== undefined) {
    state = { ...state, anchorSite: options.at };
  }
  await write();

  const anchor = (change: Partial<State>): void => {
    state = { ...state, anchorSite: siteOf(state), anchorWall: wallOf(state), ...change };
  };
  return {
    wall: () => wallOf(state),
    site: () => siteOf(state),
    speed: () => state.speed,
    wallSince: (instant) =>
      state.speed > 0 ? (siteOf(state) - instant) / state.speed : Number.POSITIVE_INFINITY,
    async set(site) {
      anchor({ anchorSite: site });
      await write();
    },
    async setSpeed(speed) {
      anchor({ speed });
      await write();
    },
    async advance(ms) {
      state = { ...state, advanced: state.advanced + ms };
      await write();
    },
    async reload() {
      const found = await read();
      if (found !== undefined) state = found;
    },
    save: async () => {
      await db.query('UPDATE clock SET seen_wall = $1 WHERE id = 1', [wallOf(state)]);
    },
  };
}
