export const limitReached = /*i18n*/ {
  id: 'site.slip.limitReached',
  message: '投注单已达上限，最多 {max} 项',
};

export const orderConfirming = /*i18n*/ {
  id: 'site.slip.confirming',
  message: '有注单正在确认，请稍候再修改投注单',
};

export const malformedPick = /*i18n*/ {
  id: 'site.slip.malformed-pick',
  message: '该选项的资料有误，无法加入投注单',
};

export const unreadableOrder = /*i18n*/ {
  id: 'site.slip.unreadable-order',
  message: '上次的注单资料已损坏，请到投注记录查看',
};

export const cashedOut = /*i18n*/ {
  id: 'site.slip.cashedOut',
  message: '提前结算成功，已到账 {value}',
};

export const slipNotLoaded = /*i18n*/ { id: 'site.slip.not-loaded', message: '投注单加载失败' };

export const picksAdded = /*i18n*/ { id: 'site.slip.picks-added', message: '已加入投注单' };

export const somePicksAdded = /*i18n*/ {
  id: 'site.slip.some-picks-added',
  message: '已加入投注单，已关闭或无法加入的选项除外',
};
