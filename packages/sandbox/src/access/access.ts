import { type Db, toNumber } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Captchas } from './captchas.ts';
import { addMember, isMemberName, maskedPhone, memberByName } from './members.ts';
import { passwordFits, sealPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { components } from '@courtside/contract';

type Registration = components['schemas']['Registration'];
type Login = components['schemas']['Login'];

const TRIES = 5;
const TRIES_WITHIN_MS = 10 * 60_000;
const AUTO_LOGIN_MS = 60_000;
const RISKS_WITH_PHONE = new Set([6025, 6026, 6027, 6028, 6029]);

export interface Access {
  register(body: Registration, device: string): Promise<{ userId: string }>;
  login(body: Login, device: string): Promise<{ token: string; userId: string }>;
}

export interface AccessParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly captchas: Captchas;
  readonly sessions: Sessions;
}

export function createAccess({ db, clock, captchas, sessions }: AccessParts): Access {
  const failuresOf = async (key: string): Promise<number> => {
    const [row] = await db.query(
      'SELECT COUNT(*)::int AS n FROM login_failures WHERE name_key = $1 AND at_wall > $2',
      [key, Math.floor(clock.wall() - TRIES_WITHIN_MS)],
    );
    return toNumber(row?.['n']);
  };

  async function passCaptcha(body: Login, device: string): Promise<void> {
    if (body.kaptchcate === 99) {
      const member = await memberByName(db, body.name);
      const fresh =
        member !== undefined &&
        member.device === device &&
        clock.wall() - member.registeredWall <= AUTO_LOGIN_MS;
      if (!fresh) throw new Refusal(6022);
      return;
    }
    if (body.codeId === '' || body.code === '') throw new Refusal(6022);
    if (!(await captchas.passSlider(body.codeId, body.code))) throw new Refusal(6007, '验证码错误');
  }

  return {
    async register(body, device) {
      if (body.codeId === '' || body.code === '') throw new Refusal(6021);
      if (!(await captchas.passPicture(body.codeId, body.code))) {
        throw new Refusal(6007, '验证码错误');
      }
      if (!isMemberName(body.name)) {
        throw new Refusal(6007, '4-11位，最少2个字母+数字组合，首位为字母');
      }
      if (body.password !== body.secondPassword) throw new Refusal(6007, '两次密码输入不一致');
      const member = await addMember(db, {
        name: body.name,
        passwordHash: await sealPassword(body.password),
        phone: null,
        email: null,
        realName: null,
        riskCode: null,
        device,
        registeredSite: clock.site(),
        registeredWall: clock.wall(),
      });
      if (member === undefined) throw new Refusal(6009, '用户名已存在');
      return { userId: member.id };
    },
    async login(body, device) {
      const key = body.name.toLowerCase();
      if ((await failuresOf(key)) >= TRIES) throw new Refusal(6011, '密码错误次数过多，请稍后再试');
      await passCaptcha(body, device);
      const member = await memberByName(db, body.name);
      if (!(await passwordFits(body.password, member?.passwordHash)) || member === undefined) {
        await db.query('INSERT INTO login_failures (name_key, at_wall) VALUES ($1, $2)', [
          key,
          Math.floor(clock.wall()),
        ]);
        throw new Refusal(6002);
      }
      if (member.riskCode !== null) {
        const told = RISKS_WITH_PHONE.has(member.riskCode) && member.phone !== null;
        throw new Refusal(
          member.riskCode,
          undefined,
          told ? { phoneNumber: maskedPhone(member.phone ?? '') } : null,
        );
      }
      await db.query('DELETE FROM login_failures WHERE name_key = $1', [key]);
      return { token: await sessions.open(member.id), userId: member.id };
    },
  };
}
