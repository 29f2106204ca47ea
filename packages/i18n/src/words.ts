import type { Message } from './message.ts';

/** Words of many screens, declared once. A package that repeats one of these texts fails its check. */
export const words = {
  close: /*i18n*/ { id: 'words.close', message: '关闭' },
  confirm: /*i18n*/ { id: 'words.confirm', message: '确定' },
  cancel: /*i18n*/ { id: 'words.cancel', message: '取消' },
  retry: /*i18n*/ { id: 'words.retry', message: '重试' },
  reload: /*i18n*/ { id: 'words.reload', message: '刷新页面' },
  loading: /*i18n*/ { id: 'words.loading', message: '加载中' },
  copied: /*i18n*/ { id: 'words.copied', message: '已复制' },
  tips: /*i18n*/ { id: 'words.tips', message: '温馨提示' },
  login: /*i18n*/ { id: 'words.login', message: '登录' },
  register: /*i18n*/ { id: 'words.register', message: '注册' },
  notAmount: /*i18n*/ { id: 'words.notAmount', message: '粘贴的内容不是有效金额' },
  network: /*i18n*/ { id: 'words.network', message: '网络异常，请重试' },
} as const satisfies Record<string, Message>;
