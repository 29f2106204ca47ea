/** A parsed message, as Lingui fills it in: texts, and placeholders as lists of one name. */
export type MessagePart = string | [name: string];

/**
 * Parses a message. Messages have `{name}` placeholders and no other ICU syntax, which the check of the catalogues
 * refuses; so this replaces Lingui's compiler, and Simplified Chinese needs no compiled catalogue.
 *
 * @example compileMessage('你好，{name}') // ['你好，', ['name']]
 */
export function compileMessage(message: string): MessagePart[] {
  // Every second part is the name of a placeholder.
  return message
    .split(/\{(\w+)\}/)
    .map((part, index): MessagePart => (index % 2 === 1 ? [part] : part));
}
