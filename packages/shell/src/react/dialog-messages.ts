export const m = {
  warmTips: /*i18n*/ { id: 'shell.warmTips', message: '温馨提示' },
  loginTips: /*i18n*/ { id: 'shell.loginTips', message: '请先登录后再了解更多' },
  confirm: /*i18n*/ { id: 'shell.confirm', message: '确定' },
  cancel: /*i18n*/ { id: 'shell.cancel', message: '取消' },
  close: /*i18n*/ { id: 'shell.close', message: '关闭' },
  loading: /*i18n*/ { id: 'shell.dialog.loading', message: '加载中…' },
  complete: /*i18n*/ { id: 'shell.complete', message: '去完善' },
  reEnterText: /*i18n*/ { id: 'shell.reEnter.text', message: '数据异常，请重新进入游戏' },
  reEnter: /*i18n*/ { id: 'shell.reEnter', message: '重新进入' },
} as const;
