/**
 * A text by its id. Packages declare theirs as plain objects behind an `i18n` comment, which the extractor reads;
 * `message` is the Simplified Chinese source.
 */
export interface Message {
  readonly id: string;
  readonly message: string;
}
