import type { Language } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { m } from './messages.ts';
import { useServices } from './services.tsx';
import { writeLanguageCookie } from './use-language-cookie.ts';

/** A switch that is done sooner than this is seen by itself. */
const QUICK_MS = 400;

/**
 * Switches the site to a language and keeps the choice. Texts that are slow to come are waited for under the loading
 * dialog, which goes by itself; those that cannot be had are told.
 */
export function useChooseLanguage(): (language: Language) => void {
  const t = useT();
  const { clock, events, i18n, storage, toaster } = useServices();
  return ({ tag }) => {
    let isShown = false;
    const cancel = clock.after(QUICK_MS, () => {
      isShown = true;
      events.emit('showLoading', { closes: true });
    });
    i18n
      .activate(tag)
      .then(
        () => {
          storage.set('courtside.locale', tag);
          // With the choice, not after: a page that is loaded again at once is sent in this language.
          writeLanguageCookie(tag);
        },
        () => toaster.show(t(m.languageFailed), 'error'),
      )
      .finally(() => {
        cancel();
        if (isShown) events.emit('dismissLoading', undefined);
      });
  };
}
