import type { Message } from '@courtside/i18n';
import type { BindingItem, BindingViolation } from '../core/binding-rules.ts';
import type { PasswordViolation } from '../core/password-change.ts';
import { m, violationMessages } from './messages.ts';

/** Texts of the page on which members bind phone, real name and mailbox and change their password. */
export const b = {
  intro: /*i18n*/ {
    id: 'auth.binding-intro',
    message: '绑定后可用于找回密码、验证新设备和取款。提交后不可自行修改。',
  },
  toReturn: /*i18n*/ {
    id: 'auth.binding-return',
    message: '完成{items}的绑定后，将返回您之前的页面。',
  },
  and: /*i18n*/ { id: 'auth.binding-and', message: '、' },
  realName: /*i18n*/ { id: 'auth.real-name', message: '真实姓名' },
  realNameHint: /*i18n*/ {
    id: 'auth.real-name-hint',
    message: '须与取款银行卡的户名一致，绑定后不可修改',
  },
  phoneHint: /*i18n*/ { id: 'auth.phone-hint', message: '用于登录验证和找回密码' },
  emailHint: /*i18n*/ { id: 'auth.email-hint', message: '用于找回密码' },
  bound: /*i18n*/ { id: 'auth.bound', message: '已绑定' },
  unbound: /*i18n*/ { id: 'auth.unbound', message: '未绑定' },
  bind: /*i18n*/ { id: 'auth.bind', message: '绑定' },
  bindItem: /*i18n*/ { id: 'auth.bind-item', message: '绑定{item}' },
  submit: /*i18n*/ { id: 'auth.bind-submit', message: '确认绑定' },
  boundNow: /*i18n*/ { id: 'auth.bound-now', message: '{item}绑定成功' },
  passwordTitle: /*i18n*/ { id: 'auth.login-password', message: '登录密码' },
  passwordNote: /*i18n*/ {
    id: 'auth.login-password-note',
    message: '修改后所有设备都需要重新登录',
  },
  passwordOpen: /*i18n*/ { id: 'auth.change-password', message: '修改密码' },
  passwordOld: /*i18n*/ { id: 'auth.old-password', message: '原密码' },
  passwordSubmit: /*i18n*/ { id: 'auth.change-password-submit', message: '确认修改' },
  passwordUnknown: /*i18n*/ {
    id: 'auth.change-password-unknown',
    message: '没有收到结果，密码可能已经修改。请用新密码登录确认；如不成功，再用原密码。',
  },
  proofNote: /*i18n*/ {
    id: 'auth.proof-note',
    message: '请验证已绑定的手机号码，通过后将返回您之前的页面。',
  },
  proofSubmit: /*i18n*/ { id: 'auth.proof-submit', message: '确认验证' },
  proofDone: /*i18n*/ { id: 'auth.proof-done', message: '手机号码验证成功' },
  toProfile: /*i18n*/ { id: 'auth.to-profile', message: '查看个人资料' },
} as const satisfies Record<string, Message>;

export const ITEM_NAMES = {
  phone: m.phone,
  realName: b.realName,
  email: m.email,
} as const satisfies Record<BindingItem, Message>;

type FormCode = (BindingViolation | PasswordViolation)['code'];

/** Texts beside a field of these forms, by the code of its violation. */
export const formMessages: Readonly<Record<FormCode, Message>> = {
  ...violationMessages,
  'auth.real-name-malformed': /*i18n*/ {
    id: 'auth.real-name-malformed',
    message: '请输入正确的姓名',
  },
  'auth.new-password-same': /*i18n*/ {
    id: 'auth.new-password-same',
    message: '新密码不能与原密码相同',
  },
};
