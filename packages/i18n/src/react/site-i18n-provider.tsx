import { I18nProvider, useLingui } from '@lingui/react';
import { CourtsideError } from '@courtside/kernel';
import { createContext, useCallback, useContext, type ReactNode } from 'react';
import type { Language } from '../language.ts';
import type { Locale } from '../locale.ts';
import type { Message } from '../message.ts';
import type { SiteI18n } from '../site-i18n.ts';

export type Translate = (message: Message, values?: Record<string, string | number>) => string;

const Site = createContext<SiteI18n | null>(null);

export function SiteI18nProvider({ site, children }: { site: SiteI18n; children: ReactNode }) {
  return (
    <Site value={site}>
      <I18nProvider i18n={site.i18n}>{children}</I18nProvider>
    </Site>
  );
}

function useSite(): SiteI18n {
  // Renders again when the language changes.
  useLingui();
  const site = useContext(Site);
  if (site) return site;
  throw new CourtsideError('Texts need a SiteI18nProvider', {
    code: 'i18n.no-provider',
    kind: 'configuration',
  });
}

/** The texts of the current language; a component that uses it renders again when the language changes. */
export function useT(): Translate {
  // A new function for each locale, so that memoised children render again too.
  const { _: translate } = useLingui();
  return useCallback(
    (message, values) => translate({ ...message, ...(values ? { values } : {}) }),
    [translate],
  );
}

/** The locale of the packages on which the current language is based, in which the gateway answers. */
export function useLocale(): Locale {
  return useSite().locale;
}

/** The language in which the site is read, for dates and `lang`. */
export function useLanguage(): Language {
  return useSite().language;
}
