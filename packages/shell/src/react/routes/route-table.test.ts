import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import type { ScreenRoute } from '../feature.ts';
import { m } from '../messages.ts';
import { routeTable, rowAt } from './route-table.ts';

const route = (path: string): ScreenRoute => ({
  path,
  access: 'public',
  title: m.notFoundTitle,
  load: () => Promise.reject(new Error('not loaded here')),
});

const pathAt = (paths: readonly string[], address: string) =>
  rowAt(routeTable(paths.map(route)).rows(), address)?.route.path;

it.each([
  [
    'a path of its own goes before a pattern',
    ['/game/:info', '/game/sport'],
    '/game/sport',
    '/game/sport',
  ],
  [
    'a pattern takes what has no path of its own',
    ['/game/:info', '/game/sport'],
    '/game/slots',
    '/game/:info',
  ],
  ['more fixed segments go first', ['/:kind/:id', '/mine/:id'], '/mine/7', '/mine/:id'],
  ['without regard to case', ['/game/sport'], '/Game/SPORT', '/game/sport'],
  ['without regard to a slash at the end', ['/game/sport', '/'], '/game/sport/', '/game/sport'],
  ['the beginning of the site', ['/game/sport', '/'], '/', '/'],
  ['nothing below a path', ['/game/sport'], '/game/sport/deep', undefined],
  ['nothing above a path', ['/game/sport'], '/game', undefined],
  ['nothing in an empty table', [], '/', undefined],
])('finds the row of an address: %s', (_, paths, address, found) => {
  expect(pathAt(paths, address)).toBe(found);
});

it('finds the row that the router would show, in whichever order the routes are named', () => {
  const paths = [
    '/',
    '/game/:info',
    '/game/sport',
    '/game/sport/match/:gidm',
    '/game/sport/match/:gidm/chat',
    '/mine/:a',
    '/mine/feedback/:id',
    '/mine/feedback/list',
  ];
  const segment = fc.constantFrom(
    'game',
    'sport',
    'match',
    'chat',
    'mine',
    'feedback',
    'list',
    'x1',
    '',
    '%20',
    'Ä',
  );
  fc.assert(
    fc.property(
      fc.shuffledSubarray(paths),
      fc.array(segment, { maxLength: 6 }),
      (some, segments) => {
        const address = `/${segments.join('/')}`;
        const shown = matchRoutes(
          some.map((path) => ({ path })),
          address,
        );
        expect(pathAt(some, address)).toBe(shown?.at(-1)?.route.path);
      },
    ),
  );
});
