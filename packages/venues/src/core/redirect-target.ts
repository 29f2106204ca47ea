/**
 * The address of this site that `/redirect/:path` leads to: `path` decoded once, with its query. Only a path; an address
 * of another host is none, however it is written.
 *
 * @param pathname as the browser has it, encoded
 * @returns null where it names no path of a site; home for `/redirect` alone
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
  // One slash, and nothing that a browser would read as the beginning of a host or take out.
  if (!/^\/(?:[\w\-.~!$&'()*+,;=:@%?]+(?:\/[\w\-.~!$&'()*+,;=:@%?]+)*\/?)?$/u.test(target))
    return null;
  return target + (target.includes('?') ? '' : search);
}
