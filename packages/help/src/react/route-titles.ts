/** Titles of the routes, apart from the other texts: the route table is loaded with the first page. */
export const titles = {
  help: /*i18n*/ { id: 'help.help', message: '帮助中心' },
  terms: /*i18n*/ { id: 'help.terms', message: '规则与条款' },
  privacy: /*i18n*/ { id: 'help.privacy', message: '隐私政策' },
} as const;
