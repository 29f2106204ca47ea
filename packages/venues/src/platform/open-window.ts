/**
 * Opens an address in a window of its own, which has no access to the page that opened it.
 *
 * @returns false when the browser blocks the window
 */
export function openWindow(href: string): boolean {
  // With `noopener` the result would not tell whether the window opened.
  const opened = window.open(href, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}
