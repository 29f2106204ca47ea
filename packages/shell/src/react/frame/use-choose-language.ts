import type { Language } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useRef } from 'react';
import { m } from '../messages.ts';
import { useServices } from '../services.tsx';
import { writeLanguageCookie } from './use-language-cookie.ts';

/** A switch that is done sooner than this is seen by itself. */
const QUICK_MS = 400;

/**
 * Switches the site to a language and keeps the choice. Texts that are slow to come are waited for under a loading dialog
 * of its own, which goes by itself; those that cannot be had are told. Of several choices the last one counts.
 */
export function useChooseLanguage(): (language: Language) => void {
  const t = useT();
  const { clock, dialogs, i18n, storage, toaster } = useServices();
  const wanted = useRef('');
  return ({ tag }) => {
    wanted.current = tag;
    let uncover = () => undefined as void;
    const cancel = clock.after(QUICK_MS, () => {
      uncover = dialogs.loading({ closesItself: true }).close;
    });
    i18n
      .activate(tag)
      .then(
        () => {
          if (wanted.current !== tag) return;
          storage.set('courtside.locale', tag);
          // With the choice, not after: a page that is loaded again at once is sent in this language.
          writeLanguageCookie(tag);
        },
        () => wanted.current === tag && toaster.show(t(m.languageFailed), 'error'),
      )
      .finally(() => {
        cancel();
        uncover();
      });
  };
}
