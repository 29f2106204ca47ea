export const m = {
  display: /*i18n*/ { id: 'shell.display', message: '显示设置' },
  priceColors: /*i18n*/ { id: 'shell.display.priceColors', message: '赔率涨跌颜色' },
  'red-up': /*i18n*/ { id: 'shell.display.redUp', message: '红涨绿跌' },
  'green-up': /*i18n*/ { id: 'shell.display.greenUp', message: '绿涨红跌' },
  'colour-blind': /*i18n*/ { id: 'shell.display.colourBlind', message: '色弱友好（蓝涨橙跌）' },
  up: /*i18n*/ { id: 'shell.display.up', message: '上升' },
  down: /*i18n*/ { id: 'shell.display.down', message: '下降' },
} as const;
