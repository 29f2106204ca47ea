import { gameAddress, type GamePlaces } from './game-address.ts';
import { LOCAL_SPORT, opensInWindow } from './venue-codes.ts';

/** The parts of a launch's answer that decide the target. */
export interface Launched {
  /** The entered venue. */
  readonly enName: string;
  readonly url: string;
}

/** The target of a launch. */
export type Entry =
  /** A page of the site for the local sports venue, which gets the launch's answer as `data`. */
  | { readonly type: 'local-sport'; readonly path: string; readonly data: string }
  | { readonly type: 'window'; readonly href: string }
  | { readonly type: 'frame'; readonly href: string }
  /** An address on the site's origin. */
  | { readonly type: 'site'; readonly path: string; readonly href: string }
  /** Content, for the slot-game page. */
  | { readonly type: 'slot-page'; readonly content: string }
  /** An address of a host that the brand does not list, or no address at all. */
  | { readonly type: 'nowhere' };

/**
 * The target of a `launch` answer (spec betting 4): for CRTY the page of the local sports venue; for an address that
 * begins with `http` a window for four venues, and the game frame for the others and for the site's own origin; for one
 * that begins with `/` the site's origin; anything else is content for the slot-game page. A host that the brand does
 * not list is never opened.
 *
 * @example entryOf({ enName: 'KXZR', url: 'https://games.example/t' }, places).type // 'window'
 */
export function entryOf({ enName, url }: Launched, places: GamePlaces): Entry {
  if (enName === LOCAL_SPORT) {
    return { type: 'local-sport', path: `/game/sport/${LOCAL_SPORT}`, data: url };
  }
  const text = url.trim();
  if (text === '') return { type: 'nowhere' };
  if (/^http/i.test(text)) {
    const address = gameAddress(text, places);
    if (address === null) return { type: 'nowhere' };
    // In a window, a document of the site's own origin would have all of its rights; the frame removes them.
    const inWindow = opensInWindow(enName) && address.origin !== places.site;
    return { type: inWindow ? 'window' : 'frame', href: address.href };
  }
  if (text.startsWith('/')) {
    // An address that begins with two slashes is one of another host.
    const address = places.read(text, places.site);
    if (address === null || address.origin !== places.site) return { type: 'nowhere' };
    return { type: 'site', path: address.href.slice(places.site.length), href: address.href };
  }
  return { type: 'slot-page', content: url };
}
