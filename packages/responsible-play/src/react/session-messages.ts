import type { Message } from '@courtside/i18n';

/** Texts around every screen of a member: clock, reality check, and the password dialog after inactivity. */
export const s = {
  strip: /*i18n*/ { id: 'play.strip', message: '本次时间与盈亏' },
  check: /*i18n*/ { id: 'play.check', message: '看一看本次的时间与盈亏' },
  checkDetail: /*i18n*/ {
    id: 'play.check-detail',
    message: '确认之前不接受新的投注。投注单里的内容会保留。',
  },
  checkDone: /*i18n*/ { id: 'play.check-done', message: '我已看过' },
  checkTools: /*i18n*/ { id: 'play.check-tools', message: '设置限额或休息' },
  logout: /*i18n*/ { id: 'play.logout', message: '退出账户' },
  idle: /*i18n*/ { id: 'play.idle', message: '请验证密码' },
  idleDetail: /*i18n*/ {
    id: 'play.idle-detail',
    message: '您已有一段时间没有操作。输入密码后可以接着使用，已填写的内容会保留。',
  },
  password: /*i18n*/ { id: 'play.password', message: '登录密码' },
  showPassword: /*i18n*/ { id: 'play.show-password', message: '显示密码' },
  hidePassword: /*i18n*/ { id: 'play.hide-password', message: '隐藏密码' },
  forgot: /*i18n*/ { id: 'play.forgot', message: '忘记密码' },
  passwordMissing: /*i18n*/ { id: 'play.password-missing', message: '请输入登录密码' },
  passwordWrong: /*i18n*/ { id: 'play.password-wrong', message: '密码不正确' },
  offer: /*i18n*/ { id: 'play.offer', message: '存款之前，要不要设一个限额？' },
  offerDetail: /*i18n*/ {
    id: 'play.offer-detail',
    message: '由您自己决定金额；以后随时可以调低。也可以不设。',
  },
  offerAmount: /*i18n*/ { id: 'play.offer-amount', message: '最多存入' },
  offerSet: /*i18n*/ { id: 'play.offer-set', message: '设为限额' },
  offerLater: /*i18n*/ { id: 'play.offer-later', message: '暂不设置' },
} as const satisfies Record<string, Message>;
