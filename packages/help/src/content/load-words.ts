import type { Locale } from '@courtside/i18n';
import type { HelpText, HelpWord } from '../core/help-page.ts';
import { loadHelpText } from './load-page.ts';

/** The words that a text explains, by id. */
const wordsOf = ({ sections }: HelpText): (readonly [string, HelpWord])[] =>
  sections.flatMap(({ body }) =>
    body.flatMap((block) =>
      typeof block !== 'string' && 'words' in block
        ? block.words.map((each) => [each.id, each] as const)
        : [],
    ),
  );

/**
 * Loads the words of the glossary by id. Words of a brand's own glossary replace ours; a word that it leaves out keeps
 * our meaning.
 *
 * @param loadOwn the glossary of the brand, if it has one
 */
export async function loadWords(
  locale: Locale,
  loadOwn?: () => Promise<HelpText>,
): Promise<ReadonlyMap<string, HelpWord>> {
  const [ours, own] = await Promise.all([loadHelpText('sy', locale), loadOwn?.()]);
  return new Map([...wordsOf(ours), ...(own ? wordsOf(own) : [])]);
}
