export const m = {
  pages: /*i18n*/ { id: 'shell.pages', message: '分页' },
  previousPage: /*i18n*/ { id: 'shell.previous-page', message: '上一页' },
  nextPage: /*i18n*/ { id: 'shell.next-page', message: '下一页' },
} as const;
