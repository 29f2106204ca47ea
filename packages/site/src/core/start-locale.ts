import { toLocale, type Locale } from '@courtside/i18n';
import type { KeyValueStore } from '@courtside/kernel';
import type { Brand } from '@courtside/shell';

/** The locale a page begins with: what the visitor chose, else the brand's default or the browser's language. */
export function startLocale(storage: KeyValueStore, { toggles }: Brand, language: string): Locale {
  const unchosen = toggles.defaultLanguage === 'browser' ? language : toggles.defaultLanguage;
  return toLocale(storage.get('courtside.locale') ?? unchosen);
}
