/**
 * Opens an address in a window of its own, which cannot reach the page that opened it.
 *
 * @returns false where the browser lets no window open
 */
export function openWindow(href: string): boolean {
  // With `noopener` nobody would learn whether it opened.
  const opened = window.open(href, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}
