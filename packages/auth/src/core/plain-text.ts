import { withoutUnseen } from '@courtside/kernel';

/** Maximum length in characters, longer than any input of one field. */
const MOST = 200;

/**
 * A typed or pasted text in plain width, without invisible characters and surrounding white space.
 *
 * @example plainText('\u200b１２３４ ') // '1234'
 */
export function plainText(text: string): string {
  // A long text is cut before any pattern runs on it.
  return withoutUnseen(text.slice(0, MOST).normalize('NFKC')).trim();
}
