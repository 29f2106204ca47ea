export const m = {
  failed: /*i18n*/ { id: 'shell.load.failed', message: '加载失败' },
} as const;
