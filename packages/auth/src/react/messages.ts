import type { Message } from '@courtside/i18n';
import type { CaptchaProblem } from '../core/captcha-state.ts';
import type { CodeMissing } from '../core/code-request.ts';
import type { CredentialCode } from '../core/credentials.ts';
import type { CompletionViolation } from '../core/device-rules.ts';
import type { RecoveryCode } from '../core/recovery-rules.ts';

export const m = {
  dialog: /*i18n*/ { id: 'auth.dialog', message: '登录/注册' },
  name: /*i18n*/ { id: 'auth.name', message: '用户名' },
  nameHint: /*i18n*/ { id: 'auth.name-hint', message: '4-11位字母+数字，首位为字母' },
  password: /*i18n*/ { id: 'auth.password', message: '密码' },
  passwordHint: /*i18n*/ { id: 'auth.password-hint', message: '8-12位字母+数字' },
  repeat: /*i18n*/ { id: 'auth.repeat', message: '确认密码' },
  showPassword: /*i18n*/ { id: 'auth.show-password', message: '显示密码' },
  hidePassword: /*i18n*/ { id: 'auth.hide-password', message: '隐藏密码' },
  remember: /*i18n*/ { id: 'auth.remember', message: '记住密码' },
  toWithdraw: /*i18n*/ { id: 'auth.to-withdraw', message: '登录以取款' },
  toWithdrawDetail: /*i18n*/ {
    id: 'auth.to-withdraw-detail',
    message: '您仍可登录查看账户和取款，其他功能不开放。',
  },
  agreeAge: /*i18n*/ { id: 'auth.agree-age', message: '我已年满{age}周岁，并同意' },
  agreeTerms: /*i18n*/ { id: 'auth.agree-terms', message: '《规则与条款》' },
  agreeAnd: /*i18n*/ { id: 'auth.agree-and', message: '和' },
  agreePrivacy: /*i18n*/ { id: 'auth.agree-privacy', message: '《隐私政策》' },
  terms: /*i18n*/ { id: 'auth.terms', message: '规则与条款' },
  privacy: /*i18n*/ { id: 'auth.privacy', message: '隐私政策' },
  readTerms: /*i18n*/ { id: 'auth.read-terms', message: '查看规则与条款' },
  readPrivacy: /*i18n*/ { id: 'auth.read-privacy', message: '查看隐私政策' },
  registered: /*i18n*/ { id: 'auth.registered', message: '注册成功' },
  autoLoginFailed: /*i18n*/ {
    id: 'auth.auto-login-failed',
    message: '注册成功，但未能自动登录，请手动登录（{reason}）',
  },
  pictureTitle: /*i18n*/ { id: 'auth.picture-title', message: '图形验证' },
  pictureAlt: /*i18n*/ { id: 'auth.picture-alt', message: '图形验证码，点击换一张' },
  pictureLoading: /*i18n*/ { id: 'auth.picture-loading', message: '正在获取图片' },
  captchaText: /*i18n*/ { id: 'auth.captcha-text', message: '验证码' },
  sliderTitle: /*i18n*/ { id: 'auth.slider-title', message: '安全验证' },
  slider: /*i18n*/ { id: 'auth.slider', message: '滑动验证' },
  sliderHint: /*i18n*/ {
    id: 'auth.slider-hint',
    message: '拖动滑块，将拼图移到缺口处；也可用方向键移动，按回车确认',
  },
  sliderWrong: /*i18n*/ { id: 'auth.slider-wrong', message: '位置不对，请再试一次' },
  sliderRefresh: /*i18n*/ { id: 'auth.slider-refresh', message: '换一张' },
  sliderLoading: /*i18n*/ { id: 'auth.slider-loading', message: '正在获取验证' },
  questionTitle: /*i18n*/ { id: 'auth.question-title', message: '文字验证' },
  questionLoading: /*i18n*/ { id: 'auth.question-loading', message: '正在获取题目' },
  questionHint: /*i18n*/ { id: 'auth.question-hint', message: '填写数字即可' },
  questionRefresh: /*i18n*/ { id: 'auth.question-refresh', message: '换一题' },
  toQuestion: /*i18n*/ { id: 'auth.to-question', message: '看不到图片？改答文字题' },
  toPicture: /*i18n*/ { id: 'auth.to-picture', message: '改用图片验证' },
  pageMissing: /*i18n*/ {
    id: 'auth.page-missing',
    message: '页面加载失败，网络恢复后将自动重试。',
  },
  loginAgain: /*i18n*/ { id: 'auth.login-again', message: '登录已失效，请重新登录' },
  forgot: /*i18n*/ { id: 'auth.forgot', message: '忘记密码' },
  contactService: /*i18n*/ { id: 'auth.contact-service', message: '联系客服' },
  goOn: /*i18n*/ { id: 'auth.go-on', message: '继续登录' },
  byPhone: /*i18n*/ { id: 'auth.by-phone', message: '手机找回' },
  byEmail: /*i18n*/ { id: 'auth.by-email', message: '邮箱找回' },
  recovery: /*i18n*/ { id: 'auth.recovery', message: '找回密码' },
  steps: /*i18n*/ { id: 'auth.steps', message: '找回密码的步骤' },
  stepDone: /*i18n*/ { id: 'auth.step-done', message: '已完成' },
  identityStep: /*i18n*/ { id: 'auth.identity-step', message: '身份信息' },
  verifyStep: /*i18n*/ { id: 'auth.verify-step', message: '身份验证' },
  resetStep: /*i18n*/ { id: 'auth.reset-step', message: '重置密码' },
  doneStep: /*i18n*/ { id: 'auth.done-step', message: '完成' },
  area: /*i18n*/ { id: 'auth.area', message: '国家或地区' },
  areaOpen: /*i18n*/ { id: 'auth.area-open', message: '选择国家或地区' },
  areaNone: /*i18n*/ { id: 'auth.area-none', message: '没有符合的国家或地区' },
  phone: /*i18n*/ { id: 'auth.phone', message: '手机号码' },
  email: /*i18n*/ { id: 'auth.email', message: '邮箱' },
  codeGet: /*i18n*/ { id: 'auth.code-get', message: '获取验证码' },
  codeAgain: /*i18n*/ { id: 'auth.code-again', message: '重新获取' },
  codeWait: /*i18n*/ { id: 'auth.code-wait', message: '{seconds} 秒' },
  codeGoesTo: /*i18n*/ { id: 'auth.code-goes-to', message: '验证码将发送至 {to}' },
  codeSecret: /*i18n*/ {
    id: 'auth.code-secret',
    message: '工作人员不会向您索取验证码，请勿告知他人。',
  },
  codeSentSms: /*i18n*/ { id: 'auth.code-sent-sms', message: '获取手机验证码成功' },
  codeSentEmail: /*i18n*/ { id: 'auth.code-sent-email', message: '获取邮箱验证码成功' },
  codeSentVoice: /*i18n*/ {
    id: 'auth.code-sent-voice',
    message: '验证码获取成功，注意接听手机来电',
  },
  newPassword: /*i18n*/ { id: 'auth.new-password', message: '新密码' },
  confirmation: /*i18n*/ { id: 'auth.confirmation', message: '确认新密码' },
  strength: /*i18n*/ { id: 'auth.strength', message: '密码强度：{strength}' },
  weak: /*i18n*/ { id: 'auth.strength-weak', message: '弱' },
  medium: /*i18n*/ { id: 'auth.strength-medium', message: '中' },
  strong: /*i18n*/ { id: 'auth.strength-strong', message: '强' },
  back: /*i18n*/ { id: 'auth.back', message: '上一步' },
  next: /*i18n*/ { id: 'auth.next', message: '下一步' },
  toLogin: /*i18n*/ { id: 'auth.to-login', message: '返回登录' },
  passwordChanged: /*i18n*/ { id: 'auth.password-changed', message: '修改成功' },
  resetUnknown: /*i18n*/ {
    id: 'auth.reset-unknown',
    message: '网络中断，密码可能已经修改。请用新密码登录试试。',
  },
  congratulation: /*i18n*/ { id: 'auth.congratulation', message: '恭喜您，密码重置成功' },
  returnSoon: /*i18n*/ { id: 'auth.return-soon', message: '3 秒后返回登录页面' },
  device: /*i18n*/ { id: 'auth.device', message: '新设备验证' },
  devicePhone: /*i18n*/ { id: 'auth.device-phone', message: '绑定手机 {phone}' },
  deviceCode: /*i18n*/ { id: 'auth.device-code', message: '6 位验证码' },
  voiceWait: /*i18n*/ {
    id: 'auth.voice-wait',
    message: '收不到短信？{seconds} 秒后可获取语音验证码',
  },
  voice: /*i18n*/ { id: 'auth.voice', message: '收不到短信？获取语音验证码' },
  voiceTitle: /*i18n*/ { id: 'auth.voice-title', message: '语音验证码' },
  voiceNotice: /*i18n*/ {
    id: 'auth.voice-notice',
    message: '我们将拨打您的手机 {phone}，以语音播报验证码，请注意接听。',
  },
  voiceCall: /*i18n*/ { id: 'auth.voice-call', message: '现在拨打' },
  digitsTitle: /*i18n*/ { id: 'auth.digits-title', message: '安全校验' },
  digitsAsk: /*i18n*/ {
    id: 'auth.digits-ask',
    message: '请补全绑定手机 {phone} 的中间四位数字',
  },
  digits: /*i18n*/ { id: 'auth.digits', message: '中间四位数字' },
  switchAccount: /*i18n*/ { id: 'auth.switch-account', message: '切换账户' },
  newAccount: /*i18n*/ { id: 'auth.new-account', message: '注册新账户' },
  devicesFull: /*i18n*/ {
    id: 'auth.devices-full',
    message: '移除一台不再使用的设备后即可登录。',
  },
  deviceLast: /*i18n*/ { id: 'auth.device-last', message: '{place}，上次登录 {time}' },
  deviceRemove: /*i18n*/ { id: 'auth.device-remove', message: '移除 {device}' },
} as const satisfies Record<string, Message>;

