import { gameAddress, type GamePlaces } from './game-address.ts';
import { LOCAL_SPORT, opensInWindow } from './venue-codes.ts';

/** What a launch answered, as far as it decides where the member goes. */
export interface Launched {
  /** The venue that was entered. */
  readonly enName: string;
  readonly url: string;
}

/** Where the member goes. */
export type Entry =
  /** A page of the site for the local sports venue; what the launch answered is kept for it. */
  | { readonly type: 'local-sport'; readonly path: string; readonly data: string }
  | { readonly type: 'window'; readonly href: string }
  | { readonly type: 'frame'; readonly href: string }
  /** An address in the origin of the site. */
  | { readonly type: 'site'; readonly path: string; readonly href: string }
  /** Content, for the slot-game page. */
  | { readonly type: 'slot-page'; readonly content: string }
  /** An address of a host that the brand does not name, or no address at all. */
  | { readonly type: 'nowhere' };

/**
 * Where an answer of `launch` leads (spec betting 4): CRTY to the page of the local sports venue; an address from `http`
 * on into a window for four venues, and into the game frame for the others and for the site's own origin; one from `/` on
 * into the origin of the site; anything else is content for the slot-game page. A host that the brand does not name is
 * never opened.
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
    // A document of the site's own origin would have all its rights in a window: the frame takes them away.
    const inWindow = opensInWindow(enName) && address.origin !== places.site;
    return { type: inWindow ? 'window' : 'frame', href: address.href };
  }
  if (text.startsWith('/')) {
    // Two slashes begin the address of another host.
    const address = places.read(text, places.site);
    if (address === null || address.origin !== places.site) return { type: 'nowhere' };
    return { type: 'site', path: address.href.slice(places.site.length), href: address.href };
  }
  return { type: 'slot-page', content: url };
}
