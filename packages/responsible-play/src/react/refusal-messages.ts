import type { Message } from '@courtside/i18n';

/** Texts of refusals by code, with the remaining amount and the end; none suggests a way around it. */
export const r = {
  limit: /*i18n*/ {
    id: 'play.refused.limit',
    message: '超出{name} {value}：已用 {used}，还剩 {left}，{until} 重新计算。',
  },
  sessionOver: /*i18n*/ {
    id: 'play.refused.session-over',
    message: '本次游戏时间已用完，{until} 起可以再投注。',
  },
  check: /*i18n*/ {
    id: 'play.refused.check',
    message: '请先查看本次的时间与盈亏，之后可以再投注。',
  },
  coolOff: /*i18n*/ {
    id: 'play.refused.cool-off',
    message: '您正在休息，{until} 之前不能使用此功能。',
  },
  exclusion: /*i18n*/ {
    id: 'play.refused.exclusion',
    message: '您已自我排除，{until} 之前不能使用此功能。',
  },
  forGood: /*i18n*/ {
    id: 'play.refused.for-good',
    message: '您已永久自我排除，不能使用此功能。',
  },
  underAge: /*i18n*/ {
    id: 'play.refused.under-age',
    message: '未满 {age} 周岁，{until} 之前不能使用此功能。',
  },
  birthday: /*i18n*/ {
    id: 'play.refused.birthday',
    message: '请先登记生日：未登记生日的账户不能使用此功能。',
  },
  required: /*i18n*/ {
    id: 'play.refused.required',
    message: '您所在的市场要求先设置限额：{kinds}。',
  },
  market: /*i18n*/ { id: 'play.refused.market', message: '您所在的市场不提供此功能。' },
  idle: /*i18n*/ { id: 'play.refused.idle', message: '您已有一段时间没有操作，请验证密码。' },
  soon: /*i18n*/ { id: 'play.refused.soon', message: '等待期未满，{until} 起可以确认。' },
  identity: /*i18n*/ {
    id: 'play.refused.identity',
    message: '暂时无法使用这项资料，请联系客服。',
  },
  someTime: /*i18n*/ { id: 'play.refused.some-time', message: '另行通知' },
} as const satisfies Record<string, Message>;
