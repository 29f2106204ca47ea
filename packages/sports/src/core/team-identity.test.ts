import { expect, test } from 'vitest';
import { teamIdentity } from './team-identity.ts';

test('a team is the same at home and away, in every match', () => {
  const home = teamIdentity({ gidm: '1', team_h_id: '77', team_c_id: '88' }, 'H');
  expect(teamIdentity({ gidm: '2', team_h_id: '99', team_c_id: '77' }, 'C')).toBe(home);
  expect(teamIdentity({ gidm: '1', team_h_id: '77', team_c_id: '88' }, 'C')).not.toBe(home);
});

test('where the gateway names no team the two sides of a match differ, and stay the same', () => {
  const match = { gidm: '1' };
  expect(teamIdentity(match, 'H')).toBe(teamIdentity({ ...match }, 'H'));
  expect(teamIdentity(match, 'H')).not.toBe(teamIdentity(match, 'C'));
});
