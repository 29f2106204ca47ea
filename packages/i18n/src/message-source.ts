import type { Locale } from './locale.ts';

/** Texts by message id. */
export type Catalog = Readonly<Record<string, string>>;

export type MessageLoader = () => Promise<{ readonly messages: Catalog }>;

/**
 * Where texts of a package come from, by language tag. A package's `./messages` entry exports its own in `zh-Hant`; a
 * brand's may have any. Simplified Chinese needs none: each message carries it.
 */
export type MessageSource =
  // An interface of a package has no index signature.
  { readonly [Tag in Locale]?: MessageLoader } | Readonly<Record<string, MessageLoader>>;

/** The ids of the messages that a source has. */
export type MessageIdOf<Source extends MessageSource> = {
  [Name in keyof Source]: Source[Name] extends () => Promise<{ readonly messages: infer Texts }>
    ? // Of a catalogue whose ids are not known, none can be checked.
      string extends keyof Texts
      ? never
      : keyof Texts & string
    : never;
}[keyof Source];

/** Texts of one's own by language tag and message id. */
export type MessageTexts<Id extends string = string, Tag extends string = string> = Readonly<
  Partial<Record<Tag, Readonly<Partial<Record<Id, string>>>>>
>;
