import { I18nProvider, useLingui } from '@lingui/react';
import { useCallback, type ReactNode } from 'react';
import type { Locale } from '../locale.ts';
import type { Message } from '../message.ts';
import type { SiteI18n } from '../site-i18n.ts';

export type Translate = (message: Message, values?: Record<string, string | number>) => string;

export function SiteI18nProvider({ site, children }: { site: SiteI18n; children: ReactNode }) {
  return <I18nProvider i18n={site.i18n}>{children}</I18nProvider>;
}

/** The texts of the current locale; a component that uses it renders again when the locale changes. */
export function useT(): Translate {
  // A new function for each locale, so that memoised children are drawn again too.
  const { _: translate } = useLingui();
  return useCallback(
    (message, values) => translate({ ...message, ...(values ? { values } : {}) }),
    [translate],
  );
}

export function useLocale(): Locale {
  return useLingui().i18n.locale as Locale;
}
