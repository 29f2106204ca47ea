import { resultCode } from '@courtside/contract';
import type { Message } from '../message.ts';

const messages: Readonly<Record<string, Message>> = {
  success: /*i18n*/ { id: 'result.success', message: '成功' },
  'login-expired': /*i18n*/ { id: 'result.login-expired', message: '登录已失效，请重新登录' },
  'invalid-credentials': /*i18n*/ { id: 'result.invalid-credentials', message: '用户名或密码错误' },
  'access-denied': /*i18n*/ { id: 'result.access-denied', message: '请求被拒绝' },
  'not-found': /*i18n*/ { id: 'result.not-found', message: '未找到数据' },
  'server-error': /*i18n*/ { id: 'result.server-error', message: '服务出了点小问题，请稍后重试' },
  'bad-gateway': /*i18n*/ { id: 'result.bad-gateway', message: '网关错误，请稍后重试' },
  'invalid-parameter': /*i18n*/ { id: 'result.invalid-parameter', message: '请求参数错误' },
  'illegal-parameter': /*i18n*/ { id: 'result.illegal-parameter', message: '非法请求' },
  'data-exists': /*i18n*/ { id: 'result.data-exists', message: '数据已存在' },
  'upload-failure': /*i18n*/ { id: 'result.upload-failure', message: '文件上传失败' },
  'frequent-submission': /*i18n*/ { id: 'result.frequent-submission', message: '请勿频繁提交' },
  warning: /*i18n*/ { id: 'result.warning', message: '操作存在风险，请确认后再试' },
  maintenance: /*i18n*/ { id: 'result.maintenance', message: '系统维护中' },
  'invocation-error': /*i18n*/ {
    id: 'result.invocation-error',
    message: '服务调用异常，请稍后重试',
  },
  'unbound-phone': /*i18n*/ { id: 'result.unbound-phone', message: '请先绑定手机号码' },
  'phone-verification-required': /*i18n*/ {
    id: 'result.phone-verification-required',
    message: '请先验证手机号码',
  },
  'graphic-verification': /*i18n*/ { id: 'result.graphic-verification', message: '请完成图形验证' },
  'rapid-verification': /*i18n*/ { id: 'result.rapid-verification', message: '请完成滑动验证' },
  'ip-not-passed': /*i18n*/ {
    id: 'result.ip-not-passed',
    message: '当前网络未通过验证，请完成安全验证',
  },
  'device-not-passed': /*i18n*/ {
    id: 'result.device-not-passed',
    message: '当前设备未通过验证，请完成安全验证',
  },
  'device-and-ip-not-passed': /*i18n*/ {
    id: 'result.device-and-ip-not-passed',
    message: '当前设备与网络未通过验证，请完成安全验证',
  },
  'long-time-not-logged-in': /*i18n*/ {
    id: 'result.long-time-not-logged-in',
    message: '您长时间未登录，请完成安全验证',
  },
  'risky-login': /*i18n*/ { id: 'result.risky-login', message: '登录存在风险，请完成安全验证' },
  'contact-customer-service': /*i18n*/ {
    id: 'result.contact-customer-service',
    message: '请联系在线客服',
  },
  'region-limited': /*i18n*/ { id: 'result.region-limited', message: '您所在的地区无法使用本服务' },
  'region-warning': /*i18n*/ {
    id: 'result.region-warning',
    message: '您所在的地区可能限制使用本服务',
  },
  'ip-restricted': /*i18n*/ { id: 'result.ip-restricted', message: '您的网络地址无法访问本服务' },
  'maximum-phone-attempts': /*i18n*/ {
    id: 'result.maximum-phone-attempts',
    message: '该手机号码尝试次数已达上限',
  },
  'authentication-required': /*i18n*/ {
    id: 'result.authentication-required',
    message: '请先完成身份验证',
  },
  'authentication-code-error': /*i18n*/ {
    id: 'result.authentication-code-error',
    message: '验证码错误',
  },
  'authentication-locked': /*i18n*/ {
    id: 'result.authentication-locked',
    message: '验证已被锁定，请稍后重试',
  },
  'authentication-code-expired': /*i18n*/ {
    id: 'result.authentication-code-expired',
    message: '验证码已过期',
  },
  'too-many-devices': /*i18n*/ { id: 'result.too-many-devices', message: '登录设备过多' },
  'sixty-second-limit': /*i18n*/ { id: 'result.sixty-second-limit', message: '请在 60 秒后重试' },
  'wallet-token-expired': /*i18n*/ {
    id: 'result.wallet-token-expired',
    message: '钱包登录已失效，请重新进入',
  },
  'password-check-failure': /*i18n*/ {
    id: 'result.password-check-failure',
    message: '密码校验失败',
  },
  'locking-unavailable': /*i18n*/ { id: 'result.locking-unavailable', message: '暂时无法锁定' },
  'withdrawal-protection-configuration': /*i18n*/ {
    id: 'result.withdrawal-protection-configuration',
    message: '取款保护配置异常',
  },
  'venue-parameter-error': /*i18n*/ { id: 'result.venue-parameter-error', message: '场馆参数错误' },
  'uid-verification': /*i18n*/ {
    id: 'result.uid-verification',
    message: '数据异常，请重新进入游戏',
  },
  'no-data': /*i18n*/ { id: 'result.no-data', message: '暂无数据' },
  'system-under-maintenance': /*i18n*/ {
    id: 'result.system-under-maintenance',
    message: '系统维护中',
  },
  'system-busy': /*i18n*/ { id: 'result.system-busy', message: '服务暂不可用，请稍后重试' },
  'another-system-error': /*i18n*/ {
    id: 'result.another-system-error',
    message: '系统错误，请稍后重试',
  },
  testing: /*i18n*/ { id: 'result.testing', message: '系统测试中' },
  'system-abnormal': /*i18n*/ { id: 'result.system-abnormal', message: '系统异常，请稍后重试' },
  'venue-activity': /*i18n*/ { id: 'result.venue-activity', message: '您正在参与场馆活动' },
  'venue-under-maintenance': /*i18n*/ {
    id: 'result.venue-under-maintenance',
    message: '场馆维护中',
  },
  'bind-real-name': /*i18n*/ { id: 'result.bind-real-name', message: '请先完善真实姓名' },
  'popup-not-prompted': /*i18n*/ { id: 'result.popup-not-prompted', message: '操作未完成' },
  'access-suspended-with-popup': /*i18n*/ {
    id: 'result.access-suspended-with-popup',
    message: '登录与注册暂停服务',
  },
  'access-suspended': /*i18n*/ { id: 'result.access-suspended', message: '登录与注册暂停服务' },
  'play-limit-reached': /*i18n*/ { id: 'result.play-limit-reached', message: '超出您的限额' },
  'play-session-over': /*i18n*/ {
    id: 'result.play-session-over',
    message: '本次时长已用完，请休息后再来',
  },
  'play-reality-check': /*i18n*/ {
    id: 'result.play-reality-check',
    message: '请先确认本次的时间与盈亏',
  },
  'play-cool-off': /*i18n*/ {
    id: 'result.play-cool-off',
    message: '您正在休息期，暂不能使用此功能',
  },
  'play-excluded': /*i18n*/ { id: 'result.play-excluded', message: '您已自我排除，不能使用此功能' },
  'play-under-age': /*i18n*/ {
    id: 'result.play-under-age',
    message: '未达到法定年龄或未登记生日，不能游戏',
  },
  'play-limit-required': /*i18n*/ { id: 'result.play-limit-required', message: '请先设置限额' },
  'play-not-in-market': /*i18n*/ {
    id: 'result.play-not-in-market',
    message: '您所在的市场不提供此功能',
  },
  'play-session-idle': /*i18n*/ {
    id: 'result.play-session-idle',
    message: '您已长时间没有操作，请验证密码',
  },
  'play-too-soon': /*i18n*/ { id: 'result.play-too-soon', message: '尚未到可以确认的时间' },
  'play-identity-excluded': /*i18n*/ {
    id: 'result.play-identity-excluded',
    message: '暂时无法使用这项资料，请联系客服',
  },
  unknown: /*i18n*/ { id: 'result.unknown', message: '操作失败，请稍后重试' },
};

const unknown = messages['unknown'] as Message;

/** The text for a business code, used when the gateway sent none. @example codeMessage(6001) */
export function codeMessage(code: number): Message {
  return messages[resultCode(code).name] ?? unknown;
}
