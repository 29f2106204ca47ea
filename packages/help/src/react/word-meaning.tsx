import { words } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { useServices, type FeatureSite, type WordMeaningProps } from '@courtside/shell/react';
import { Popover } from '@courtside/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { helpMessages } from '../catalogs/index.ts';
import { loadWords } from '../content/load-words.ts';
import { fillText } from '../core/fill-text.ts';
import { helpFacts } from '../core/help-facts.ts';
import { HELP_PATH } from '../core/help-pages.ts';
import { ContentFailure } from './content-failure.tsx';
import type { HelpOptions } from './help-options.ts';
import { m } from './messages.ts';
import { useContent } from './use-content.ts';

/** A popover with the glossary's meaning of a word, and a link to the glossary. */
export async function createWordMeaning(
  { pages }: HelpOptions,
  { services }: FeatureSite,
): Promise<ComponentType<WordMeaningProps>> {
  await services.i18n.use(helpMessages);
  return function WordMeaning({ word, text, open, onOpenChange, children }) {
    const t = useT();
    const locale = useLocale();
    const { brand } = useServices();
    const content = useContent(`words ${locale}`, () => loadWords(locale, pages?.sy?.text[locale]));
    const known = content.status === 'ready' ? content.value.get(word) : undefined;
    return (
      <Popover
        trigger={children}
        title={known?.word ?? text}
        closeLabel={t(words.close)}
        open={open}
        onOpenChange={onOpenChange}
      >
        {content.status === 'failed' && <ContentFailure {...content} />}
        {known && (
          <>
            <p>{fillText(known.meaning, helpFacts(brand, locale))}</p>
            <p>
              <Link to={`${HELP_PATH}/sy#${word}`} onClick={() => onOpenChange(false)}>
                {t(m.glossary)}
              </Link>
            </p>
          </>
        )}
      </Popover>
    );
  };
}
