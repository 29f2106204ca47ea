import type { Schemas } from '../gateway-call.ts';
import type { Db } from '../db/db.ts';
import { decrypt } from '../wire/cipher.ts';
import { Refusal } from '../wire/refusal.ts';
import { normalEmail, normalPhone } from './areas.ts';
import type { Captchas } from './captchas.ts';
import type { CodeOrder, Codes, CodeWay } from './codes.ts';
import type { Devices } from './devices.ts';
import { memberById, memberByName } from './members.ts';
import { md5Hex } from './passwords.ts';

type SendCode = Schemas['SendCode'];
type CodeSent = Schemas['CodeSent'];

const RESET = 2;
const NEW_DEVICE = 3;
const BINDING = 4;
const MISSES = 5;

export interface SendCodes {
  /** For a visitor who gives the account's name. */
  one(body: SendCode, device: string): Promise<CodeSent>;
  /** For the logged-in member. */
  two(body: SendCode, device: string, memberId: string): Promise<CodeSent>;
}

export interface SendCodeParts {
  readonly db: Db;
  readonly cryptKey: Buffer;
  readonly captchas: Captchas;
  readonly codes: Codes;
  readonly devices: Devices;
}

/** Owner of a visitor's code: this name on this device. */
export const visitorKey = (name: string, device: string): string =>
  `${name.toLowerCase()}@${device}`;

/** Phone or email as it is stored, by the way of the code. */
const normalTarget = (input: string, cate: CodeWay): string =>
  cate === 1 ? normalEmail(input) : normalPhone(input);

export function createSendCodes(parts: SendCodeParts): SendCodes {
  const { db, cryptKey, captchas, codes, devices } = parts;

  /** Decrypts a sealed value, and checks its digest. */
  function opened(sealed: string, digest: string): string {
    let text: string;
    try {
      text = decrypt(cryptKey, Buffer.from(sealed, 'base64'));
    } catch {
      throw new Refusal(6008);
    }
    if (md5Hex(text) !== digest) throw new Refusal(6008);
    return text;
  }

  async function send(body: SendCode, captchaId: string, order: CodeOrder): Promise<CodeSent> {
    await codes.mayBeSent(order.target);
    if (await codes.wantsCaptcha(order.target, order.device)) {
      if (body.kaptchcate !== 1 || captchaId === '' || body.imageCode === '') {
        throw new Refusal(6021);
      }
      if (!(await captchas.passPicture(captchaId, body.imageCode))) {
        throw new Refusal(6007, '验证码错误');
      }
    }
    return codes.send(order);
  }

  const fields = (body: SendCode) => ({
    number: opened(body.sendCodeNumV2, body.SendCodeNum),
    name: opened(body.sendNameV2, body.SendName),
    captchaId: opened(body.codeIdV2, body.codeId),
  });

  return {
    async one(body, device) {
      if (body.type !== RESET && body.type !== NEW_DEVICE) throw new Refusal(6007);
      const { number, name, captchaId } = fields(body);
      if (name === '' || name.length > 30) throw new Refusal(6007, '请输入用户名');
      const target = normalTarget(number, body.cate);
      const member = await memberByName(db, name);
      const fits =
        member !== undefined && (body.cate === 1 ? member.email : member.phone) === target;
      if (body.type === NEW_DEVICE && !fits && (await devices.asked(name, device))) {
        // Callers that get here knew the password, so they may learn that the number is wrong.
        if ((await devices.miss(name, device)) > MISSES) throw new Refusal(6034);
        throw new Refusal(6007, body.cate === 1 ? '邮箱错误' : '手机号错误');
      }
      return send(body, captchaId, {
        purpose: body.type === RESET ? 'reset' : 'login',
        owner: visitorKey(name, device),
        target,
        device,
        cate: body.cate,
        deliver: fits,
      });
    },
    async two(body, device, memberId) {
      if (body.type === RESET || body.type === NEW_DEVICE) throw new Refusal(6007);
      const { number, captchaId } = fields(body);
      const member = await memberById(db, memberId);
      if (member === undefined) throw new Refusal(6001);
      const order = { owner: memberId, device, cate: body.cate, deliver: true };
      if (body.type === BINDING) {
        const target = normalTarget(number, body.cate);
        return send(body, captchaId, { ...order, purpose: 'bind', target });
      }
      const bound = body.cate === 1 ? member.email : member.phone;
      if (bound === null) {
        throw body.cate === 1 ? new Refusal(6007, '请先绑定邮箱') : new Refusal(6015);
      }
      if (number !== '' && normalTarget(number, body.cate) !== bound) {
        throw new Refusal(6007, body.cate === 1 ? '邮箱错误' : '手机号错误');
      }
      return send(body, captchaId, { ...order, purpose: 'second', target: bound });
    },
  };
}
