import type { Locale } from '@courtside/i18n';
import { loadHelpText } from '../content/load-page.ts';
import type { HelpPageId } from '../core/help-pages.ts';
import { loadDocument } from '../texts/load-document.ts';
import { helpLines, legalLines, type SectionLines } from './searched-text.ts';

/** The lines of one page, by section. */
export async function pageLines(
  page: HelpPageId,
  locale: Locale,
): Promise<readonly SectionLines[]> {
  if (page === 'gztk') return legalLines(await loadDocument('terms', locale));
  if (page === 'ysgz') return legalLines(await loadDocument('privacy', locale));
  return helpLines(await loadHelpText(page, locale));
}