const captchaEmpty: Message = /*i18n*/ { id: 'auth.captcha-empty', message: '请输入验证码' };

/** Texts beside a field, by the code of its violation. */
export const violationMessages: Readonly<
  Record<
    | CredentialCode
    | CaptchaProblem['code']
    | RecoveryCode
    | CompletionViolation['code']
    | CodeMissing['code'],
    Message
  >
> = {
  'auth.slider-wrong': m.sliderWrong,
  'auth.name-empty': /*i18n*/ { id: 'auth.name-empty', message: '用户名不能为空' },
  'auth.name-malformed': /*i18n*/ {
    id: 'auth.name-malformed',
    message: '4-11位，最少2个字母+数字组合，首位为字母',
  },
  'auth.name-taken': /*i18n*/ { id: 'auth.name-taken', message: '用户名已存在' },
  'auth.password-empty': /*i18n*/ { id: 'auth.password-empty', message: '密码不能为空' },
  'auth.password-malformed': /*i18n*/ {
    id: 'auth.password-malformed',
    message: '请输入8-12位字母+数字的组合',
  },
  'auth.repeat-different': /*i18n*/ {
    id: 'auth.repeat-different',
    message: '两次密码输入不一致',
  },
  'auth.agree-missing': /*i18n*/ {
    id: 'auth.agree-missing',
    message: '请同意相关条款和隐私政策',
  },
  'auth.captcha-empty': captchaEmpty,
  'auth.answer-empty': /*i18n*/ { id: 'auth.answer-empty', message: '请输入答案' },
  'auth.answer-wrong': /*i18n*/ { id: 'auth.answer-wrong', message: '答案不对，请再试一次' },
  'auth.captcha-too-long': /*i18n*/ { id: 'auth.captcha-too-long', message: '验证码最多{max}位' },
  'auth.phone-malformed': /*i18n*/ {
    id: 'auth.phone-malformed',
    message: '请输入正确的手机号码',
  },
  'auth.email-empty': /*i18n*/ { id: 'auth.email-empty', message: '请输入邮箱' },
  'auth.email-malformed': /*i18n*/ { id: 'auth.email-malformed', message: '请输入正确的邮箱' },
  'auth.reset-name-empty': /*i18n*/ { id: 'auth.reset-name-empty', message: '请输入用户名' },
  'auth.code-empty': captchaEmpty,
  'auth.new-password-malformed': /*i18n*/ {
    id: 'auth.new-password-malformed',
    message: '请设置新密码',
  },
  'auth.confirmation-different': /*i18n*/ {
    id: 'auth.confirmation-different',
    message: '两次密码输入不一致，请重新输入',
  },
  'auth.phone-wrong': /*i18n*/ { id: 'auth.phone-wrong', message: '手机号错误' },
  'auth.code-not-asked': /*i18n*/ { id: 'auth.code-not-asked', message: '请先获取验证码' },
};
