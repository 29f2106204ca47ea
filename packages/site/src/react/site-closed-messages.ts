export const m = {
  title: /*i18n*/ { id: 'site.closed', message: '网站维护中' },
  until: /*i18n*/ { id: 'site.closed.until', message: '预计 {time} 恢复开放。' },
  soon: /*i18n*/ { id: 'site.closed.soon', message: '恢复时间尚未确定。' },
  detail: /*i18n*/ {
    id: 'site.closed.detail',
    message: '恢复后本页会自动打开，您已填写的内容和投注单会保留。',
  },
  service: /*i18n*/ { id: 'site.closed.service', message: '联系客服' },
  still: /*i18n*/ { id: 'site.closed.still', message: '仍在维护中' },
} as const;
