/** The texts of one language in the file for translators. */
export interface TextsFile {
  /** Translations by message id, in the form of `texts` of `startSite`. */
  texts: Record<string, string>;
  /** The Simplified source of untranslated messages; a translated text is moved from here to `texts`. */
  missing: Record<string, string>;
  /** Translations of messages that no longer exist. */
  unused: Record<string, string>;
}

const sorted = (entries: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Updates the texts of a language to the current messages. No translation is lost.
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
