import type { BetRecordFilter, PreInfo } from '@courtside/contract';
import type { SiteClock } from './time/site-clock.ts';
import { accessHandlers, type AccessHandlerParts } from './access/access-handlers.ts';
import type { Records } from './betting/records.ts';
import type { Db } from './db/db.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { channels } from './funds/channels.ts';
import type { Deposits } from './funds/deposits.ts';
import type { GatewayCall, Handler } from './gateway-call.ts';
import { CURRENCY, fromFen } from './ledger/amount.ts';
import { balanceOf, lockedOf, walletOf } from './ledger/ledger.ts';
import { memberHandlers, type MemberParts } from './member/member-handlers.ts';
import { messageHandlers, type MessageParts } from './messages/message-handlers.ts';
import { translated } from './text/translate.ts';
import { Refusal } from './wire/refusal.ts';

export interface HandlerParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly access: AccessHandlerParts;
  readonly member: MemberParts;
  readonly messages: MessageParts;
  readonly deposits: Deposits;
  readonly records: Records;
  readonly sports: Handler;
  readonly site: Pick<PreInfo['siteBaseConfig'], 'encryption' | 'deposit'>;
}

/** One handler for each operation of the contract, by `operationId`. */
export function handlers(parts: HandlerParts): Readonly<Record<string, Handler>> {
  const { db, clock, deposits, records, site } = parts;
  const body = <T>(call: GatewayCall): T => call.body as T;
  const paying = (): void => {
    if (site.deposit === 0) throw new Refusal(6013, '充值暂停服务');
  };
  return {
    ...contentHandlers(clock),
    ...accessHandlers(parts.access),
    ...memberHandlers(parts.member),
    ...messageHandlers(parts.messages),
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
    async getBalance(call) {
      const { includeLocked = 1 } = body<{ includeLocked?: 0 | 1 }>(call);
      const wallet = await balanceOf(db, walletOf(call.memberId));
      const locked = await balanceOf(db, lockedOf(call.memberId));
      return {
        centerWalletBalance: fromFen(wallet),
        lockedMoney: fromFen(locked),
        totalBalance: fromFen(includeLocked === 1 ? wallet + locked : wallet),
        currency: CURRENCY,
      };
    },
    async paymentTypes({ language }) {
      return { channels: site.deposit === 0 ? [] : translated(channels(), language) };
    },
    async pay(call) {
      paying();
      const opened = await deposits.pay(call.memberId, body<Parameters<Deposits['pay']>[1]>(call));
      return translated(opened, call.language);
    },
    depositOrderStatus: async (call) =>
      translated(
        await deposits.status(call.memberId, body<{ orderId: string }>(call).orderId),
        call.language,
      ),
    closeDepositOrder: async (call) =>
      translated(
        await deposits.close(call.memberId, body<{ orderId: string }>(call).orderId),
        call.language,
      ),
    venueResource: parts.sports,
    betRecordTotal: (call) => records.total(call.memberId, body<BetRecordFilter>(call)),
    betRecordList: (call) =>
      records.page(
        call.memberId,
        body<BetRecordFilter & { pageNum: number; pageSize: number }>(call),
      ),
  };
}
