export const m = {
  newer: /*i18n*/ { id: 'site.update', message: '新版本已发布' },
  load: /*i18n*/ { id: 'site.update.load', message: '更新' },
  later: /*i18n*/ { id: 'site.update.later', message: '稍后' },
} as const;
