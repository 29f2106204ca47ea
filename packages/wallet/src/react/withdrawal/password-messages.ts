import type { Message } from '@courtside/i18n';
import type { PasswordViolationCode } from '../../core/withdrawal-password.ts';

/** Texts of setting and changing a withdrawal password. */
export const pw = {
  resetTitle: /*i18n*/ { id: 'wallet.p-reset-title', message: '重设取款密码' },
  choose: /*i18n*/ { id: 'wallet.p-choose', message: '请选择验证方式' },
  byOld: /*i18n*/ { id: 'wallet.p-by-old', message: '用原取款密码' },
  byCode: /*i18n*/ { id: 'wallet.p-by-code', message: '用手机或邮箱验证码' },
  old: /*i18n*/ { id: 'wallet.p-old', message: '原取款密码' },
  password: /*i18n*/ { id: 'wallet.p-password', message: '新取款密码' },
  repeat: /*i18n*/ { id: 'wallet.p-repeat', message: '再次输入新取款密码' },
  hint: /*i18n*/ { id: 'wallet.p-hint', message: '6 位数字，请勿与登录密码相同' },
  code: /*i18n*/ { id: 'wallet.p-code', message: '验证码' },
  codeHint: /*i18n*/ {
    id: 'wallet.p-code-hint',
    message: '验证码只用于本次操作，工作人员不会向您索取。',
  },
  codeWay: /*i18n*/ { id: 'wallet.p-code-way', message: '接收方式' },
  sms: /*i18n*/ { id: 'wallet.p-sms', message: '短信' },
  email: /*i18n*/ { id: 'wallet.p-email', message: '邮箱' },
  sendCode: /*i18n*/ { id: 'wallet.p-send-code', message: '获取验证码' },
  resendIn: /*i18n*/ { id: 'wallet.p-resend-in', message: '{seconds} 秒后可重发' },
  codeSent: /*i18n*/ { id: 'wallet.p-code-sent', message: '验证码已发送' },
  picture: /*i18n*/ { id: 'wallet.p-picture', message: '图形验证码' },
  pictureAlt: /*i18n*/ { id: 'wallet.p-picture-alt', message: '图形验证码图片' },
  pictureAgain: /*i18n*/ { id: 'wallet.p-picture-again', message: '换一张' },
  questionAgain: /*i18n*/ { id: 'wallet.p-question-again', message: '换一题' },
  toQuestion: /*i18n*/ { id: 'wallet.p-to-question', message: '看不到图片？改答文字题' },
  toPicture: /*i18n*/ { id: 'wallet.p-to-picture', message: '改用图片验证' },
  next: /*i18n*/ { id: 'wallet.p-next', message: '验证' },
  save: /*i18n*/ { id: 'wallet.p-save', message: '保存取款密码' },
  saved: /*i18n*/ { id: 'wallet.p-saved', message: '取款密码已更新' },
  unsure: /*i18n*/ {
    id: 'wallet.p-unsure',
    message:
      '网络中断，没有收到结果，新取款密码可能已经生效。请先用新密码试一次，不行再用验证码重设。',
  },
  back: /*i18n*/ { id: 'wallet.p-back', message: '换一种方式' },
  lockedFor: /*i18n*/ {
    id: 'wallet.p-locked-for',
    message: '取款密码已锁定，{time} 后可再试，或用验证码重设。',
  },
} as const satisfies Record<string, Message>;

/** The message beside a field, by the code of its violation. */
export const passwordMessages: Readonly<Record<PasswordViolationCode, Message>> = {
  'withdrawal-password.empty': /*i18n*/ { id: 'wallet.pv-empty', message: '请输入 6 位数字' },
  'withdrawal-password.digits': /*i18n*/ { id: 'wallet.pv-digits', message: '必须是 6 位数字' },
  'withdrawal-password.differ': /*i18n*/ {
    id: 'wallet.pv-differ',
    message: '两次密码输入不一致，请重新输入',
  },
  'withdrawal-password.same': /*i18n*/ {
    id: 'wallet.pv-same',
    message: '新取款密码不能与原取款密码相同',
  },
};
