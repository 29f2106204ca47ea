export const m = {
  failed: /*i18n*/ { id: 'shell.load.failed', message: '加载失败' },
  stale: /*i18n*/ { id: 'shell.load.stale', message: '数据可能不是最新，正在重新获取' },
} as const;
