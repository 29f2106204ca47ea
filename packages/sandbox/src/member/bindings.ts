import { normalEmail, normalPhone } from '../access/areas.ts';
import type { Codes } from '../access/codes.ts';
import type { Devices, Seen } from '../access/devices.ts';
import type { Db, Queryable } from '../db/db.ts';
import type { Letters } from '../messages/letters.ts';
import type { Play } from '../play/play.ts';
import { Refusal } from '../wire/refusal.ts';
import { isRealName } from './profile.ts';

/** Phone, email and real name; each is bound once. */
export interface Bindings {
  phone(memberId: string, phone: string, code: string, seen: Seen): Promise<void>;
  email(memberId: string, email: string, code: string): Promise<void>;
  realName(memberId: string, name: string): Promise<void>;
}

export interface BindingParts {
  readonly db: Db;
  readonly codes: Codes;
  readonly devices: Devices;
  readonly letters: Letters;
  readonly play: Play;
}

const SAID = { phone: '手机号码', email: '邮箱', real_name: '真实姓名' } as const;
type Column = keyof typeof SAID;

export function createBindings({ db, codes, devices, letters, play }: BindingParts): Bindings {
  /** @throws Refusal 6009 when the member already has one, or another member has this value */
  async function free(tx: Queryable, column: Column, memberId: string, value: string) {
    const rows = await tx.query(
      `SELECT id FROM members WHERE (id = $1 AND ${column} IS NOT NULL) OR (${column} = $2 AND $3)`,
      [memberId, value, column !== 'real_name'],
    );
    if (rows.some((row) => row['id'] === memberId))
      throw new Refusal(6009, `${SAID[column]}已绑定`);
    if (rows.length > 0) throw new Refusal(6009, `${SAID[column]}已被使用`);
  }

  async function bind(
    column: Column,
    memberId: string,
    value: string,
    more?: (tx: Queryable) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      if (column === 'phone') await play.mayHave(tx, memberId, 'phone', value);
      if (column === 'real_name') await play.mayHave(tx, memberId, 'name', value);
      await free(tx, column, memberId, value);
      await tx.query(`UPDATE members SET ${column} = $2 WHERE id = $1`, [memberId, value]);
      await more?.(tx);
      await play.remember(tx, memberId);
      await letters.send(
        tx,
        memberId,
        'notice',
        `${SAID[column]}绑定成功`,
        `您的${SAID[column]}已绑定成功。如非本人操作，请立即联系在线客服。`,
      );
    });
  }

  return {
    async phone(memberId, phone, code, { device, ip }) {
      const target = normalPhone(phone);
      await codes.use('bind', memberId, target, code);
      // Earlier devices could not be verified; this one just was.
      await bind('phone', memberId, target, (tx) => devices.keepOnly(tx, memberId, device));
      await devices.trust(memberId, { device, ip });
    },
    async email(memberId, email, code) {
      const target = normalEmail(email);
      await codes.use('bind', memberId, target, code);
      await bind('email', memberId, target);
    },
    async realName(memberId, name) {
      if (!isRealName(name)) throw new Refusal(6007, '请输入正确的姓名');
      await bind('real_name', memberId, name);
    },
  };
}
