import type { Message } from '@courtside/i18n';

/** Texts of the public page. */
export const about = {
  lead: /*i18n*/ {
    id: 'play.about.lead',
    message:
      '博彩是花钱的娱乐，长期来看投注者会输。这里的工具由系统执行，您设定之后，任何页面都绕不过去。',
  },
  limits: /*i18n*/ { id: 'play.about.limits', message: '给自己设限额' },
  limitsText: /*i18n*/ {
    id: 'play.about.limits-text',
    message:
      '存款、亏损和投注总额可以按日、周、月设限，也可以限制每次的游戏时间。调低立即生效，调高要等待并再次确认。',
  },
  check: /*i18n*/ { id: 'play.about.check', message: '看清时间与盈亏' },
  checkText: /*i18n*/ {
    id: 'play.about.check-text',
    message: '投注时页首一直显示本次的时间与净输赢。您可以让网站定时提醒，确认之前不接受新的投注。',
  },
  rest: /*i18n*/ { id: 'play.about.rest', message: '停一停' },
  restText: /*i18n*/ {
    id: 'play.about.rest-text',
    message: '休息 24 小时至 6 周，或自我排除 6 个月至永久。开始后不能撤销，取款一直开放。',
  },
  signs: /*i18n*/ { id: 'play.about.signs', message: '该停下来的时候' },
  signPlan: /*i18n*/ {
    id: 'play.about.sign-plan',
    message: '花的钱或时间超出自己的计划，并且难以停止',
  },
  signDebt: /*i18n*/ {
    id: 'play.about.sign-debt',
    message: '借钱、变卖财物或动用生活费来投注',
  },
  signHide: /*i18n*/ { id: 'play.about.sign-hide', message: '向家人或朋友隐瞒' },
  signChase: /*i18n*/ { id: 'play.about.sign-chase', message: '输了以后加大投注，想把钱追回来' },
  helpText: /*i18n*/ {
    id: 'play.about.help-text',
    message: '以下机构与本网站无关，可以保密地与您谈一谈。您也可以请在线客服代为设置限额或休息。',
  },
  helpNone: /*i18n*/ {
    id: 'play.about.help-none',
    message: '请联系您所在地的专业戒赌辅导机构，也可以请在线客服代为设置限额或休息。',
  },
  open: /*i18n*/ { id: 'play.about.open', message: '设置我的限额与休息' },
  loginFirst: /*i18n*/ { id: 'play.about.login-first', message: '登录后设置' },
} as const satisfies Record<string, Message>;
