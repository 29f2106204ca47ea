/** Titles of the routes, apart from the other texts: the route table is loaded with the first page. */
export const titles = {
  sport: /*i18n*/ { id: 'site.sport', message: '体育投注' },
} as const;
