/**
 * The address on this site for `/redirect/:path`: `path` decoded once, with its query. Only a path is accepted; an
 * address of another host is refused in any spelling.
 *
 * @param pathname as the browser has it, encoded
 * @returns null when it is not a path of a site; home for `/redirect` alone
 * @example redirectTarget('/redirect/game%2Fegame', '?list=new') // '/game/egame?list=new'
 */
export function redirectTarget(pathname: string, search: string): string | null {
  const [, wanted = ''] = /^\/redirect\/?(.*)$/i.exec(pathname) ?? [];
  let path: string;
  try {
    path = decodeURIComponent(wanted);
  } catch {
    return null;
  }
  const target = path.startsWith('/') ? path : `/${path}`;
  // One slash, and no characters that a browser would read as the beginning of a host or remove.
  if (!/^\/(?:[\w\-.~!$&'()*+,;=:@%?]+(?:\/[\w\-.~!$&'()*+,;=:@%?]+)*\/?)?$/u.test(target))
    return null;
  return target + (target.includes('?') ? '' : search);
}
