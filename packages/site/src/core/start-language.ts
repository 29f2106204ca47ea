import { chooseLanguage, type Language } from '@courtside/i18n';
import { CourtsideError, type KeyValueStore } from '@courtside/kernel';
import type { BrandInput } from '@courtside/shell';

/**
 * Tag of the language in which a page begins: the visitor's choice, else the brand's default or the browser's language.
 *
 * @throws CourtsideError `i18n.unknown-language` for a default that the site does not have
 */
export function startLanguage(
  languages: readonly Language[],
  storage: KeyValueStore,
  { toggles: { defaultLanguage = 'browser' } = {} }: Pick<BrandInput, 'toggles'>,
  ofBrowser: string,
): string {
  if (defaultLanguage !== 'browser' && !languages.some(({ tag }) => tag === defaultLanguage)) {
    const known = languages.map(({ tag }) => tag).join(', ');
    throw new CourtsideError(`The brand begins in ${defaultLanguage}; the site has ${known}`, {
      code: 'i18n.unknown-language',
      kind: 'configuration',
    });
  }
  const unchosen = defaultLanguage === 'browser' ? ofBrowser : defaultLanguage;
  const chosen = languages.find(({ tag }) => tag === storage.get('courtside.locale'));
  return (chosen ?? chooseLanguage(languages, unchosen)).tag;
}
