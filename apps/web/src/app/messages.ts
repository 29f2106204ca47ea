export const m = {
  sport: /*i18n*/ { id: 'web.sport', message: '体育投注' },
  loginAgain: /*i18n*/ { id: 'web.loginAgain', message: '登录已失效，请重新登录' },
  closeToast: /*i18n*/ { id: 'web.closeToast', message: '关闭通知' },
  toasts: /*i18n*/ { id: 'web.toasts', message: '通知' },
  startFailed: /*i18n*/ { id: 'web.startFailed', message: '网站暂时无法打开' },
  startFailedDetail: /*i18n*/ {
    id: 'web.startFailedDetail',
    message: '请检查网络连接后刷新页面。',
  },
  reload: /*i18n*/ { id: 'web.reload', message: '刷新页面' },
} as const;
