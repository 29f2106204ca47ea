/**
 * Moves the focus to the main part of the page when the focused element is gone, e.g. the button that opened a dialog:
 * keyboard users then continue from there, and not from the first link. Otherwise the focus stays.
 */
export function focusMainIfLost(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
