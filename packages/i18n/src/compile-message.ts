/** A message taken apart, as Lingui fills it in: texts, and placeholders as lists of one name. */
export type MessagePart = string | [name: string];

/**
 * Takes a message apart. Messages have `{name}` placeholders and nothing else of ICU syntax, which the check of the
 * catalogues refuses; so this stands in for Lingui's compiler, and Simplified Chinese needs no compiled catalogue.
 *
 * @example compileMessage('你好，{name}') // ['你好，', ['name']]
 */
export function compileMessage(message: string): MessagePart[] {
  // Every second part is what stood between braces.
  return message
    .split(/\{(\w+)\}/)
    .map((part, index): MessagePart => (index % 2 === 1 ? [part] : part));
}
