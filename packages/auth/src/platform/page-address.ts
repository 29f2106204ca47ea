/** The address of the page; empty outside a browser. */
export function pageAddress(): string {
  return (globalThis.location as Location | undefined)?.href ?? '';
}
