import type { components } from '@courtside/contract';
import { type Db, type Queryable, toNumber } from '../db/db.ts';
import type { GatewayCall, Handler } from '../gateway-call.ts';
import { translated } from '../text/translate.ts';
import type { Play } from '../play/play.ts';
import { dayNumber, dayStart } from '../time/beijing.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Chat } from './chat.ts';
import { giftByCode, GIFTS, GIFTS_A_DAY } from './gifts.ts';
import type { ChatPerson } from './person.ts';
import { roomFor, type RoomState } from './rooms.ts';
import { given, predicted } from './talk.ts';

type Schemas = components['schemas'];

/** The HTTP calls of chat, besides the socket. */
export function chatHandlers(
  db: Db,
  clock: SiteClock,
  chat: Chat,
  play: Play,
): Readonly<Record<string, Handler>> {
  async function roomAt(rid: string): Promise<RoomState> {
    const room = await chat.rooms.find(rid);
    if (room === undefined) throw new Refusal(6004, '聊天室不存在');
    return room;
  }
  async function openRoom(rid: string): Promise<RoomState> {
    const room = await roomAt(rid);
    if (room.status === 'closed' || room.blocked === 1 || !(await chat.isOpen())) {
      throw new Refusal(6003, '聊天室暂停互动');
    }
    return room;
  }
  async function personAt(call: GatewayCall, rid: string): Promise<ChatPerson> {
    const person = await chat.personOf(call.memberId);
    if (person === undefined) throw new Refusal(6001);
    if ((await chat.talk.muteOf(rid, person.userId)) !== null) {
      throw new Refusal(6003, '您已被禁言');
    }
    return person;
  }
  async function giftsLeft(at: Queryable, memberId: string): Promise<number> {
    const [row] = await at.query(
      'SELECT COALESCE(SUM(count), 0)::int AS n FROM chat_gifts WHERE member_id = $1 AND at_site >= $2',
      [memberId, dayStart(dayNumber(clock.site()))],
    );
    return Math.max(0, GIFTS_A_DAY - toNumber(row?.['n']));
  }

  return {
    async chatHistory(call) {
      const query = call.body as Schemas['ChatHistoryQuery'];
      const mine = query.categoryType === 'mine';
      if (mine && call.memberId === '') throw new Refusal(6001);
      const room = await roomAt(query.rid);
      return chat.talk.history(room, query, mine ? call.memberId : undefined);
    },
    async chatRooms({ language }) {
      const rooms = (await chat.rooms.list()).map((state) =>
        roomFor(state, chat.rooms.matchOf(state.rid), language, chat.hub.online(state.rid)),
      );
      return { open: (await chat.isOpen()) ? 1 : 0, rooms };
    },
    chatGifts: async ({ memberId, language }) =>
      translated({ left: await giftsLeft(db, memberId), gifts: GIFTS }, language),
    async sendChatGift(call) {
      const { rid, giftCode, count, key } = call.body as {
        rid: string;
        giftCode: string;
        count: number;
        key: string;
      };
      const gift = giftByCode(giftCode);
      if (gift === undefined) throw new Refusal(6007, '礼物不存在');
      await openRoom(rid);
      const person = await personAt(call, rid);
      let record: Schemas['ChatGiftRecord'] | undefined;
      await chat.tell(rid, async (tx) => {
        // One gift at a time for a member, so that two at once cannot both be the last of the day.
        await tx.query('SELECT id FROM members WHERE id = $1 FOR UPDATE', [person.userId]);
        const [known] = await tx.query(
          'SELECT * FROM chat_gifts WHERE member_id = $1 AND key = $2',
          [person.userId, key],
        );
        if (known !== undefined) {
          record = given(known);
          if (record.rid === rid && record.giftCode === giftCode && record.count === count) {
            return undefined;
          }
          throw new Refusal(6009);
        }
        await play.may(tx, person.userId, 'gift');
        if (count > (await giftsLeft(tx, person.userId))) throw new Refusal(6011, '今日礼物已送完');
        const [row] = await tx.query(
          `INSERT INTO chat_gifts (rid, member_id, sender, gift, count, key, at_site)
           VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING *`,
          [
            rid,
            person.userId,
            JSON.stringify(person),
            giftCode,
            count,
            key,
            Math.floor(clock.site()),
          ],
        );
        record = given(row ?? {});
        return { msgId: 10017, msgData: record };
      });
      return translated({ record, left: await giftsLeft(db, person.userId) }, call.language);
    },
    async submitPrediction(call) {
      const { rid, h, c } = call.body as { rid: string; h: number; c: number };
      await openRoom(rid);
      const match = chat.rooms.matchOf(rid);
      if (match === undefined) throw new Refusal(6004);
      if (match.status !== 'scheduled') throw new Refusal(6003, '比赛已开始，不能再预测');
      const person = await personAt(call, rid);
      let record: Schemas['ChatPrediction'] | undefined;
      await chat.tell(rid, async (tx) => {
        await play.may(tx, person.userId, 'gift');
        const [row] = await tx.query(
          `INSERT INTO chat_predictions (rid, member_id, sender, h, c, at_site) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (member_id, rid) DO NOTHING RETURNING *`,
          [rid, person.userId, JSON.stringify(person), h, c, Math.floor(clock.site())],
        );
        if (row === undefined) throw new Refusal(6009, '每场比赛只能预测一次');
        record = predicted(row);
        return { msgId: 10018, msgData: record };
      });
      return record;
    },
  };
}
