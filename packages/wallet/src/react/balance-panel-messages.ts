/** Texts of the balance panel in the header. */
export const b = {
  panel: /*i18n*/ { id: 'wallet.b-panel', message: '余额与最近变动' },
  cover: /*i18n*/ { id: 'wallet.b-cover', message: '隐藏余额' },
  covered: /*i18n*/ { id: 'wallet.b-covered', message: '余额已隐藏' },
  last: /*i18n*/ { id: 'wallet.b-last', message: '近 30 天变动' },
  none: /*i18n*/ { id: 'wallet.b-none', message: '近 30 天没有变动' },
} as const;
