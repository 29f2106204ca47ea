/** Where the games of the development gateway are. */
const DEMO = '/game/demo/';

/**
 * The address of a game as its frame opens it: the games of the development gateway take the brand's look and the language
 * of the page with them. Every other address is opened as the venue gave it, as it may be signed.
 */
export function openedAddress(href: string, origin: string, look: string, lang: string): string {
  if (!href.startsWith(`${origin}${DEMO}`)) return href;
  return `${href}&look=${encodeURIComponent(look)}&lang=${encodeURIComponent(lang)}`;
}
