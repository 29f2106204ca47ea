export const metaDescription = /*i18n*/ {
  id: 'shell.meta.description',
  message: '{site}提供{categories}。仅限年满 {age} 周岁的人士使用。',
};

/** Categories whose titles say less than what people search for. */
export const metaCategories = {
  sport: /*i18n*/ { id: 'shell.meta.sport', message: '体育投注' },
  egame: /*i18n*/ { id: 'shell.meta.egame', message: '电子老虎机' },
  realbet: /*i18n*/ { id: 'shell.meta.realbet', message: '真人娱乐场与百家乐' },
  fish: /*i18n*/ { id: 'shell.meta.fish', message: '捕鱼游戏' },
};
