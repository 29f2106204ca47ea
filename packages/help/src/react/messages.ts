export const m = {
  contents: /*i18n*/ { id: 'help.contents', message: '目录' },
  updated: /*i18n*/ { id: 'help.updated', message: '最后更新：{day}' },
  loading: /*i18n*/ { id: 'help.loading', message: '正在加载内容' },
  failed: /*i18n*/ { id: 'help.failed', message: '内容加载失败' },
  failedDetail: /*i18n*/ { id: 'help.failedDetail', message: '请检查网络连接后重试。' },
  stillFailedDetail: /*i18n*/ {
    id: 'help.stillFailedDetail',
    message: '仍然无法加载，请刷新页面。',
  },
} as const;
