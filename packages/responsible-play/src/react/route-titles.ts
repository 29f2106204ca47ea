/** Titles of the routes, apart from the other texts: the route table is loaded with the first page. */
export const titles = {
  tools: /*i18n*/ { id: 'play.tools', message: '限额与休息' },
  about: /*i18n*/ { id: 'play.about', message: '责任博彩' },
} as const;
