/** Path of the list of help pages, and base path of every page of help. */
export const HELP_PATH = '/app/help';

/** Path of the glossary with a name that people can type; its page is `sy`. */
export const GLOSSARY_PATH = `${HELP_PATH}/terms`;

/** The pages by topic, in the order of the list (spec access 2). `sy` is the glossary. */
export const HELP_GROUPS = {
  account: ['kh', 'ck', 'qk', 'zz', 'xnbcqkjc'],
  sport: ['tytzjc', 'yhgz', 'tysstqth', 'rqgl', 'dxqgl', 'tywt'],
  games: ['fjcjc', 'dzjj', 'cpwt', 'zrwt'],
  more: ['qtwt', 'tjllq', 'sy', 'bczr', 'zxkf'],
  about: ['gywm', 'hzhb', 'gztk', 'ysgz'],
} as const;

/** Topic of help pages. */
export type HelpGroup = keyof typeof HELP_GROUPS;

/** Id of a help page of this package. */
export type HelpPageId = (typeof HELP_GROUPS)[HelpGroup][number];

/** All help pages of this package, in the order of the list. */
export const HELP_PAGES: readonly HelpPageId[] = Object.values(HELP_GROUPS).flat();

/**
 * Paths of all help pages of this package, for a site that prerenders them: first the list, last the second path of the
 * glossary.
 */
export const helpPaths: readonly string[] = [
  HELP_PATH,
  ...HELP_PAGES.map((id) => `${HELP_PATH}/${id}`),
  GLOSSARY_PATH,
];

export const isHelpPage = (id: string): id is HelpPageId => HELP_PAGES.some((each) => each === id);
