import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress } from '../platform/read-address.ts';
import { entryOf, type Entry } from './entry.ts';
import { readFrameMessage } from './frame-message.ts';
import { framePath, gameAddress, infoOf, type GamePlaces } from './game-address.ts';

const places: GamePlaces = {
  site: 'https://site.example',
  games: ['https://games.example', 'https://slots.example:8443'],
  read: readAddress,
};
const ALLOWED = [places.site, ...places.games];

/** Parts from which attackers build addresses, besides any text. */
const parts = fc.constantFrom(
  ...[
    'https://',
    'http://',
    'HTTPS:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '#',
    '?',
    '%2F',
    '%252F',
    '%',
    '\t',
  ],
  ...['games.example', 'slots.example:8443', 'evil.example', 'site.example', '.', 'javascript:'],
  ...['data:text/html,', 'blob:', 'games.example.evil.example', '\u0000', ' ', '用户', 'xn--'],
);
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.array(parts, { maxLength: 8 }).map((each) => each.join('')),
  fc.constantFrom(...ALLOWED).chain((origin) => fc.webPath().map((path) => origin + path)),
  fc
    .array(fc.oneof(parts, fc.string()), { maxLength: 6 })
    .map((each) => `https://${each.join('')}`),
);
const venues = fc.constantFrom('XMTY', 'G1CP', 'SGCP', 'KXZR', 'QFDZ', 'HWBY', 'CRTY', 'x');

/** The origin that a browser would open. */
const hostOf = (href: string) => new URL(href).origin;

describe('whatever comes from outside, an allowed host is opened or none', () => {
  test('any answer of launch', () => {
    fc.assert(
      fc.property(venues, texts, (enName, url) => {
        const entry = entryOf({ enName, url }, places);
        if (entry.type === 'window' || entry.type === 'frame') {
          expect(ALLOWED).toContain(hostOf(entry.href));
        }
        // A window has the rights of its origin, so never the site's.
        if (entry.type === 'window') expect(places.games).toContain(hostOf(entry.href));
        if (entry.type === 'site') {
          expect(hostOf(entry.href)).toBe(places.site);
          expect(new URL(entry.path, places.site).origin).toBe(places.site);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('any text in {info}', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const info = infoOf(`/game/${text}`);
        const address = info === null ? null : gameAddress(info, places);
        expect([null, ...ALLOWED]).toContain(address && hostOf(address.href));
      }),
      { numRuns: 3000 },
    );
  });

  test('any message of a frame', () => {
    fc.assert(
      fc.property(
        fc.record({
          origin: fc.constantFrom('null', '', ...ALLOWED, 'https://evil.example'),
          data: fc.oneof(
            fc.anything(),
            fc.record({ type: fc.constant('courtside.game'), event: fc.anything() }),
            fc.record({
              type: fc.constant('courtside.game'),
              event: fc.constantFrom('ready', 'leave', 'go'),
              href: texts,
            }),
          ),
          isFromFrame: fc.boolean(),
        }),
        fc.constantFrom(null, ...ALLOWED),
        (heard, origin) => {
          const message = readFrameMessage(heard, origin);
          if (message === null) return;
          expect(heard.isFromFrame).toBe(true);
          expect(heard.origin).toBe(origin ?? 'null');
          // A message never carries an address: its type has none.
          expect(['event', 'event,code']).toContain(Object.keys(message).join());
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('an address goes into {info} and comes out the same, decoded once', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(infoOf(framePath(url))).toBe(url);
      }),
    );
    const once = 'https://games.example/a?next=%2Fb%252Fc';
    expect(infoOf(framePath(once))).toBe(once);
    // Encoded twice it is not an address any more, even if a second decoding would make it one.
    expect(gameAddress(infoOf(framePath(encodeURIComponent(once))) ?? '', places)).toBeNull();
    expect(infoOf('/game/%E0%A4%A')).toBeNull();
  });
});

describe('the entry of each kind', () => {
  const at = (enName: string, url: string): Entry => entryOf({ enName, url }, places);

  test('[VE-02] CRTY is the page of the local sports venue, whatever address comes with it', () => {
    expect(at('CRTY', 'https://evil.example')).toEqual({
      type: 'local-sport',
      path: '/game/sport/CRTY',
      data: 'https://evil.example',
    });
  });

  test.each(['XMTY', 'G1CP', 'SGCP', 'KXZR'])('[VE-03] %s opens a window', (enName) => {
    expect(at(enName, 'https://games.example/t?a=1')).toEqual({
      type: 'window',
      href: 'https://games.example/t?a=1',
    });
  });

  test.each(['XMTY', 'G1CP', 'SGCP', 'KXZR'])(
    '[VE-03] %s opens no window with the rights of the site',
    (enName) => {
      expect(at(enName, 'https://site.example/game/demo/live?ticket=1').type).toBe('frame');
    },
  );

  test('[VE-03] any other venue opens the frame', () => {
    expect(at('QFDZ', 'https://games.example/t').type).toBe('frame');
  });

  test('[VE-04] a path is in the origin of the site, other text is content', () => {
    expect(at('QFDZ', '/game/demo/slots?ticket=1')).toEqual({
      type: 'site',
      path: '/game/demo/slots?ticket=1',
      href: 'https://site.example/game/demo/slots?ticket=1',
    });
    expect(at('QFDZ', '<!doctype html><p>')).toEqual({
      type: 'slot-page',
      content: '<!doctype html><p>',
    });
  });

  test.each([
    'https://evil.example/',
    'http://games.example/',
    'https://games.example@evil.example/',
    'https://x@games.example/',
    'https://games.example.evil.example/',
    '//evil.example/a',
    '/\\evil.example/a',
    '/\t/evil.example',
    'httpx://games.example',
    '',
    '  ',
  ])('%j leads nowhere', (url) => {
    expect(at('QFDZ', url)).toEqual({ type: 'nowhere' });
  });

  test('an address of a blob has the origin of its maker and is none', () => {
    expect(gameAddress('blob:https://games.example/1', places)).toBeNull();
  });
});
