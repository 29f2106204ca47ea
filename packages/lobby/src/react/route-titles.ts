export const titles = {
  home: /*i18n*/ { id: 'lobby.title.home', message: '首页' },
  loading: /*i18n*/ { id: 'lobby.title.loading', message: '正在进入' },
  download: /*i18n*/ { id: 'lobby.title.download', message: '应用下载' },
  sponsor: /*i18n*/ { id: 'lobby.title.sponsor', message: '赞助与合作' },
  agent: /*i18n*/ { id: 'lobby.title.agent', message: '合营计划' },
} as const;
