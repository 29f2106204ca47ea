/** A version of three characters, and parts behind semicolons: the form of codes that features of a site have for things. */
const CODE = /(?<![\w;])[A-Z]{2}\d(?:;[\w:+-]+)+/;

/** A message in parts, where it carries a code. */
export interface CodedMessage {
  readonly code: string;
  /** What is said besides, trimmed; may be empty. */
  readonly text: string;
}

/**
 * Finds the first code in a message: what a site shows as a card instead.
 *
 * @example codeOf('看好这场 CS1;1001:R:H') // { code: 'CS1;1001:R:H', text: '看好这场' }
 */
export function codeOf(msg: string): CodedMessage | null {
  const [code] = CODE.exec(msg) ?? [];
  return code === undefined ? null : { code, text: msg.replace(code, '').trim() };
}
