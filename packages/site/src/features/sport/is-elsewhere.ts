/** Whether the focus is in a dialog, or in a field that is filled in. */
export function isElsewhere(): boolean {
  const { activeElement: focused } = document;
  return focused !== null && focused.closest('[role$="dialog"], input, select, textarea') !== null;
}
