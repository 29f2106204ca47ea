import { expect, test } from 'vitest';
import { routeAddress } from './route-address.ts';

const NAMES = ['/', '/download', '/game/sport/match/:gidm', '/redirect/:path?'];

test.each([
  ['/', {}, '/'],
  ['/download', {}, '/download'],
  ['/download', { unused: 'x' }, '/download'],
  ['/game/sport/match/:gidm', { gidm: '1' }, '/game/sport/match/1'],
  ['/game/sport/match/:gidm', { gidm: '../mine' }, '/game/sport/match/..%2Fmine'],
  ['/redirect/:path?', {}, '/redirect'],
  ['/redirect/:path?', { path: 'home' }, '/redirect/home'],
])('%s with %o is %s', (name, parameters, address) => {
  expect(routeAddress(NAMES, name, parameters)).toBe(address);
});

test('a route that the site does not have, and a parameter that is missing, are told', () => {
  expect(() => routeAddress(NAMES, '/nowhere')).toThrow(
    expect.objectContaining({ code: 'shell.unknown-route' }),
  );
  expect(() => routeAddress(NAMES, '/game/sport/match/:gidm')).toThrow(
    expect.objectContaining({ code: 'shell.missing-parameter' }),
  );
});
