export const m = {
  visited: /*i18n*/ { id: 'shell.tabs.visited', message: '访问过的页面' },
  close: /*i18n*/ { id: 'shell.tabs.close', message: '关闭{page}' },
  closeOthers: /*i18n*/ { id: 'shell.tabs.closeOthers', message: '关闭其他' },
} as const;
