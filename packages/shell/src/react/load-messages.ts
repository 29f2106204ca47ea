export const m = {
  failed: /*i18n*/ { id: 'shell.load.failed', message: '加载失败' },
  retry: /*i18n*/ { id: 'shell.load.retry', message: '重试' },
  loading: /*i18n*/ { id: 'shell.loading', message: '加载中' },
  stale: /*i18n*/ { id: 'shell.load.stale', message: '数据可能不是最新，正在重新获取' },
} as const;
