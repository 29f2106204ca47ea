import { expect, test } from 'vitest';
import { CR_PATH, crModeOf } from './cr-mode.ts';

test('[TG-02] a brand that turns the switch on offers CR mode to members, and the way back from it', () => {
  const board = { loggedIn: true, pathname: '/game/sport' };
  expect(crModeOf({ crModeSwitch: true }, board)).toEqual({ path: CR_PATH, on: false });
  const mode = { loggedIn: true, pathname: '/game/sport/CRTY' };
  expect(crModeOf({ crModeSwitch: true }, mode)).toEqual({ path: CR_PATH, on: true });
  expect(crModeOf({ crModeSwitch: true }, { ...board, loggedIn: false })).toBeUndefined();
  expect(crModeOf({ crModeSwitch: false }, board)).toBeUndefined();
  // The case of a member who came through an entry of the venue.
  expect(crModeOf({ crModeSwitch: false }, mode)).toEqual({ path: CR_PATH, on: true });
});
