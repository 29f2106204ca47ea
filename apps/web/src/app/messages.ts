export const m = {
  sport: /*i18n*/ { id: 'web.sport', message: '体育投注' },
  loginAgain: /*i18n*/ { id: 'web.loginAgain', message: '登录已失效，请重新登录' },
  toasts: /*i18n*/ { id: 'web.toasts', message: '通知' },
} as const;
