export const m = {
  failed: /*i18n*/ { id: 'shell.load.failed', message: '加载失败' },
  retry: /*i18n*/ { id: 'shell.load.retry', message: '重试' },
} as const;
