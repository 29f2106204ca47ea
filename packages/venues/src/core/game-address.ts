/** An address as parsed by the platform, with dots, case and default ports resolved. */
export interface ReadAddress {
  readonly href: string;
  /** Scheme, host and port. */
  readonly origin: string;
  /** Whether it has a name or password before the host, as links that hide their target do. */
  readonly hasCredentials: boolean;
}

/** Reads a web address, alone or as a path of `base`. @returns null when it is not an `http:` or `https:` address */
export type ReadAddressText = (text: string, base?: string) => ReadAddress | null;

/** Allowed origins of games. */
export interface GamePlaces {
  /** Origin of the site. */
  readonly site: string;
  /** The brand's `gameOrigins`. */
  readonly games: readonly string[];
  readonly read: ReadAddressText;
}

/**
 * The address of a game, if the brand allows its host. Only through this function does text from outside become an
 * address that a page opens.
 *
 * @returns null for anything else, which is shown as an error
 * @example gameAddress('https://games.example/slots?ticket=1', places)?.origin // 'https://games.example'
 */
export function gameAddress(text: string, { site, games, read }: GamePlaces): ReadAddress | null {
  const address = read(text);
  if (address === null || address.hasCredentials) return null;
  return address.origin === site || games.includes(address.origin) ? address : null;
}

const PREFIX = '/game/';

/**
 * Path of the game frame's page for an address (spec access 2).
 *
 * @example framePath('https://games.example/a?b=1') // '/game/https%3A%2F%2Fgames.example%2Fa%3Fb%3D1'
 */
export const framePath = (href: string): string => PREFIX + encodeURIComponent(href);

/**
 * The value of `{info}` in `/game/{info}`, decoded only once: anything still encoded afterwards is part of the game's
 * own address.
 *
 * @param pathname as the browser has it, encoded
 * @returns null when it cannot be decoded
 */
export function infoOf(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.slice(PREFIX.length));
  } catch {
    return null;
  }
}
