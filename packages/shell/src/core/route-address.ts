import { CourtsideError } from '@courtside/kernel';

/** Values for the parameters of a pattern such as `/game/sport/match/:gidm`. */
export type RouteParameters = Readonly<Record<string, string>>;

/**
 * The address of a route of the site. A route's name is its path pattern, which is unique to each route.
 *
 * @param names the patterns of all routes
 * @throws CourtsideError `shell.unknown-route` when the site has no such route
 * @throws CourtsideError `shell.missing-parameter` when a parameter that the pattern requires is not given
 * @example routeAddress(names, '/game/sport/match/:gidm', { gidm: '842588227' }) // '/game/sport/match/842588227'
 */
export function routeAddress(
  names: readonly string[],
  name: string,
  parameters: RouteParameters = {},
): string {
  if (!names.includes(name)) {
    throw new CourtsideError(`No route of this site has the path ${name}`, {
      code: 'shell.unknown-route',
      kind: 'programming',
    });
  }
  const parts = name.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const key = part.slice(1).replace(/\?$/, '');
    const value = parameters[key];
    if (value !== undefined && value !== '') return [encodeURIComponent(value)];
    if (part.endsWith('?')) return [];
    throw new CourtsideError(`The route ${name} needs the parameter ${key}`, {
      code: 'shell.missing-parameter',
      kind: 'programming',
    });
  });
  return parts.join('/') || '/';
}
