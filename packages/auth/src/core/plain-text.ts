import { withoutUnseen } from '@courtside/kernel';

/** Longer than anything that is typed into one field. */
const MOST = 200;

/**
 * What was typed or pasted, as it was meant: in plain width, without the marks that cannot be seen and the space around it.
 *
 * @example plainText('\u200b１２３４ ') // '1234'
 */
export function plainText(text: string): string {
  // A long text is cut before any pattern meets it.
  return withoutUnseen(text.slice(0, MOST).normalize('NFKC')).trim();
}
