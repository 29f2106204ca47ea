'use client';
export { SiteI18nProvider, useLanguage, useLocale, useT } from './site-i18n-provider.tsx';
export type { Translate } from './site-i18n-provider.tsx';
export { useFaultText } from './use-fault-text.ts';
