import type { Locale } from '@courtside/i18n';
import { HELP_PAGES, HELP_PATH, type HelpPageId } from '../core/help-pages.ts';
import { loadDocument } from '../texts/load-document.ts';
import { loadHelpText } from './load-page.ts';

/** A link of a page of help. */
export interface LinkOfHelp {
  /** The page that has the link. */
  readonly page: HelpPageId;
  /** Path in the site, with its anchor if it has one. */
  readonly path: string;
}

async function pathsOf(page: HelpPageId, locale: Locale): Promise<readonly string[]> {
  if (page === 'gztk' || page === 'ysgz') {
    const { sections } = await loadDocument(page === 'gztk' ? 'terms' : 'privacy', locale);
    return sections.flatMap(({ link }) => (link ? [link.path] : []));
  }
  const { sections } = await loadHelpText(page, locale);
  return sections.flatMap(({ body }) =>
    body.flatMap((block) =>
      typeof block !== 'string' && 'links' in block ? block.links.map(({ path }) => path) : [],
    ),
  );
}

/**
 * Every link of help, terms and privacy policy to a path of the site, to check that each exists: a screen shows a link
 * only where the site has its page, and leaves it out silently otherwise.
 *
 * @example (await helpLinks('zh-Hans')).filter(({ path }) => !siteHas(path))
 */
export async function helpLinks(locale: Locale): Promise<readonly LinkOfHelp[]> {
  const all = await Promise.all(
    HELP_PAGES.map(async (page) =>
      (await pathsOf(page, locale)).map((path): LinkOfHelp => ({ page, path })),
    ),
  );
  return all.flat();
}

/**
 * The anchors of a page of help, for use after a `#`: its sections and the words that it explains.
 *
 * @param path of one page of help, such as `/app/help/sy`
 */
export async function helpAnchors(path: string, locale: Locale): Promise<readonly string[]> {
  const page = HELP_PAGES.find((each) => `${HELP_PATH}/${each}` === path);
  if (!page) return [];
  if (page === 'gztk' || page === 'ysgz') {
    const { sections } = await loadDocument(page === 'gztk' ? 'terms' : 'privacy', locale);
    return sections.map(({ id }) => id);
  }
  const { sections } = await loadHelpText(page, locale);
  return sections.flatMap(({ id, body }) => [
    id,
    ...body.flatMap((block) =>
      typeof block !== 'string' && 'words' in block ? block.words.map((word) => word.id) : [],
    ),
  ]);
}
