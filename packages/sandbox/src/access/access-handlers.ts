import type { GatewayCall, Handler, Schemas } from '../gateway-call.ts';
import { translated } from '../text/translate.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Access } from './access.ts';
import { areas } from './areas.ts';
import type { Captchas, SliderTry } from './captchas.ts';
import type { ResetIdentity, Resets } from './reset.ts';
import type { SendCodes } from './send-code.ts';
import type { Sessions } from './sessions.ts';

export interface AccessHandlerParts {
  readonly access: Access;
  readonly captchas: Captchas;
  readonly sendCodes: SendCodes;
  readonly resets: Resets;
  readonly sessions: Sessions;
}

interface ResetBody {
  readonly phone?: string;
  readonly email?: string;
  readonly name: string;
  readonly code: string;
  readonly password: string;
  readonly secondPassword: string;
}

/** Captcha, registration, login, codes and forgotten passwords. */
export function accessHandlers(parts: AccessHandlerParts): Readonly<Record<string, Handler>> {
  const { access, captchas, sendCodes, resets, sessions } = parts;
  const body = <T>(call: GatewayCall): T => call.body as T;
  const identity = ({ body, device }: GatewayCall): ResetIdentity => {
    const { phone, email = '', name } = body as ResetBody;
    return { way: phone === undefined ? 'email' : 'phone', target: phone ?? email, name, device };
  };
  const one: Handler = (call) => resets.one(identity(call));
  const two: Handler = (call) => resets.two(identity(call), body<ResetBody>(call).code);
  const three: Handler = (call) => {
    const { password, secondPassword } = body<ResetBody>(call);
    return resets.three(identity(call), password, secondPassword);
  };
  return {
    defaultKaptcha: (call) => captchas.picture(call),
    sliderChallenge: (call) => captchas.slider(call),
    captchaQuestion: async (call) => translated(await captchas.question(call), call.language),
    async sliderAnswer(call) {
      const { lot_number, ...tried } = body<{ lot_number: string } & SliderTry>(call);
      const proof = await captchas.answerSlider(lot_number, tried);
      if (proof === undefined) throw new Refusal(6007, '验证失败，请重试');
      return proof;
    },
    async validateGeeCheck(call) {
      if (!(await captchas.validateSlider(body<Schemas['GeeCheck']>(call)))) {
        throw new Refusal(6007, '验证失败，请重试');
      }
      return { result: 'success' };
    },
    register: (call) => access.register(body<Schemas['Registration']>(call), call),
    login: (call) => access.login(body<Schemas['Login']>(call), call),
    async logout({ token }) {
      await sessions.close(token);
      return null;
    },
    sendCodeOne: (call) => sendCodes.one(body<Schemas['SendCode']>(call), call.device),
    sendCodeTwo: (call) =>
      sendCodes.two(body<Schemas['SendCode']>(call), call.device, call.memberId),
    forgetByPhoneOne: one,
    forgetByPhoneTwo: two,
    forgetByPhoneThree: three,
    forgetByEmailOne: one,
    forgetByEmailTwo: two,
    forgetByEmailThree: three,
    queryCountryArea: async (call) =>
      translated({ list: areas(body<{ area: string }>(call).area) }, call.language),
  };
}
