/** Marks that are pasted along with a text and cannot be seen: zero-width characters and those of direction. */
export const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Longer than anything that is typed into one field. */
const MOST = 200;

/**
 * What was typed or pasted, as it was meant: in plain width, without the marks that cannot be seen and the space around it.
 *
 * @example plainText('\u200b１２３４ ') // '1234'
 */
export function plainText(text: string): string {
  // A long text is cut before any pattern meets it.
  return text.slice(0, MOST).normalize('NFKC').replace(UNSEEN, '').trim();
}
