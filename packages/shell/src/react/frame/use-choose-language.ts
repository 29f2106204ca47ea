import type { Language } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useRef } from 'react';
import { m } from '../messages.ts';
import { useServices } from '../services.tsx';
import { writeLanguageCookie } from './use-language-cookie.ts';

/** Milliseconds after which a switch that is not done yet shows the loading dialog. */
const QUICK_MS = 400;

/**
 * Switches the site to a language and keeps the choice. While texts load slowly, a loading dialog is shown that closes
 * by itself; if they fail to load, a message tells so. Of several choices the last one counts.
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
          // Written together with the choice, so that an immediate reload is already sent in this language.
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
