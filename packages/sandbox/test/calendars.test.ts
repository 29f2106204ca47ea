import { expect, test } from 'vitest';
import { type Competition, competitionOf } from '../src/football/fixtures.ts';
import { emptyDatabase } from './empty-database.ts';
import { openSandbox } from './harness.ts';

function cup(name: string, date: string): Competition {
  const match = { date, time: '20:00 UTC+0', team1: 'A', team2: 'B' };
  const made = competitionOf({ name, matches: [match] }, 1);
  if (made === undefined) throw new Error('No competition');
  return made;
}

test('each calendar of a database goes on where it was left, a new one starts at its own beginning', async () => {
  const db = await emptyDatabase();
  const past = cup('Past Cup', '2018-06-14');
  const future = cup('Future Cup', '2031-01-01');
  /** Plays a calendar at a standstill, and puts its clock on by some hours. @returns where it started */
  async function play(competition: Competition, hours = 0): Promise<string> {
    const { door, stop } = await openSandbox({ db, competitions: [competition], speed: 0 });
    const { siteTime } = await door<{ siteTime: number }>('GET', '/clock');
    await door('POST', '/clock', { set: siteTime + hours * 3_600_000 });
    await stop();
    return new Date(siteTime).toISOString().slice(0, 16);
  }
  expect(await play(future, 1)).toBe('2031-01-01T20:05');
  expect(await play(past, 2)).toBe('2018-06-14T20:05');
  expect(await play(future)).toBe('2031-01-01T21:05');
  expect(await play(past)).toBe('2018-06-14T22:05');
  await db.close();
});
