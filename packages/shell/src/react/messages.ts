export const m = {
  mainNavigation: /*i18n*/ { id: 'shell.nav.main', message: '主导航' },
  accountNavigation: /*i18n*/ { id: 'shell.nav.account', message: '账户' },
  skip: /*i18n*/ { id: 'shell.skip', message: '跳到主要内容' },
  language: /*i18n*/ { id: 'shell.language', message: '语言' },
  languageFailed: /*i18n*/ {
    id: 'shell.languageFailed',
    message: '语言包加载失败，请检查网络后重试',
  },
  adults: /*i18n*/ {
    id: 'shell.adults',
    message: '仅限年满 {age} 周岁的人士使用。博彩有风险，请量力而行。',
  },
  footer: /*i18n*/ { id: 'shell.footer', message: '经营与合规信息' },
  loginFirst: /*i18n*/ { id: 'shell.loginFirst', message: '请先登录' },
  notFoundTitle: /*i18n*/ { id: 'shell.notFound.title', message: '页面不存在' },
  crashTitle: /*i18n*/ { id: 'shell.crash.title', message: '页面出了点问题' },
  crashDetail: /*i18n*/ {
    id: 'shell.crash.detail',
    message: '请刷新页面重试；您的余额与注单不受影响。',
  },
  screenFailed: /*i18n*/ { id: 'shell.screenFailed', message: '页面未能加载' },
} as const;
