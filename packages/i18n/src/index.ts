export { DEFAULT_LOCALE, LOCALES, toLocale } from './locale.ts';
export type { Locale } from './locale.ts';
export { createSiteI18n } from './site-i18n.ts';
export type { CatalogSource, SiteI18n } from './site-i18n.ts';
export type { Message } from './message.ts';
export { codeMessage } from './codes/code-message.ts';
export { faultMessage } from './codes/fault-message.ts';
export { formatDay, formatInstant, formatTime } from './formats.ts';
