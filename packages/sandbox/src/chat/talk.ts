import type { socketComponents } from '@courtside/contract';
import { type Db, type Row, toNumber, toText } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { ChatEvents } from './events.ts';
import { giftByCode } from './gifts.ts';
import type { ChatPerson } from './person.ts';
import type { RoomState } from './rooms.ts';

type Schemas = socketComponents['schemas'];
type Query = Schemas['HistoryQuery'];
type Page = Schemas['HistoryPage'];

const TABLES = {
  room: 'chat_messages',
  gift: 'chat_gifts',
  prediction: 'chat_predictions',
} as const;

/** Contacts outside the site: links, chat accounts, phone numbers. Players are cheated through them. */
const CONTACT =
  /(https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|cn|net|org|vip|top|xyz)\b|(?:qq|vx|wx|微信|企鹅|飞机|电报|telegram|whatsapp)[\s:：号]*[a-z0-9_-]{4,}|(?:\d[\s-]?){8,})/iu;

export const refusedWords = (msg: string): boolean => CONTACT.test(msg.normalize('NFKC'));

const common = (row: Row) => ({
  id: toNumber(row['id']),
  rid: toText(row['rid']),
  sender: JSON.parse(toText(row['sender'])) as ChatPerson,
  at: toNumber(row['at_site']),
});

const said = (row: Row): Schemas['ChatMessage'] => ({ ...common(row), msg: toText(row['msg']) });

export function given(row: Row): Schemas['GiftRecord'] {
  const giftCode = toText(row['gift']);
  const giftName = giftByCode(giftCode)?.name ?? giftCode;
  return { ...common(row), giftCode, giftName, count: toNumber(row['count']) };
}

export const predicted = (row: Row): Schemas['PredictionRecord'] => ({
  ...common(row),
  h: toNumber(row['h']),
  c: toNumber(row['c']),
  state: toText(row['state']) as Schemas['PredictionRecord']['state'],
});

const READERS: Record<Query['category'], (row: Row) => Page['list'][number]> = {
  room: said,
  gift: given,
  prediction: predicted,
};

/** A mute of a member. */
export interface Mute {
  /** Site time, in ms. */
  until: number;
  reason: string;
}

export interface Talk {
  /**
   * Posts a message to the room. A repeat of the same key posts nothing.
   *
   * @returns the earlier message under the key, for the sender of a repeat
   */
  say(
    rid: string,
    person: ChatPerson,
    msg: string,
    key: string | undefined,
  ): Promise<Schemas['ChatMessage'] | undefined>;
  /** One page of a room's history. @param memberId limits it to this member's own messages */
  history(room: RoomState, query: Query, memberId: string | undefined): Promise<Page>;
  /** The end and the reason of a member's mute in a room, or null. */
  muteOf(rid: string, memberId: string): Promise<Mute | null>;
}

export function createTalk(db: Db, clock: SiteClock, events: ChatEvents): Talk {
  return {
    async say(rid, person, msg, key) {
      return db.transaction(async (tx) => {
        const [row] = await tx.query(
          `INSERT INTO chat_messages (rid, member_id, sender, msg, key, at_site) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (member_id, key) DO NOTHING RETURNING *`,
          [rid, person.userId, JSON.stringify(person), msg, key ?? null, Math.floor(clock.site())],
        );
        if (row === undefined) {
          const [before] = await tx.query(
            'SELECT * FROM chat_messages WHERE member_id = $1 AND key = $2',
            [person.userId, key ?? ''],
          );
          return before && { ...said(before), ...(key === undefined ? {} : { key }) };
        }
        const msgData = { ...said(row), ...(key === undefined ? {} : { key }) };
        await events.add(tx, rid, { msgId: 10003, msgData });
        return undefined;
      });
    },
    async history(room, query, memberId) {
      const { rid, pageNum, pageSize, category } = query;
      const where = `FROM ${TABLES[category]} WHERE rid = $1 AND at_site BETWEEN $2 AND $3
        AND ($4::text IS NULL OR member_id = $4)${category === 'room' ? ' AND id > $5' : ' AND $5::bigint >= 0'}`;
      const values = [rid, query.beginTime, query.endTime, memberId ?? null, room.clearedTo];
      const [count] = await db.query(`SELECT COUNT(*)::int AS n ${where}`, values);
      const rows = await db.query(`SELECT * ${where} ORDER BY id DESC LIMIT $6 OFFSET $7`, [
        ...values,
        pageSize,
        (pageNum - 1) * pageSize,
      ]);
      return {
        rid,
        pageNum,
        pageSize,
        total: toNumber(count?.['n']),
        list: rows.map(READERS[category]),
      };
    },
    async muteOf(rid, memberId) {
      const [row] = await db.query(
        `SELECT until_site, reason FROM chat_mutes
         WHERE rid = $1 AND member_id = $2 AND until_site > $3`,
        [rid, memberId, Math.floor(clock.site())],
      );
      return row === undefined
        ? null
        : { until: toNumber(row['until_site']), reason: String(row['reason']) };
    },
  };
}
