/**
 * Moves the focus to the main part of the page where what had it is gone, such as the button that opened a dialog: a
 * reader at the keyboard then goes on from there, and not from the first link. Elsewhere it stays.
 */
export function focusMainIfLost(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
