export const m = {
  closeToast: /*i18n*/ { id: 'site.closeToast', message: '关闭通知' },
  toasts: /*i18n*/ { id: 'site.toasts', message: '通知' },
  startFailed: /*i18n*/ { id: 'site.startFailed', message: '网站暂时无法打开' },
  startFailedDetail: /*i18n*/ {
    id: 'site.startFailedDetail',
    message: '请检查网络连接后刷新页面。',
  },
  updated: /*i18n*/ { id: 'site.updated', message: '网站已更新，正在刷新页面' },
} as const;
