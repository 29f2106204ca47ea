import type { Db } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { maskedPhone } from '../member/member-info.ts';
import type { Letters } from '../messages/letters.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Captchas } from './captchas.ts';
import type { Codes } from './codes.ts';
import type { Devices, Seen } from './devices.ts';
import type { Logins } from './logins.ts';
import type { LoginFailures } from './login-failures.ts';
import { addMember, isMemberName, type Member, memberByName } from './members.ts';
import { passwordFits, sealPassword } from './passwords.ts';
import { visitorKey } from './send-code.ts';
import type { Sessions } from './sessions.ts';
import type { SiteGate } from './site-gate.ts';

type Registration = Schemas['Registration'];
type Login = Schemas['Login'];

const AUTO_LOGIN_MS = 60_000;
const TOO_MANY_DEVICES = 6039;
const AUTHENTICATION_REQUIRED = 6035;
/** Risk codes that a code sent to the member resolves. */
const VERIFIABLE: ReadonlySet<number> = new Set([6025, 6026, 6027, 6028, 6029]);

export interface Access {
  register(body: Registration, seen: Seen): Promise<{ userId: string }>;
  login(body: Login, seen: Seen): Promise<{ token: string; userId: string }>;
}

export interface AccessParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly captchas: Captchas;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly devices: Devices;
  readonly logins: Logins;
  readonly failures: LoginFailures;
  readonly letters: Letters;
  readonly gate: SiteGate;
  readonly play: Play;
}

export function createAccess(parts: AccessParts): Access {
  const { db, clock, captchas, sessions, codes, devices, failures, letters, gate, play } = parts;
  const { logins } = parts;

  async function passCaptcha(body: Login, device: string): Promise<void> {
    const { kaptchcate, codeId = '', code = '', sendCodeNum = '', ticket = '' } = body;
    if (kaptchcate === 99) {
      // A login that was asked for verification has passed its captcha before.
      if (`${sendCodeNum}${ticket}` !== '' && (await devices.asked(body.name, device))) return;
      const member = await memberByName(db, body.name);
      const fresh =
        member !== undefined &&
        member.device === device &&
        clock.wall() - member.registeredWall <= AUTO_LOGIN_MS;
      if (!fresh) throw new Refusal(6022);
      return;
    }
    if (codeId === '' || code === '') throw new Refusal(6022);
    if (!(await captchas.passSlider(codeId, code))) throw new Refusal(6007, '验证码错误');
  }

  /** Accepts a login with the right password, or asks for verification. */
  async function passRisk(member: Member, body: Login, seen: Seen, failed: number): Promise<void> {
    const { sendCodeNum: code = '', ticket = '', removeDevice = '' } = body;
    const risk = member.riskCode ?? (await devices.risk(member, seen, failed));
    if (risk === undefined) return;
    if (!VERIFIABLE.has(risk)) throw new Refusal(risk);
    if (ticket === '' && code === '') {
      await devices.ask(member.name, seen.device);
      const { phone } = member;
      throw new Refusal(
        risk,
        undefined,
        phone === null ? null : { phoneNumber: maskedPhone(phone) },
      );
    }
    if (ticket === '') {
      await codes.use('login', visitorKey(member.name, seen.device), undefined, code);
    } else {
      if (!(await devices.holds(member.name, seen.device, ticket))) {
        throw new Refusal(AUTHENTICATION_REQUIRED);
      }
      await devices.remove(member.id, removeDevice);
    }
    if (await devices.full(member, seen.device)) {
      // Only a verified member learns on which other devices the account is used.
      throw new Refusal(TOO_MANY_DEVICES, undefined, {
        ticket: await devices.ticket(member.name, seen.device),
        devices: await devices.list(member.id),
      });
    }
    await devices.answered(member.name, seen.device);
    await db.query('UPDATE members SET risk_code = NULL WHERE id = $1', [member.id]);
  }

  /** Notifies a member of a new device, if they have a phone. */
  async function tellOfDevice(member: Member, { device, ip }: Seen): Promise<void> {
    if (member.phone === null || (await devices.isKnown(member.id, device))) return;
    await db.transaction((tx) =>
      letters.send(
        tx,
        member.id,
        'notice',
        '新设备登录提醒',
        `您的账户在新设备上登录，IP 地址 **${ip}**。如非本人操作，请立即修改登录密码。`,
      ),
    );
  }

  return {
    async register(body, seen) {
      await gate.pass(seen.ip);
      if (body.codeId === '' || body.code === '') throw new Refusal(6021);
      if (!(await captchas.passPicture(body.codeId, body.code))) {
        throw new Refusal(6007, '验证码错误');
      }
      if (!isMemberName(body.name)) {
        throw new Refusal(6007, '4-11位，最少2个字母+数字组合，首位为字母');
      }
      if (body.password !== body.secondPassword) throw new Refusal(6007, '两次密码输入不一致');
      await play.mayHave(db, '', 'device', seen.device);
      const member = await addMember(db, {
        name: body.name,
        passwordHash: await sealPassword(body.password),
        phone: null,
        email: null,
        realName: null,
        riskCode: null,
        device: seen.device,
        registeredSite: clock.site(),
        registeredWall: clock.wall(),
      });
      if (member === undefined) throw new Refusal(6009, '用户名已存在');
      await devices.trust(member.id, seen);
      await db.transaction(async (tx) => {
        await tx.query('UPDATE members SET agreed_terms = $2 WHERE id = $1', [
          member.id,
          body.agreedTerms ?? '',
        ]);
        await letters.send(
          tx,
          member.id,
          'notice',
          '欢迎加入',
          '您的账户已开通。为保障资金安全，请尽快：\n- [绑定手机号码](/mine/auth)\n- 设置取款密码\n- 了解[限额与休息](/mine/play)',
        );
        // The invitation code of a member is their id.
        await tx.query(
          `INSERT INTO invitations (friend_id, inviter_id, at_site) SELECT $1, id, $3 FROM members WHERE id = $2 AND id <> $1`,
          [member.id, body.iCode, Math.floor(clock.site())],
        );
      });
      return { userId: member.id };
    },
    async login(body, seen) {
      await gate.pass(seen.ip);
      // Before anything is used up, as the same login comes again with the same captcha.
      await gate.warn(seen.ip, body.confirmed === 1);
      const failed = await failures.check(body.name);
      await passCaptcha(body, seen.device);
      const member = await memberByName(db, body.name);
      if (!(await passwordFits(body.password, member?.passwordHash)) || member === undefined) {
        await failures.add(body.name);
        throw new Refusal(6002);
      }
      await play.mayLogIn(member.id, body.restricted === 1);
      await passRisk(member, body, seen, failed);
      await failures.forget(member.name);
      await tellOfDevice(member, seen);
      await devices.trust(member.id, seen);
      await logins.note(member.id, seen);
      await db.transaction((tx) => play.remember(tx, member.id));
      await play.present(member.id, 'proof');
      return { token: await sessions.open(member.id, seen.device), userId: member.id };
    },
  };
}
