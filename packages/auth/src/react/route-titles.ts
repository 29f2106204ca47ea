/** Titles of the routes, apart from the other texts: the route table is loaded with the first page. */
export const titles = {
  binding: /*i18n*/ { id: 'auth.binding', message: '账户认证' },
} as const;
