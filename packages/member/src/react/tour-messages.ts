import type { Message } from '@courtside/i18n';

/** Texts of `/mine/introTutorial`. */
export const tm = {
  intro: /*i18n*/ { id: 'member.tour-intro', message: '五步了解如何使用本站。' },
  steps: /*i18n*/ { id: 'member.tour-steps', message: '教程步骤' },
  stepDone: /*i18n*/ { id: 'member.tour-done', message: '已看' },
  back: /*i18n*/ { id: 'member.tour-back', message: '上一步' },
  next: /*i18n*/ { id: 'member.tour-next', message: '下一步' },
  end: /*i18n*/ { id: 'member.tour-end', message: '看完了' },
  example: /*i18n*/ { id: 'member.tour-example', message: '示例' },
  board: /*i18n*/ { id: 'member.tour-board', message: '看盘口' },
  boardText: /*i18n*/ {
    id: 'member.tour-board-text',
    message:
      '每个数字是一个投注选项的赔率，左边的小字是盘口。数字前的 ▲ 表示刚刚上升，▼ 表示刚刚下降；上锁表示暂停投注。',
  },
  boardLink: /*i18n*/ { id: 'member.tour-board-link', message: '去看赛事' },
  home: /*i18n*/ { id: 'member.tour-home', message: '临江竞技' },
  away: /*i18n*/ { id: 'member.tour-away', message: '北山城' },
  slip: /*i18n*/ { id: 'member.tour-slip', message: '投注' },
  slipText: /*i18n*/ {
    id: 'member.tour-slip-text',
    message:
      '点选赔率，选项进入投注单。填写投注额后显示最高可赢；赔率如有变化，会先请您确认。提交后得到注单号。',
  },
  pick: /*i18n*/ { id: 'member.tour-pick', message: '您的选项' },
  mayWin: /*i18n*/ { id: 'member.tour-may-win', message: '最高可赢' },
  records: /*i18n*/ { id: 'member.tour-records', message: '查注单' },
  recordsText: /*i18n*/ {
    id: 'member.tour-records-text',
    message: '投注记录里有每张注单的状态和派彩。点开注单，可看比分和结算的计算过程。',
  },
  recordsLink: /*i18n*/ { id: 'member.tour-records-link', message: '去看投注记录' },
  safety: /*i18n*/ { id: 'member.tour-safety', message: '账户安全' },
  safetyText: /*i18n*/ {
    id: 'member.tour-safety-text',
    message:
      '绑定手机和真实姓名后才能添加银行卡和取款。取款另用一个取款密码。工作人员不会向您索取密码或验证码。',
  },
  safetyLink: /*i18n*/ { id: 'member.tour-safety-link', message: '去账户认证' },
  bindPhone: /*i18n*/ { id: 'member.tour-bind-phone', message: '绑定手机' },
  bindName: /*i18n*/ { id: 'member.tour-bind-name', message: '绑定真实姓名' },
  password: /*i18n*/ { id: 'member.tour-password', message: '设置取款密码' },
  limits: /*i18n*/ { id: 'member.tour-limits', message: '理性投注' },
  limitsText: /*i18n*/ {
    id: 'member.tour-limits-text',
    message:
      '您可以随时为存款、输额和游戏时间设定限额，也可以暂停或停止投注。收紧限额立即生效，放宽要等一段时间。',
  },
  limitsLink: /*i18n*/ { id: 'member.tour-limits-link', message: '去设定限额' },
  dayLimit: /*i18n*/ { id: 'member.tour-day-limit', message: '今日存款限额' },
} as const satisfies Record<string, Message>;
