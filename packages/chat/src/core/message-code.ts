/**
 * Form of the codes that features of a site put in messages: a version of three characters, then parts behind
 * semicolons.
 */
const CODE = /(?<![\w;])[A-Z]{2}\d(?:;[\w:+-]+)+/;

/** A message that carries a code, split into code and text. */
export interface CodedMessage {
  readonly code: string;
  /** The rest of the message, trimmed; may be empty. */
  readonly text: string;
}

/**
 * Finds the first code in a message; a site shows it as a card.
 *
 * @example codeOf('看好这场 CS1;1001:R:H') // { code: 'CS1;1001:R:H', text: '看好这场' }
 */
export function codeOf(msg: string): CodedMessage | null {
  const [code] = CODE.exec(msg) ?? [];
  return code === undefined ? null : { code, text: msg.replace(code, '').trim() };
}
