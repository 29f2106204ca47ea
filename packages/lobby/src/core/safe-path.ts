/**
 * Returns a wanted path of this site, or home when it is not one: a link to this site must not redirect to another
 * site.
 *
 * @example safePath('/game/sport?show=RB') // '/game/sport?show=RB'
 * @example safePath('//elsewhere.example') // '/'
 */
export function safePath(wanted: string | null): string {
  if (wanted === null || !/^\/[\w\-./?=&%]*$/.test(wanted)) return '/';
  if (wanted.startsWith('//') || wanted.startsWith('/loading')) return '/';
  return wanted;
}
