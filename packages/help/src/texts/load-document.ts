import type { Locale } from '@courtside/i18n';
import type { LegalKind, LegalText } from '../core/legal-text.ts';

const LOADERS: Readonly<Record<LegalKind, Readonly<Record<Locale, () => Promise<LegalText>>>>> = {
  terms: {
    'zh-Hans': async () => (await import('./terms.zh-hans.ts')).terms,
    'zh-Hant': async () => (await import('./terms.zh-hant.ts')).terms,
  },
  privacy: {
    'zh-Hans': async () => (await import('./privacy.zh-hans.ts')).privacy,
    'zh-Hant': async () => (await import('./privacy.zh-hant.ts')).privacy,
  },
};

/** Loads one text in one locale, and nothing else. Rejects with the network's fault when it cannot. */
export function loadDocument(kind: LegalKind, locale: Locale): Promise<LegalText> {
  return LOADERS[kind][locale]();
}
