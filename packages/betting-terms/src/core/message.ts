/** A text by its id; `message` is the Simplified Chinese source. Structurally the `Message` of `@courtside/i18n`. */
export interface TermMessage {
  readonly id: string;
  readonly message: string;
}

/** Turns a message into the text of the reader's locale, such as what `useT()` of `@courtside/i18n` returns. */
export type Translate = (message: TermMessage, values?: Record<string, string | number>) => string;
