import type { Message } from '@courtside/i18n';
import type { ProfileCode } from '../core/profile-rules.ts';
import type { Safeguard } from '../core/security.ts';

/** Texts of `/mine/userinfo`. */
export const pm = {
  toReturn: /*i18n*/ {
    id: 'member.profile-return',
    message: '完善{items}后，将返回您之前的页面。',
  },
  and: /*i18n*/ { id: 'member.profile-and', message: '、' },
  toTour: /*i18n*/ { id: 'member.profile-tour', message: '查看新手教程' },
  name: /*i18n*/ { id: 'member.profile-name', message: '用户名' },
  vip: /*i18n*/ { id: 'member.profile-vip', message: 'VIP {level}' },
  registered: /*i18n*/ { id: 'member.profile-registered', message: '注册日期' },
  agreedTerms: /*i18n*/ { id: 'member.profile-agreed', message: '已同意版本（条款 / 隐私政策）' },
  avatar: /*i18n*/ { id: 'member.profile-avatar', message: '头像' },
  changeAvatar: /*i18n*/ { id: 'member.profile-change-avatar', message: '更换头像' },
  avatarNumber: /*i18n*/ { id: 'member.profile-avatar-number', message: '头像 {number}' },
  avatarChanged: /*i18n*/ { id: 'member.profile-avatar-changed', message: '头像已更换' },
  level: /*i18n*/ { id: 'member.profile-level', message: '账户安全等级' },
  low: /*i18n*/ { id: 'member.profile-level-low', message: '低' },
  medium: /*i18n*/ { id: 'member.profile-level-medium', message: '中' },
  high: /*i18n*/ { id: 'member.profile-level-high', message: '高' },
  missing: /*i18n*/ { id: 'member.profile-missing', message: '还有 {count} 项可以完善' },
  whole: /*i18n*/ { id: 'member.profile-whole', message: '全部安全项已完善' },
  complete: /*i18n*/ { id: 'member.profile-complete', message: '去完善' },
  completeItem: /*i18n*/ { id: 'member.profile-complete-item', message: '去完善{item}' },
  has: /*i18n*/ { id: 'member.profile-has', message: '已完善' },
  personal: /*i18n*/ { id: 'member.profile-personal', message: '基本资料' },
  contact: /*i18n*/ { id: 'member.profile-contact', message: '认证信息' },
  nickname: /*i18n*/ { id: 'member.profile-nickname', message: '昵称' },
  nicknameHint: /*i18n*/ { id: 'member.profile-nickname-hint', message: '1-12个字符' },
  gender: /*i18n*/ { id: 'member.profile-gender', message: '性别' },
  male: /*i18n*/ { id: 'member.profile-male', message: '男' },
  female: /*i18n*/ { id: 'member.profile-female', message: '女' },
  birthday: /*i18n*/ { id: 'member.profile-birthday', message: '生日' },
  birthdayWhy: /*i18n*/ {
    id: 'member.profile-birthday-why',
    message: '用于确认您已满{age}岁，并发放生日礼金。提交后不可修改。',
  },
  once: /*i18n*/ { id: 'member.profile-once', message: '基本资料提交后不可修改。' },
  fixed: /*i18n*/ {
    id: 'member.profile-fixed',
    message: '资料已提交，不可自行修改。如需更正，请联系客服。',
  },
  submit: /*i18n*/ { id: 'member.profile-submit', message: '提交资料' },
  check: /*i18n*/ { id: 'member.profile-check', message: '请确认资料' },
  checkNote: /*i18n*/ {
    id: 'member.profile-check-note',
    message: '提交后不可修改，请确认以下内容无误。',
  },
  submitted: /*i18n*/ { id: 'member.profile-submitted', message: '资料已提交' },
  realName: /*i18n*/ { id: 'member.profile-real-name', message: '真实姓名' },
  phone: /*i18n*/ { id: 'member.profile-phone', message: '手机号码' },
  email: /*i18n*/ { id: 'member.profile-email', message: '邮箱' },
  secondPassword: /*i18n*/ { id: 'member.profile-second-password', message: '取款密码' },
  verified: /*i18n*/ { id: 'member.profile-verified', message: '已认证' },
  unverified: /*i18n*/ { id: 'member.profile-unverified', message: '未认证' },
  set: /*i18n*/ { id: 'member.profile-set', message: '已设置' },
  unset: /*i18n*/ { id: 'member.profile-unset', message: '未设置' },
  unbound: /*i18n*/ { id: 'member.profile-unbound', message: '未绑定' },
  showNumbers: /*i18n*/ { id: 'member.profile-show-numbers', message: '显示完整信息' },
  loginPassword: /*i18n*/ { id: 'member.profile-login-password', message: '登录密码' },
  change: /*i18n*/ { id: 'member.profile-change', message: '修改' },
  changePassword: /*i18n*/ { id: 'member.profile-change-password', message: '修改登录密码' },
  devices: /*i18n*/ { id: 'member.profile-devices', message: '登录设备' },
  here: /*i18n*/ { id: 'member.profile-here', message: '本机' },
  lastAt: /*i18n*/ { id: 'member.profile-last-at', message: '{place}，上次登录 {time}' },
  logoutOthers: /*i18n*/ { id: 'member.profile-logout-others', message: '退出其他设备' },
  logoutOthersAsk: /*i18n*/ {
    id: 'member.profile-logout-others-ask',
    message: '其他设备将立即退出，再次登录时需要验证。本机不受影响。',
  },
  loggedOut: /*i18n*/ { id: 'member.profile-logged-out', message: '已退出 {count} 台其他设备' },
  logins: /*i18n*/ { id: 'member.profile-logins', message: '最近登录' },
  noLogins: /*i18n*/ { id: 'member.profile-no-logins', message: '暂无登录记录' },
  loginTime: /*i18n*/ { id: 'member.profile-login-time', message: '时间（北京时间）' },
  loginPlace: /*i18n*/ { id: 'member.profile-login-place', message: '地点' },
  loginDevice: /*i18n*/ { id: 'member.profile-login-device', message: '设备' },
  notYou: /*i18n*/ {
    id: 'member.profile-not-you',
    message: '如有不是您本人的登录，请立即修改登录密码并退出其他设备。',
  },
} as const satisfies Record<string, Message>;

export const SAFEGUARD_NAMES = {
  phone: pm.phone,
  realName: pm.realName,
  email: pm.email,
  secondPassword: pm.secondPassword,
  profile: pm.personal,
} as const satisfies Record<Safeguard, Message>;

/** Texts beside a field, by the code of its violation; `age` is the market's minimum age. */
export const profileViolations: Readonly<Record<ProfileCode, Message>> = {
  'member.nickname-malformed': /*i18n*/ {
    id: 'member.nickname-malformed',
    message: '请输入1-12个字符的昵称',
  },
  'member.gender-missing': /*i18n*/ { id: 'member.gender-missing', message: '请选择性别' },
  'member.birthday-missing': /*i18n*/ {
    id: 'member.birthday-missing',
    message: '请输入生日，确保您已满{age}岁',
  },
  'member.under-age': /*i18n*/ {
    id: 'member.under-age',
    message: '您的年龄未满{age}，无法游戏哦',
  },
};
