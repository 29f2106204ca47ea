/**
 * Order of two matches that begin at the same time: by id, so that it stays the same. Not by `localeCompare`, whose first
 * call holds a slow phone for a tenth of a second before the first prices.
 *
 * @example matches.toSorted((a, b) => a.kickOff - b.kickOff || byGidm(a, b))
 */
export function byGidm(a: { readonly gidm: string }, b: { readonly gidm: string }): number {
  if (a.gidm === b.gidm) return 0;
  return a.gidm < b.gidm ? -1 : 1;
}
