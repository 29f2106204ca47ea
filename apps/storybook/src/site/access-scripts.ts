import type { CallPath } from '@courtside/api-client';
import { captchas } from './captcha-script.ts';
import { all, content } from './scripts.ts';
import type { Say, Script } from './story-gateway.ts';

const api = '/site/api/v1' as const;

export const LOGIN_CALL = `${api}/user/login` as const;
export const REGISTER_CALL = `${api}/user/register` as const;
/** A code for who is not logged in, and for a member. */
export const VISITOR_CODE_CALL = `${api}/sendCode/one` as const;
export const MEMBER_CODE_CALL = `${api}/sendCode/two` as const;

/** What the gateway says with a code, in both scripts. */
const SAID = {
  6002: ['用户名或密码错误', '使用者名稱或密碼錯誤'],
  6007: ['验证码错误', '驗證碼錯誤'],
  6009: ['手机号码已被使用', '手機號碼已被使用'],
  6011: ['请勿频繁提交', '請勿頻繁提交'],
  6021: ['请完成图形验证', '請完成圖形驗證'],
  6026: ['检测到新设备登录，请验证身份', '偵測到新裝置登入，請驗證身分'],
  6030: ['请联系客服', '請聯繫客服'],
  6032: ['您所在的地区可能受到限制', '您所在的地區可能受到限制'],
  6034: ['验证码获取次数已达上限', '驗證碼取得次數已達上限'],
  6035: ['请先完成身份验证', '請先完成身分驗證'],
  6036: ['验证码错误', '驗證碼錯誤'],
  6037: ['验证码错误次数过多，请重新获取', '驗證碼錯誤次數過多，請重新取得'],
  6038: ['验证码已过期，请重新获取', '驗證碼已過期，請重新取得'],
  6039: ['登录设备过多', '登入裝置過多'],
  6066: ['获取过于频繁，请稍后再试', '取得過於頻繁，請稍後再試'],
  6100: ['原密码错误', '原密碼錯誤'],
  6501: ['登录与注册暂停服务', '登入與註冊暫停服務'],
  6502: ['登录与注册暂停服务', '登入與註冊暫停服務'],
  6705: ['您已自我排除，不能使用此功能', '您已自我排除，不能使用此功能'],
} as const satisfies Record<number, readonly [simplified: string, traditional: string]>;

export type RefusalCode = keyof typeof SAID;

/** A sentence of the gateway, in the script that it was asked in. */
export const said = (code: RefusalCode): RegExp => new RegExp(SAID[code].join('|'));

export interface Refusal {
  statusCode: number;
  message: string;
  data?: unknown;
}

export function refusal(zh: Say, code: RefusalCode, data?: unknown): Refusal {
  const [simplified, traditional] = SAID[code];
  const told = { statusCode: code, message: zh(simplified, traditional) };
  return data === undefined ? told : { ...told, data };
}

/** A call is refused. */
export const refused =
  (path: CallPath, code: RefusalCode, data?: unknown): Script =>
  (gateway, zh) =>
    gateway.on(path, refusal(zh, code, data));

/** A call is under way, for ever. */
export const underWay =
  (path: CallPath): Script =>
  (gateway) =>
    gateway.hang(path);

/** A call does not get through. */
export const cut =
  (path: CallPath): Script =>
  (gateway) =>
    gateway.cut(path);

const codesSent: Script = (gateway, zh) => {
  gateway.on(`${api}/site/countryArea/queryCountryArea`, {
    data: {
      list: [
        {
          areaName: zh('中国大陆', '中國大陸'),
          areaCode: '+86',
          regex: '^(?:\\+?86)?1[0-9]{10}$',
        },
        {
          areaName: zh('中国香港', '中國香港'),
          areaCode: '+852',
          regex: '^(?:\\+?852)?[4-9][0-9]{7}$',
        },
      ],
    },
  });
  for (const path of [VISITOR_CODE_CALL, MEMBER_CODE_CALL]) {
    gateway.on(path, { data: { resendAfterMs: 60_000, expiresInMs: 300_000 } });
  }
};

/** Areas and codes; every code is sent. */
export const codes: Script = all(captchas, codesSent);

/** What all ways in ask; each code is accepted. */
export const waysIn: Script = all(content, codes, (gateway) => {
  for (const way of ['forgetByPhone', 'forgetByEmail'] as const) {
    for (const step of ['one', 'two', 'three'] as const) {
      gateway.on(`${api}/${way}/${step}`, { data: null });
    }
  }
  gateway.on(REGISTER_CALL, { data: { userId: '10000001' } });
});

/** The first login is answered so, and those after it. */
export const logins =
  (first: RefusalCode, data?: unknown, next: Script = () => undefined): Script =>
  (gateway, zh) => {
    gateway.on(LOGIN_CALL, () => {
      next(gateway, zh);
      return refusal(zh, first, data);
    });
  };

/** A login from a device that is not known; the one after its check is answered by the script. */
export const unknownDevice = (next?: Script): Script =>
  logins(6026, { phoneNumber: '138****5678' }, next);

/** Logins go through. */
export const loggedIn: Script = (gateway) =>
  gateway.on(LOGIN_CALL, { data: { token: 'token-of-a-story-0001', userId: '10000001' } });
