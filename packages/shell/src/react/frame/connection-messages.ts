export const m = {
  offline: /*i18n*/ {
    id: 'shell.connection.offline',
    message: '网络已断开，赔率与余额可能已过期。恢复后会自动更新。',
  },
  failing: /*i18n*/ {
    id: 'shell.connection.failing',
    message: '服务暂时无法连接，正在重新连接…',
  },
  slow: /*i18n*/ { id: 'shell.connection.slow', message: '网络较慢，数据可能有延迟。' },
  back: /*i18n*/ { id: 'shell.connection.back', message: '网络已恢复' },
} as const;
