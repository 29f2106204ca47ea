import type { Locale } from './locale.ts';

/** Texts by message id. */
export type Catalog = Readonly<Record<string, string>>;

/**
 * Where texts of a package come from, by locale. A package's `./messages` entry exports its own. Simplified Chinese
 * needs none: each message carries it.
 */
export type MessageSource = Readonly<
  Partial<Record<Locale, () => Promise<{ readonly messages: Catalog }>>>
>;

/** The ids of the messages that a source has. */
export type MessageIdOf<Source extends MessageSource> = {
  [Name in keyof Source]: Source[Name] extends () => Promise<{ readonly messages: infer Texts }>
    ? // Of a catalogue whose ids are not known, none can be checked.
      string extends keyof Texts
      ? never
      : keyof Texts & string
    : never;
}[keyof Source];

/** Texts of one's own by locale and message id. */
export type MessageTexts<Id extends string = string> = Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<Id, string>>>>>
>;
