/** A ref of an element of a row that gives way to another one: if it has the focus then, that goes to the one in its place. */
export function keepFocusInPlace(element: HTMLElement | null): (() => void) | undefined {
  const row = element?.parentElement;
  if (!element || !row) return undefined;
  return () => {
    if (document.activeElement !== element) return;
    const at = Array.from(row.children).indexOf(element);
    // After the change.
    queueMicrotask(() => {
      const next = row.children[at];
      if (document.activeElement === document.body && next instanceof HTMLElement) next.focus();
    });
  };
}
