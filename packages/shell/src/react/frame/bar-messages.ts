export const m = {
  bar: /*i18n*/ { id: 'shell.bar', message: '快捷导航' },
  slip: /*i18n*/ { id: 'shell.bar.slip', message: '投注单' },
  mine: /*i18n*/ { id: 'shell.bar.mine', message: '我的' },
  settings: /*i18n*/ { id: 'shell.sheet.settings', message: '显示与语言' },
  edition: /*i18n*/ { id: 'shell.sheet.edition', message: '界面版本' },
  classic: /*i18n*/ { id: 'shell.sheet.classic', message: '经典版' },
  professional: /*i18n*/ { id: 'shell.sheet.professional', message: '专业版' },
  more: /*i18n*/ { id: 'shell.sheet.more', message: '更多游戏' },
} as const;
