import { expect, test } from 'vitest';
import { sportsCalendar } from '../src/sports/sports-calendar.ts';
import type { SiteClock } from '../src/time/site-clock.ts';
import { generatedCalendar, wholeCalendar } from '../src/world/calendar.ts';
import { NO_EDIT } from '../src/world/match-edit.ts';
import { createWorld } from '../src/world/world.ts';

const TICK_MS = 400;
const MOST_MS = 40;

/** A world on the whole generated calendar, with a clock that the test moves. */
function wholeWorld() {
  let now = Date.parse('2026-11-22T12:00:00Z');
  const clock = {
    site: () => now,
    wall: () => now,
    wallSince: (at: number) => now - at,
  } as SiteClock;
  const calendar = wholeCalendar(generatedCalendar(1), sportsCalendar(1));
  const edits = {
    of: () => NO_EDIT,
    gidms: [],
    change: () => Promise.resolve(),
    reload: () => Promise.resolve(),
  };
  const world = createWorld({ clock, calendar, edits, drift: true });
  world.refresh();
  const pass = (ms: number): void => {
    now += ms;
    world.refresh();
  };
  return { world, pass };
}

test('a tick of the world with every sport takes less than 40 ms', () => {
  const { pass } = wholeWorld();
  const took = Array.from({ length: 60 }, () => {
    const start = performance.now();
    pass(TICK_MS);
    return performance.now() - start;
  });
  // The median: what else runs on the machine is none of the world's doing.
  expect(took.toSorted((a, b) => a - b)[30]).toBeLessThan(MOST_MS);
});

test('at every hour thirty matches beside football are played, and every sport is', () => {
  const { world, pass } = wholeWorld();
  const seen = new Set<string>();
  for (let hour = 0; hour < 24; hour += 1) {
    pass(3_600_000);
    const all = world.sportsCounts();
    expect(world.counts('ALL').RB - all.FT.RB).toBeGreaterThanOrEqual(30);
    for (const [sport, { RB }] of Object.entries(all)) if (RB > 0) seen.add(sport);
  }
  expect([...seen].sort()).toEqual(['BK', 'BS', 'FT', 'OP', 'SK', 'TN', 'TT', 'VB', 'VF']);
});

test('a list of all sports has those of each, and what left it is told of each', () => {
  const { world, pass } = wholeWorld();
  const before = world.version;
  const first = world.list('ALL', 'RB');
  const sports = Object.entries(world.sportsCounts());
  expect(first).toHaveLength(sports.reduce((sum, [, { RB }]) => sum + RB, 0));
  expect(world.list('TT', 'RB').every(({ state }) => state.sport === 'TT')).toBe(true);
  pass(2 * 3_600_000);
  const gone = world.removedSince('ALL', 'RB', before);
  const ofTennis = world.removedSince('TT', 'RB', before);
  expect(ofTennis?.length).toBeGreaterThan(0);
  expect(gone).toEqual(expect.arrayContaining([...(ofTennis ?? [])]));
  expect(gone?.length).toBeGreaterThan(ofTennis?.length ?? 0);
});
