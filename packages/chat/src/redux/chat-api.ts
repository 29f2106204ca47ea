import { defineEndpoints } from '@courtside/api-client/redux';
import type { HistoryQuery } from '../core/types.ts';

/** A reported message: its room, id, author and text. */
export interface Report {
  readonly rid: string;
  readonly id: number;
  readonly nickname: string;
  readonly msg: string;
}

/** The text of a report for the operator. Room and id of the message come first, as the text may be cut. */
const reportText = ({ rid, id, nickname, msg }: Report) =>
  `聊天举报 ${rid} #${id} ${nickname}：${msg}`.slice(0, 500);

/** The HTTP endpoints of the rooms, beside the socket. */
export const chatApi = defineEndpoints((gateway) => ({
  chatRooms: gateway.read('/stream/api/v1/room/list', { body: () => ({}) }),
  chatHistory: gateway.read('/stream/api/v1/history', { body: (query: HistoryQuery) => query }),
  reportSpeech: gateway.write('/site/api/v1/feedback/addFeedBack', {
    body: (report: Report) => ({ type: 'other' as const, content: reportText(report), images: [] }),
  }),
  chatGifts: gateway.read('/stream/api/v1/gift/list', { body: () => ({}) }),
  giveGift: gateway.write('/stream/api/v1/gift/send', {
    body: (gift: { rid: string; giftCode: string; count: number; key: string }) => gift,
  }),
  predictScore: gateway.write('/stream/api/v1/prediction/submit', {
    body: (prediction: { rid: string; h: number; c: number }) => prediction,
  }),
}));
