import type { Locale } from './locale.ts';

/** Texts by message id. */
export type Catalog = Readonly<Record<string, string>>;

export type MessageLoader = () => Promise<{ readonly messages: Catalog }>;

/**
 * Loaders of a package's texts, by language tag. A package's `./messages` entry exports its own in `zh-Hant`; a brand's
 * may have any language. Simplified Chinese needs none: each message carries it.
 */
export type MessageSource =
  // The interface of a package's source has no index signature.
  { readonly [Tag in Locale]?: MessageLoader } | Readonly<Record<string, MessageLoader>>;

/** The ids of the messages that a source has. */
export type MessageIdOf<Source extends MessageSource> = {
  [Name in keyof Source]: Source[Name] extends () => Promise<{ readonly messages: infer Texts }>
    ? // Ids cannot be checked when the catalogue does not list them.
      string extends keyof Texts
      ? never
      : keyof Texts & string
    : never;
}[keyof Source];

/** A site's own texts, by language tag and message id. */
export type MessageTexts<Id extends string = string, Tag extends string = string> = Readonly<
  Partial<Record<Tag, Readonly<Partial<Record<Id, string>>>>>
>;
