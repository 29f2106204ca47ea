import type { Devices } from '../access/devices.ts';
import type { Logins } from '../access/logins.ts';
import { type Member, memberById } from '../access/members.ts';
import { passwordFits, sealPassword } from '../access/passwords.ts';
import type { LoginFailures } from '../access/login-failures.ts';
import type { Sessions } from '../access/sessions.ts';
import type { Db } from '../db/db.ts';
import type { GatewayCall, Handler } from '../gateway-call.ts';
import type { Letters } from '../messages/letters.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { translated } from '../text/translate.ts';
import { Refusal } from '../wire/refusal.ts';
import { avatarList, avatarPicture, isAvatar, uploadedAvatar } from './avatars.ts';
import type { Bindings } from './bindings.ts';
import { CHAT_LOGIN_MS, signChatJwt } from './chat-jwt.ts';
import { gradeInfo, gradeList, gradeOf, rebateRanges, type TurnoverOf } from './grades.ts';
import type { Deposits } from '../funds/deposits.ts';
import type { Images, NewImage } from './images.ts';
import { memberInfo } from './member-info.ts';
import { type ProfileInput, submitProfile } from './profile.ts';
import type { SealedData } from './sealed-data.ts';
import type { SecondPassword } from './second-password.ts';

export interface MemberParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly sessions: Sessions;
  readonly failures: LoginFailures;
  readonly devices: Devices;
  readonly logins: Logins;
  readonly bindings: Bindings;
  readonly secondPassword: SecondPassword;
  readonly images: Images;
  /** Payment slips of deposit orders. */
  readonly slips: Pick<Deposits, 'addSlip' | 'mustOwn'>;
  readonly letters: Letters;
  readonly sealed: SealedData;
  readonly turnoverOf: TurnoverOf;
  readonly chatSecret: Buffer;
  readonly play: Play;
}

/** Calls for the member's own data. */
export function memberHandlers(parts: MemberParts): Readonly<Record<string, Handler>> {
  const { db, clock, bindings, secondPassword, images, sealed, turnoverOf } = parts;
  const body = <T>(call: GatewayCall): T => call.body as T;

  async function memberOf({ memberId }: GatewayCall): Promise<Member> {
    const member = await memberById(db, memberId);
    if (member === undefined) throw new Refusal(6001);
    return member;
  }
  const levelOf = async (memberId: string): Promise<number> => gradeOf(await turnoverOf(memberId));
  const info: Handler = async (call) => {
    const member = await memberOf(call);
    return memberInfo(member, await levelOf(member.id), (value) => sealed.seal(member.id, value));
  };

  return {
    memberInfo: info,
    async memberJwt(call) {
      const { id } = await memberOf(call);
      return {
        body: signChatJwt(parts.chatSecret, { sub: id }, clock.wall()),
        expiresAt: Math.floor(clock.site()) + CHAT_LOGIN_MS,
      };
    },
    avatarList: async () => ({ list: avatarList() }),
    async addAvatar(call) {
      const { avatarId, imageId } = body<{ avatarId?: string; imageId?: string }>(call);
      if ((avatarId === undefined) === (imageId === undefined)) throw new Refusal(6007);
      const known =
        imageId === undefined
          ? isAvatar(avatarId ?? '')
          : await images.owns(call.memberId, [imageId]);
      if (!known) throw new Refusal(6004);
      const kept = imageId === undefined ? (avatarId ?? '') : uploadedAvatar(imageId);
      await db.query('UPDATE members SET avatar = $2 WHERE id = $1', [call.memberId, kept]);
      return avatarPicture(kept);
    },
    async updateProfile(call) {
      const shut = (until: number): Promise<void> => parts.play.shutUntil(call.memberId, until);
      await submitProfile(db, call.memberId, body<ProfileInput>(call), clock.site(), shut);
      return info(call);
    },
    bindPhone(call) {
      const { phone, code } = body<{ phone: string; code: string }>(call);
      return bindings.phone(call.memberId, phone, code, call);
    },
    bindEmail(call) {
      const { email, code } = body<{ email: string; code: string }>(call);
      return bindings.email(call.memberId, email, code);
    },
    bindRealName: (call) =>
      bindings.realName(call.memberId, body<{ realName: string }>(call).realName),
    changePassword: (call) => changePassword(parts, call.memberId, body<PasswordChange>(call)),
    loginDevices: async (call) =>
      translated(
        {
          ...(await parts.logins.list(call.memberId, call)),
          otherSessions: await parts.sessions.countOthers(call.memberId, call.token),
        },
        call.language,
      ),
    async logoutOtherDevices({ memberId, device, token }) {
      const ended = await parts.sessions.closeOthers(memberId, token);
      const forgotten = await parts.logins.forgetOthers(memberId, device);
      return { count: new Set([...ended, ...forgotten]).size };
    },
    secondPasswordCheck: (call) =>
      secondPassword.prove(call.memberId, body<{ code: string }>(call).code),
    secondPasswordSet(call) {
      const { password, secondPassword: again } = body<PasswordChange>(call);
      return secondPassword.set(call.memberId, password, again);
    },
    secondPasswordReset: (call) => secondPassword.reset(call.memberId, body<PasswordChange>(call)),
    async uploadImage(call) {
      const { depositOrderId, ...image } = body<NewImage & { depositOrderId?: string }>(call);
      if (depositOrderId !== undefined) await parts.slips.mustOwn(call.memberId, depositOrderId);
      const kept = await images.add(call.memberId, image);
      if (depositOrderId !== undefined) {
        await parts.slips.addSlip(call.memberId, depositOrderId, kept.imageId);
      }
      return kept;
    },
    singleDataDecryption: async (call) => ({
      value: sealed.open(call.memberId, body<{ value: string }>(call).value),
    }),
    gradeList: async () => ({ list: gradeList() }),
    gradeInfo: async (call) =>
      gradeInfo(await turnoverOf(call.memberId), body<{ grade?: number }>(call).grade),
    rebateRange: async (call) => rebateRanges(await levelOf(call.memberId)),
  };
}

interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly secondPassword: string;
}

/** Wrong old passwords count like wrong logins: five lock the name for ten minutes. */
async function changePassword(
  { db, sessions, failures, letters }: MemberParts,
  memberId: string,
  { oldPassword, password, secondPassword }: PasswordChange,
): Promise<void> {
  const member = await memberById(db, memberId);
  if (member === undefined) throw new Refusal(6001);
  await failures.check(member.name);
  if (password !== secondPassword) throw new Refusal(6007, '两次密码输入不一致，请重新输入');
  if (!(await passwordFits(oldPassword, member.passwordHash))) {
    await failures.add(member.name);
    throw new Refusal(6100, '原密码错误');
  }
  const kept = await sealPassword(password);
  await db.transaction(async (tx) => {
    await tx.query('UPDATE members SET password_hash = $2 WHERE id = $1', [memberId, kept]);
    await letters.send(
      tx,
      memberId,
      'notice',
      '登录密码已修改',
      '您的登录密码已修改，请使用新密码登录。如非本人操作，请立即联系在线客服。',
    );
  });
  await failures.forget(member.name);
  await sessions.closeAll(memberId);
}
