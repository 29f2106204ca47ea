/** The texts of one language, as translators find them in a file. */
export interface TextsFile {
  /** What is translated, by message id: what `texts` of `startSite` takes. */
  texts: Record<string, string>;
  /** The Simplified source of what is not; a translated text is moved from here to `texts`. */
  missing: Record<string, string>;
  /** Translated once, and no longer asked for. */
  unused: Record<string, string>;
}

const sorted = (entries: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Brings the texts of a language up to date with what is shown now. Nothing that was translated is lost.
 *
 * @param sources the Simplified source by message id
 * @example
 * const { missing } = mergeTexts(sources, { texts: {}, missing: {}, unused: {} }); // all of them
 */
export function mergeTexts(sources: ReadonlyMap<string, string>, before: TextsFile): TextsFile {
  const translated = Object.entries({ ...before.unused, ...before.texts });
  const missing = [...sources].filter(([id]) => !translated.some(([known]) => known === id));
  return {
    texts: sorted(translated.filter(([id]) => sources.has(id))),
    missing: sorted(missing),
    unused: sorted(translated.filter(([id]) => !sources.has(id))),
  };
}
