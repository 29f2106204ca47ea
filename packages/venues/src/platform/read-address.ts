import type { ReadAddressText } from '../core/game-address.ts';

/**
 * Reads addresses as the browser does.
 *
 * @example readAddress('HTTPS://Games.Example:443/a')?.origin // 'https://games.example'
 */
export const readAddress: ReadAddressText = (text, base) => {
  if (!URL.canParse(text, base)) return null;
  const { href, origin, protocol, username, password } = new URL(text, base);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { href, origin, hasCredentials: username !== '' || password !== '' };
};
