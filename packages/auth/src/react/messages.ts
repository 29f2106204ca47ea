import type { Message } from '@courtside/i18n';
import type { CaptchaProblem } from '../core/access-flow.ts';
import type { CredentialCode } from '../core/credentials.ts';

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
} as const satisfies Record<string, Message>;

/** What to say beside a field, by the code of its violation. */
export const violationMessages: Readonly<Record<CredentialCode | CaptchaProblem['code'], Message>> =
  {
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
    'auth.captcha-empty': /*i18n*/ { id: 'auth.captcha-empty', message: '请输入验证码' },
    'auth.captcha-too-long': /*i18n*/ { id: 'auth.captcha-too-long', message: '验证码最多{max}位' },
  };
