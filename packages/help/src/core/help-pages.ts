/** Where every page of help lies. */
export const HELP_PATH = '/app/help';

/** The glossary by a name that people can type; its page is `sy`. */
export const GLOSSARY_PATH = `${HELP_PATH}/terms`;

/** The pages by what they are about, in the order in which they are listed (spec access 2). `sy` is the glossary. */
export const HELP_GROUPS = {
  account: ['kh', 'ck', 'qk', 'zz', 'xnbcqkjc'],
  sport: ['tytzjc', 'yhgz', 'tysstqth', 'rqgl', 'dxqgl', 'tywt'],
  games: ['fjcjc', 'dzjj', 'cpwt', 'zrwt'],
  more: ['qtwt', 'tjllq', 'sy', 'bczr', 'zxkf'],
  about: ['gywm', 'hzhb', 'gztk', 'ysgz'],
} as const;

/** What pages are about. */
export type HelpGroup = keyof typeof HELP_GROUPS;

/** Names a page of help that comes with this package. */
export type HelpPageId = (typeof HELP_GROUPS)[HelpGroup][number];

/** All pages of help that come with this package, in the order in which they are listed. */
export const HELP_PAGES: readonly HelpPageId[] = Object.values(HELP_GROUPS).flat();

/** Addresses of all pages of help that come with this package, the list of them first, the glossary by both its names: for a site that renders them when it is built. */
export const helpPaths: readonly string[] = [
  HELP_PATH,
  ...HELP_PAGES.map((id) => `${HELP_PATH}/${id}`),
  GLOSSARY_PATH,
];

export const isHelpPage = (id: string): id is HelpPageId => HELP_PAGES.some((each) => each === id);
