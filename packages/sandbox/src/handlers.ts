import type { BetRecordFilter, PreInfo } from '@courtside/contract';
import type { SiteClock } from './time/site-clock.ts';
import { accessHandlers, type AccessHandlerParts } from './access/access-handlers.ts';
import type { Records } from './betting/records.ts';
import type { Db } from './db/db.ts';
import type { Chat } from './chat/chat.ts';
import { privateRoom } from './chat/hub.ts';
import { chatHandlers } from './chat/chat-handlers.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { type FundsParts, fundsHandlers } from './funds/funds-handlers.ts';
import { type GamesParts, gamesHandlers } from './games/games-handlers.ts';
import type { GatewayCall, Handler } from './gateway-call.ts';
import { createRoundRecords, wantsRounds } from './games/round-records.ts';
import { CURRENCY } from './ledger/amount.ts';
import { memberHandlers, type MemberParts } from './member/member-handlers.ts';
import { playHandlers, type TellPlay } from './play/play-handlers.ts';
import type { Play } from './play/play.ts';
import { messageHandlers, type MessageParts } from './messages/message-handlers.ts';
import { promotionHandlers } from './promotions/promotion-handlers.ts';
import type { Promotions } from './promotions/promotions.ts';
import { translated } from './text/translate.ts';
import { matchDetail } from './world/match-detail.ts';
import type { World } from './world/world.ts';

export interface HandlerParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly access: AccessHandlerParts;
  readonly member: MemberParts;
  readonly messages: MessageParts;
  readonly funds: FundsParts;
  readonly games: GamesParts;
  readonly promotions: Promotions;
  readonly records: Records;
  readonly world: World;
  readonly sports: Handler;
  readonly chat: Chat;
  readonly play: Play;
  readonly site: Pick<PreInfo['siteBaseConfig'], 'encryption' | 'deposit'>;
}

/** One handler for each operation of the contract, by `operationId`. */
export function handlers(parts: HandlerParts): Readonly<Record<string, Handler>> {
  const { db, clock, records, world, site, chat, play } = parts;
  const rounds = createRoundRecords(db);
  const body = <T>(call: GatewayCall): T => call.body as T;
  const tellPlay: TellPlay = (memberId, what, work) =>
    chat.tell(privateRoom(memberId), async (tx) => {
      await work(tx);
      return { msgId: 10020, msgData: { what, at: Math.floor(clock.site()) } };
    });
  return {
    ...contentHandlers({ clock, play, ...parts.games }),
    ...chatHandlers(db, clock, chat, play),
    ...playHandlers({ db, play, failures: parts.member.failures, tell: tellPlay }),
    ...fundsHandlers(parts.funds),
    ...gamesHandlers(parts.games),
    ...promotionHandlers(parts.promotions),
    ...accessHandlers(parts.access),
    ...memberHandlers(parts.member),
    ...messageHandlers(parts.messages),
    preInfo: async ({ ip }): Promise<PreInfo> => ({
      ip,
      // The clock for signatures, not the one for matches.
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
    venueResource: parts.sports,
    matchDetail: async ({ body, language }) =>
      matchDetail(world, (body as { gidm: string }).gidm, language),
    betRecordTotal(call) {
      const filter = body<BetRecordFilter>(call);
      const shown = wantsRounds(filter) ? rounds : records;
      return shown.total(call.memberId, filter);
    },
    async betRecordList(call) {
      const filter = body<BetRecordFilter & { pageNum: number; pageSize: number }>(call);
      if (!wantsRounds(filter)) return records.page(call.memberId, filter);
      return translated(await rounds.page(call.memberId, filter), call.language);
    },
  };
}
