import { type Member, memberById } from '../access/members.ts';
import { type Db, type Queryable, type Row, toNumber, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { keptNumber } from './card-numbers.ts';
import { maskedName, maskedNumber } from './masks.ts';
import { VIRTUAL_CURRENCIES } from './networks.ts';
import { passWithdrawalPassword, type WithdrawalPasswords } from './withdrawal-password.ts';

type Kind = Schemas['CardKind'];
type MemberCard = Schemas['MemberCard'];
type AddableCard = Schemas['AddableCard'];

/** Maximum number of a member's cards of a kind. */
const MOST = 5;

const BANKS = [
  { code: 'DEMO', name: '演示银行', prefixes: ['620000'] },
  { code: 'CHENXI', name: '晨曦银行', prefixes: ['621001', '621002'] },
  { code: 'JIANGNAN', name: '江南商贸银行', prefixes: ['622003'] },
  { code: 'YUNLING', name: '云岭银行', prefixes: ['623004'] },
  { code: 'BEIHAI', name: '北海储蓄银行', prefixes: ['6250'] },
] as const;

const NETWORKS = VIRTUAL_CURRENCIES.flatMap(({ code, networks }) =>
  networks
    .filter((each) => each.withdrawal)
    .map(({ network }) => ({ code: network, name: `${code}-${network}` })),
);
const KINDS: readonly {
  kind: Kind;
  name: string;
  options: readonly { code: string; name: string; prefixes?: readonly string[] }[];
}[] = [
  { kind: 'bank', name: '银行卡', options: BANKS },
  { kind: 'virtual', name: '虚拟币', options: NETWORKS },
  { kind: 'alipay', name: '支付宝', options: [] },
];

const nameOf = (kind: Kind, option: string): string =>
  KINDS.find((each) => each.kind === kind)?.options.find((each) => each.code === option)?.name ??
  '支付宝';

export interface NewCard {
  readonly kind: Kind;
  readonly number: string;
  readonly holder?: string;
  readonly bankCode?: string;
  readonly network?: string;
}

export function cardOf(row: Row): MemberCard {
  const kind = row['kind'] as Kind;
  const [bankCode, network] = [toText(row['bank_code']), toText(row['network'])];
  return {
    cardId: toText(row['id']),
    kind,
    name: nameOf(kind, kind === 'bank' ? bankCode : network),
    bankCode,
    network,
    number: maskedNumber(kind, toText(row['number'])),
    holder: kind === 'virtual' ? '' : maskedName(toText(row['holder'])),
    isDefault: row['is_default'] === true,
    addedAt: toNumber(row['added_site']),
  };
}

/** A member who may have cards and withdraw. @throws Refusal 6015, 6449 */
export async function boundMember(
  db: Queryable,
  memberId: string,
): Promise<Member & { readonly realName: string }> {
  const member = await memberById(db, memberId);
  if (member === undefined) throw new Refusal(6001);
  const { phone, realName } = member;
  if (phone === null) throw new Refusal(6015);
  if (realName === null) throw new Refusal(6449, '请先完善真实姓名');
  return { ...member, realName };
}

/** Adds a card, with every check but the password. @throws Refusal 6007, 6009, 6012 */
export async function insertCard(
  tx: Queryable,
  member: { readonly id: string; readonly realName: string },
  card: NewCard,
  site: number,
): Promise<MemberCard> {
  const { kind, bankCode = '', network = '', holder = '' } = card;
  const option = kind === 'bank' ? bankCode : kind === 'virtual' ? network : '';
  const { options } = KINDS.find((each) => each.kind === kind) ?? { options: [] };
  if (options.length > 0 && !options.some((each) => each.code === option)) {
    throw new Refusal(6007, kind === 'bank' ? '请选择银行' : '请选择网络');
  }
  if (kind !== 'virtual' && holder.trim() !== member.realName) {
    throw new Refusal(6007, '持卡人须与您绑定的真实姓名一致');
  }
  const number = keptNumber(kind, network, card.number);
  if (number === undefined) {
    const what = { bank: '银行卡号', virtual: '钱包地址', alipay: '支付宝账号' }[kind];
    throw new Refusal(6007, `${what}有误，请核对`);
  }
  const [same] = await tx.query(
    'SELECT id FROM cards WHERE kind = $1 AND number = $2 AND NOT removed',
    [kind, number],
  );
  if (same !== undefined) throw new Refusal(6009, '该账户已被绑定');
  const [count] = await tx.query(
    'SELECT COUNT(*)::int AS n FROM cards WHERE member_id = $1 AND kind = $2 AND NOT removed',
    [member.id, kind],
  );
  const before = toNumber(count?.['n']);
  if (before >= MOST) throw new Refusal(6012, `每类最多绑定 ${MOST} 个`, { reason: 'too-many' });
  const [row] = await tx.query(
    `INSERT INTO cards (id, member_id, kind, bank_code, network, number, holder, is_default, added_site)
     VALUES ('K' || nextval('card_numbers')::text, $1, $2, $3, $4, $5, $6, $7, $8) RETURNING *`,
    [
      member.id,
      kind,
      kind === 'bank' ? bankCode : '',
      kind === 'virtual' ? network : '',
      number,
      kind === 'virtual' ? '' : member.realName,
      before === 0,
      Math.floor(site),
    ],
  );
  return cardOf(row ?? {});
}

/** A member's card. @throws Refusal 6004 */
export async function findCard(tx: Queryable, memberId: string, cardId: string): Promise<Row> {
  const [row] = await tx.query(
    'SELECT * FROM cards WHERE id = $1 AND member_id = $2 AND NOT removed',
    [cardId, memberId],
  );
  if (row === undefined) throw new Refusal(6004);
  return row;
}

export interface Cards {
  list(memberId: string, kind?: Kind): Promise<MemberCard[]>;
  addable(memberId: string): Promise<AddableCard[]>;
  add(memberId: string, card: NewCard & { readonly password: string }): Promise<MemberCard>;
  remove(memberId: string, cardId: string, password: string): Promise<MemberCard[]>;
  setDefault(memberId: string, cardId: string): Promise<MemberCard[]>;
}

export function createCards(
  db: Db,
  clock: SiteClock,
  passwords: WithdrawalPasswords,
  play: Play,
): Cards {
  async function list(tx: Queryable, memberId: string, kind?: Kind): Promise<MemberCard[]> {
    const rows = await tx.query(
      `SELECT * FROM cards WHERE member_id = $1 AND NOT removed AND ($2::text IS NULL OR kind = $2)
       ORDER BY kind, is_default DESC, id`,
      [memberId, kind ?? null],
    );
    return rows.map(cardOf);
  }
  const makeDefault = (tx: Queryable, memberId: string, kind: string, cardId: string) =>
    tx.query(
      'UPDATE cards SET is_default = (id = $3) WHERE member_id = $1 AND kind = $2 AND NOT removed',
      [memberId, kind, cardId],
    );

  return {
    list: (memberId, kind) => list(db, memberId, kind),
    async addable(memberId) {
      const member = await memberById(db, memberId);
      const set = await passwords.has(memberId);
      const kept = await list(db, memberId);
      return KINDS.map(({ kind, name, options }) => {
        const left = MOST - kept.filter((each) => each.kind === kind).length;
        const reason = ((): AddableCard['reason'] => {
          if (member?.phone === null) return 'unbound-phone';
          if (member?.realName === null) return 'unbound-name';
          if (!set) return 'password-unset';
          return left <= 0 ? 'too-many' : '';
        })();
        return {
          kind,
          name,
          allowed: reason === '',
          reason,
          most: MOST,
          left,
          options: options.map(({ code, name: shown, prefixes }) => ({
            code,
            name: shown,
            ...(prefixes && { prefixes: [...prefixes] }),
          })),
        };
      });
    },
    async add(memberId, { password, ...card }) {
      const member = await boundMember(db, memberId);
      await passWithdrawalPassword(passwords, memberId, password);
      return db.transaction(async (tx) => {
        const number = keptNumber(card.kind, card.network ?? '', card.number);
        await play.mayHave(tx, memberId, 'card', `${card.kind} ${number ?? ''}`);
        const added = await insertCard(tx, member, card, clock.site());
        await play.remember(tx, memberId);
        return added;
      });
    },
    async remove(memberId, cardId, password) {
      await passWithdrawalPassword(passwords, memberId, password);
      return db.transaction(async (tx) => {
        const row = await findCard(tx, memberId, cardId);
        const open = await tx.query(
          `SELECT id FROM withdrawals WHERE card_id = $1 AND status IN ('submitted', 'reviewing', 'paying')`,
          [cardId],
        );
        if (open.length > 0) throw new Refusal(6012, '有取款正在处理', { reason: 'in-use' });
        await tx.query('UPDATE cards SET removed = TRUE, is_default = FALSE WHERE id = $1', [
          cardId,
        ]);
        const kind = row['kind'] as Kind;
        const left = await list(tx, memberId, kind);
        // One card of each kind is always the default.
        if (row['is_default'] === true && left[0] !== undefined) {
          await makeDefault(tx, memberId, kind, left[0].cardId);
        }
        return list(tx, memberId);
      });
    },
    setDefault: (memberId, cardId) =>
      db.transaction(async (tx) => {
        const row = await findCard(tx, memberId, cardId);
        await makeDefault(tx, memberId, toText(row['kind']), cardId);
        return list(tx, memberId);
      }),
  };
}
