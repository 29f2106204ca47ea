import type { BetRecordFilter, PreInfo } from '@courtside/contract';
import type { SiteClock } from './time/site-clock.ts';
import type { Access } from './access/access.ts';
import type { ChatJwt } from './access/chat-jwt.ts';
import type { Captchas } from './access/captchas.ts';
import { memberById, memberInfo } from './access/members.ts';
import type { Sessions } from './access/sessions.ts';
import type { Records } from './betting/records.ts';
import type { Db } from './db/db.ts';
import type { Chat } from './chat/chat.ts';
import { chatHandlers } from './chat/chat-handlers.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { type FundsParts, fundsHandlers } from './funds/funds-handlers.ts';
import { type GamesParts, gamesHandlers } from './games/games-handlers.ts';
import type { GatewayCall, Handler, Schemas } from './gateway-call.ts';
import { CURRENCY } from './ledger/amount.ts';
import { Refusal } from './wire/refusal.ts';

export interface HandlerParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly access: Access;
  readonly captchas: Captchas;
  readonly sessions: Sessions;
  readonly funds: FundsParts;
  readonly games: GamesParts;
  readonly records: Records;
  readonly sports: Handler;
  readonly chat: Chat;
  readonly jwt: ChatJwt;
  readonly site: Pick<PreInfo['siteBaseConfig'], 'encryption' | 'deposit'>;
}

/** One handler for each operation of the contract, by `operationId`. */
export function handlers(parts: HandlerParts): Readonly<Record<string, Handler>> {
  const { db, clock, access, captchas, sessions, records, site } = parts;
  const body = <T>(call: GatewayCall): T => call.body as T;
  return {
    ...contentHandlers(clock),
    ...chatHandlers(db, clock, parts.chat),
    ...fundsHandlers(parts.funds),
    ...gamesHandlers(parts.games),
    preInfo: async ({ ip }): Promise<PreInfo> => ({
      ip,
      // The clock that signatures are checked against, not the one that matches are played by.
      serverTime: Date.now(),
      siteTime: clock.site(),
      siteBaseConfig: {
        h5DomainUrl: 'https://h5.example.com',
        title: 'Courtside',
        edition: 1,
        currency: CURRENCY,
        iosUrl: 'https://h5.example.com/app/ios',
        androidUrl: 'https://h5.example.com/app/android',
        appVersion: '3.2.0',
        ...site,
      },
    }),
    defaultKaptcha: () => captchas.picture(),
    sliderChallenge: () => captchas.slider(),
    async sliderAnswer(call) {
      const { lot_number, x } = body<{ lot_number: string; x: number }>(call);
      const proof = await captchas.answerSlider(lot_number, x);
      if (proof === undefined) throw new Refusal(6007, '验证失败，请重试');
      return proof;
    },
    async validateGeeCheck(call) {
      if (!(await captchas.validateSlider(body<Schemas['GeeCheck']>(call)))) {
        throw new Refusal(6007, '验证失败，请重试');
      }
      return { result: 'success' };
    },
    register: (call) => access.register(body<Schemas['Registration']>(call), call.device),
    login: (call) => access.login(body<Schemas['Login']>(call), call.device),
    async logout({ token }) {
      await sessions.close(token);
      return null;
    },
    async memberJwt({ memberId }) {
      const { body: jwt, expiresWall } = parts.jwt.sign(memberId);
      return { body: jwt, expiresAt: Math.floor(clock.site() + expiresWall - clock.wall()) };
    },
    async memberInfo({ memberId }) {
      const member = await memberById(db, memberId);
      if (member === undefined) throw new Refusal(6001);
      return memberInfo(member);
    },
    venueResource: parts.sports,
    betRecordTotal: (call) => records.total(call.memberId, body<BetRecordFilter>(call)),
    betRecordList: (call) =>
      records.page(
        call.memberId,
        body<BetRecordFilter & { pageNum: number; pageSize: number }>(call),
      ),
  };
}
