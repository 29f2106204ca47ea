export const g = {
  giveUp: /*i18n*/ { id: 'wallet.give-up', message: '放弃' },
  giveUpIn: /*i18n*/ { id: 'wallet.give-up-in', message: '放弃（{seconds} 秒后）' },
  giveUpOnceTold: /*i18n*/ { id: 'wallet.give-up-once-told', message: '放弃（等待平台确认）' },
} as const;
