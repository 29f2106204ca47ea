export const m = {
  loginTips: /*i18n*/ { id: 'shell.loginTips', message: '请先登录后再了解更多' },
  loading: /*i18n*/ { id: 'shell.dialog.loading', message: '加载中…' },
  complete: /*i18n*/ { id: 'shell.complete', message: '去完善' },
  reEnterText: /*i18n*/ { id: 'shell.reEnter.text', message: '数据异常，请重新进入游戏' },
  reEnter: /*i18n*/ { id: 'shell.reEnter', message: '重新进入' },
} as const;
