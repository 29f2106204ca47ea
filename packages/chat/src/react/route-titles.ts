/** Titles of the routes, apart from the other texts: the route table is loaded with the first page. */
export const titles = {
  rooms: /*i18n*/ { id: 'chat.rooms', message: '聊天室' },
} as const;
