import { type Db, type Queryable, toNumber, toText } from '../db/db.ts';

const CALENDAR = 'calendar';
const positionOf = (calendar: string): string => `site-time ${calendar}`;

/**
 * New site time when the calendar differs from the last run's, or undefined when it is the same. Each calendar
 * continues where it was left; a new one starts at `start`. Without this, after a run with today's matches, the matches
 * of a past World Cup would all be over.
 */
export async function calendarStart(
  db: Db,
  calendar: string,
  start: number,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const last = await setting(tx, CALENDAR);
    if (last === calendar) return undefined;
    await keep(tx, CALENDAR, calendar);
    if (last === undefined) return undefined;
    const [clock] = await tx.query('SELECT * FROM clock WHERE id = 1');
    if (clock !== undefined) {
      const ran = toNumber(clock['seen_wall']) - toNumber(clock['anchor_wall']);
      const left = toNumber(clock['anchor_site']) + ran * toNumber(clock['speed']);
      await keep(tx, positionOf(last), String(Math.floor(left)));
    }
    const kept = await setting(tx, positionOf(calendar));
    return kept === undefined ? start : Number(kept);
  });
}

async function setting(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.query('SELECT value FROM settings WHERE name = $1', [name]);
  return row && toText(row['value']);
}

async function keep(db: Queryable, name: string, value: string): Promise<void> {
  await db.query(
    'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2',
    [name, value],
  );
}
