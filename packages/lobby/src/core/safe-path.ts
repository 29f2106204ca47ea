/**
 * A path of this site that somebody was sent to, or home when it is none: an address of another site must not be
 * reached through a link to ours.
 *
 * @example safePath('/game/sport?show=RB') // '/game/sport?show=RB'
 * @example safePath('//elsewhere.example') // '/'
 */
export function safePath(wanted: string | null): string {
  if (wanted === null || !/^\/[\w\-./?=&%]*$/.test(wanted)) return '/';
  if (wanted.startsWith('//') || wanted.startsWith('/loading')) return '/';
  return wanted;
}
