// Apart from the frame's texts, so that they come with the prompt's chunk.
export const m = {
  loginTips: /*i18n*/ { id: 'shell.loginTips', message: '请先登录后再了解更多' },
  warmTips: /*i18n*/ { id: 'shell.warmTips', message: '温馨提示' },
  confirm: /*i18n*/ { id: 'shell.confirm', message: '确定' },
  close: /*i18n*/ { id: 'shell.close', message: '关闭' },
} as const;
