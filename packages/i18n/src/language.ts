import { CourtsideError } from '@courtside/kernel';
import { DEFAULT_LOCALE, toLocale, type Locale } from './locale.ts';

/** A language in which a site can be read. */
export interface Language<Tag extends string = string> {
  /** BCP 47 tag, for `lang`, dates and storage. @example 'en' */
  readonly tag: Tag;
  /** Its name in the language itself, for the language switch. @example 'English' */
  readonly name: string;
  /**
   * The locale of the packages whose texts replace those that the language lacks, and which is sent to the gateway.
   * Texts that this lacks too are shown in Simplified Chinese.
   *
   * @default 'zh-Hans'
   */
  readonly content?: Locale;
}

/** The languages that every package has. A site's own list may leave one out or add others. */
export const LANGUAGES: readonly Language<Locale>[] = [
  { tag: 'zh-Hans', name: '简体', content: 'zh-Hans' },
  { tag: 'zh-Hant', name: '繁體', content: 'zh-Hant' },
];

/** The locale of the packages on which a language is based. */
export const contentOf = ({ content = DEFAULT_LOCALE }: Language): Locale => content;

/** Whether a text is a BCP 47 tag in its usual spelling. @example isLanguageTag('zh_Hant') // false */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/**
 * Picks a text by language: in the language itself, else in the locale on which it is based.
 *
 * @example textIn({ 'zh-Hans': '牌照', 'zh-Hant': '牌照', en: 'Licence' }, language)
 */
export const textIn = (
  texts: Readonly<Record<Locale, string>> & Readonly<Record<string, string>>,
  language: Language,
): string => texts[language.tag] ?? texts[contentOf(language)];

const primary = (tag: string) => tag.toLowerCase().split('-', 1)[0];

/**
 * Picks the language of a list that fits a tag, such as one of a browser: the same tag, the script for Chinese, the
 * same primary language, else Simplified Chinese, else the first.
 *
 * @throws CourtsideError `i18n.no-language` for an empty list
 * @example chooseLanguage(LANGUAGES, 'zh-HK').tag // 'zh-Hant'
 */
export function chooseLanguage(
  languages: readonly Language[],
  tag: string | null | undefined,
): Language {
  const find = (wanted: string) => languages.find((each) => each.tag === wanted);
  const ofPrimary = () => languages.find((each) => tag && primary(each.tag) === primary(tag));
  const script = tag && primary(tag) === 'zh' ? find(toLocale(tag)) : undefined;
  const chosen = find(tag ?? '') ?? script ?? ofPrimary() ?? find(DEFAULT_LOCALE) ?? languages[0];
  if (chosen) return chosen;
  throw new CourtsideError('A site needs at least one language', {
    code: 'i18n.no-language',
    kind: 'configuration',
  });
}
