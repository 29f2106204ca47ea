/** The address of the page, empty where there is none. */
export function pageAddress(): string {
  return (globalThis.location as Location | undefined)?.href ?? '';
}
