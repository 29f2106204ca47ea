export const m = {
  logout: /*i18n*/ { id: 'shell.logout', message: '退出登录' },
  more: /*i18n*/ { id: 'shell.account-more', message: '更多' },
} as const;
