export const m = {
  notFoundDetail: /*i18n*/ {
    id: 'shell.notFound.detail',
    message: '您访问的页面不存在或已下线。',
  },
  back: /*i18n*/ { id: 'shell.back', message: '返回上一页' },
  backHome: /*i18n*/ { id: 'shell.backHome', message: '返回首页' },
} as const;
