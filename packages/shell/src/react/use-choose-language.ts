import type { Language } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { m } from './messages.ts';
import { useServices } from './services.tsx';
import { writeLanguageCookie } from './use-language-cookie.ts';

/** Switches the site to a language and keeps the choice; says so where its texts cannot be had. */
export function useChooseLanguage(): (language: Language) => void {
  const t = useT();
  const { i18n, storage, toaster } = useServices();
  return ({ tag }) => {
    i18n.activate(tag).then(
      () => {
        storage.set('courtside.locale', tag);
        // With the choice, not after: a page that is loaded again at once is sent in this language.
        writeLanguageCookie(tag);
      },
      () => toaster.show(t(m.languageFailed), 'error'),
    );
  };
}
