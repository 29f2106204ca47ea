/** Path of the games of the development gateway. */
const DEMO = '/game/demo/';

/**
 * The address with which a game's frame is opened: games of the development gateway get the brand's look and the page's
 * language. Any other address is opened as the venue gave it, because it may be signed.
 */
export function openedAddress(href: string, origin: string, look: string, lang: string): string {
  if (!href.startsWith(`${origin}${DEMO}`)) return href;
  return `${href}&look=${encodeURIComponent(look)}&lang=${encodeURIComponent(lang)}`;
}
