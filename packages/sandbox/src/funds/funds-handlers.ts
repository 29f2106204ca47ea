import type { Db } from '../db/db.ts';
import type { Handler, Schemas } from '../gateway-call.ts';
import { CURRENCY, fromFen } from '../ledger/amount.ts';
import { balanceOf, heldOf, lockedOf, walletOf } from '../ledger/ledger.ts';
import { translated } from '../text/translate.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { VenueWallets } from '../games/venue-wallets.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Cards, NewCard } from './cards.ts';
import { customerInfo } from './customer-info.ts';
import { type DealFilter, dealRecords } from './deal-records.ts';
import type { DepositRequest, Deposits } from './deposits.ts';
import { VIRTUAL_CURRENCIES } from './networks.ts';
import { rateText, usdtRate } from './rates.ts';
import type { SignalCodes } from './signal-codes.ts';
import { WAYS } from './withdrawal-ways.ts';
import type { WithdrawalAsked, WithdrawalRequest, Withdrawals } from './withdrawals.ts';

export interface FundsParts {
  readonly db: Db;
  readonly clock: SiteClock;
  /** Seed of the rates. */
  readonly seed: number;
  /** 0 while the site accepts no deposits. */
  readonly deposit: 0 | 1;
  readonly deposits: Deposits;
  readonly signalCodes: SignalCodes;
  readonly cards: Cards;
  readonly withdrawals: Withdrawals;
  readonly venueWallets: VenueWallets;
}

type Kind = Schemas['CardKind'];

/** All calls below `/fd/api/v1`. */
export function fundsHandlers(parts: FundsParts): Readonly<Record<string, Handler>> {
  const { db, clock, seed, deposits, signalCodes, cards, withdrawals, venueWallets } = parts;
  const paying = (): void => {
    if (parts.deposit === 0) throw new Refusal(6013, '存款暂停服务');
  };
  /** A handler for a body of type `T` whose answer is translated into the call's language. */
  const told =
    <T>(work: (memberId: string, body: T) => Promise<unknown>): Handler =>
    async ({ memberId, body, language }) =>
      translated(await work(memberId, body as T), language);

  return {
    getBalance: told(async (memberId, { includeLocked = 1 }: { includeLocked?: 0 | 1 }) => {
      const wallet = await balanceOf(db, walletOf(memberId));
      const locked =
        (await balanceOf(db, lockedOf(memberId))) + (await balanceOf(db, heldOf(memberId)));
      return {
        centerWalletBalance: fromFen(wallet),
        lockedMoney: fromFen(locked),
        totalBalance: fromFen(includeLocked === 1 ? wallet + locked : wallet),
        currency: CURRENCY,
      };
    }),
    utcTransfer: told((memberId, body: Parameters<VenueWallets['transferIn']>[1]) =>
      venueWallets.transferIn(memberId, body),
    ),
    transferRate: told(async (_, { currency = 'USDT' }: { currency?: string }) => {
      const { deposit, withdrawal, expiresInMs } = usdtRate(clock, seed);
      const rate = {
        currency: 'USDT',
        against: CURRENCY,
        deposit: rateText(deposit),
        withdrawal: rateText(withdrawal),
      };
      return { rates: currency === 'USDT' ? [rate] : [], expiresInMs };
    }),
    paymentTypes: told(async (memberId) => ({
      channels: parts.deposit === 0 ? [] : await deposits.offered(memberId),
      waiting: await deposits.waiting(memberId),
    })),
    pay: told((memberId, body: DepositRequest) => {
      paying();
      return deposits.pay(memberId, body);
    }),
    depositOrderStatus: told((memberId, by: { orderId?: string; key?: string }) =>
      deposits.status(memberId, by),
    ),
    closeDepositOrder: told((memberId, { orderId }: { orderId: string }) =>
      deposits.close(memberId, orderId),
    ),
    createSignalCode: told((memberId, { orderId }: { orderId: string }) => {
      paying();
      return signalCodes.create(memberId, orderId);
    }),
    customerInfo: told((memberId, { channelId }: { channelId: string }) =>
      customerInfo(db, memberId, channelId),
    ),
    dealRecords: told((memberId, filter: DealFilter) =>
      dealRecords(db, memberId, filter, clock.wall()),
    ),
    virtualCurrencies: told(async () => ({ list: VIRTUAL_CURRENCIES })),
    withdrawalConfig: told(async () => ({ list: WAYS })),
    withdrawalInfo: told((memberId, { kind = 'bank' }: { kind?: Kind }) =>
      withdrawals.info(memberId, kind),
    ),
    usdtWithdrawalInfo: told((memberId, { amount }: { amount?: string }) =>
      withdrawals.usdtInfo(memberId, amount),
    ),
    withdraw: told((memberId, body: WithdrawalRequest) => withdrawals.open(memberId, body)),
    withdrawalOrder: told((memberId, asked: WithdrawalAsked) => withdrawals.order(memberId, asked)),
    memberCards: told(async (memberId, { kind }: { kind?: Kind }) => ({
      list: await cards.list(memberId, kind),
    })),
    addableCards: told(async (memberId) => ({ list: await cards.addable(memberId) })),
    addCard: told((memberId, body: NewCard & { password: string }) => cards.add(memberId, body)),
    removeCard: told(
      async (memberId, { cardId, password }: { cardId: string; password: string }) => ({
        list: await cards.remove(memberId, cardId, password),
      }),
    ),
    setDefaultCard: told(async (memberId, { cardId }: { cardId: string }) => ({
      list: await cards.setDefault(memberId, cardId),
    })),
  };
}
