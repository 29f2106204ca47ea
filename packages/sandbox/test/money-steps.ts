import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { MatchDoor } from './harness.ts';
import { order, quote } from './harness.ts';
import { PASSWORD } from './money-members.ts';
import type { SignedClient } from './signed-client.ts';

/** One thing that happens to the money of a member. */
export interface MoneyStep {
  readonly kind:
    | 'pay'
    | 'close'
    | 'withdraw'
    | 'into'
    | 'out'
    | 'across'
    | 'recycle'
    | 'auto'
    | 'launch'
    | 'round'
    | 'bet'
    | 'claim'
    | 'advance'
    | 'finish';
  readonly who: number;
  /** Whole yuan. */
  readonly yuan: number;
  readonly venue: 'QFDZ' | 'KXZR' | 'HWBY';
  /** Sends the same request this many times at once. */
  readonly times: number;
}

export const moneyStep = (members: number): fc.Arbitrary<MoneyStep> =>
  fc.record({
    kind: fc.constantFrom(
      'pay',
      'close',
      'withdraw',
      'into',
      'out',
      'across',
      'recycle',
      'auto',
      'launch',
      'round',
      'bet',
      'claim',
      'advance',
      'finish',
    ),
    who: fc.nat(members - 1),
    // Amounts that end well, in a failure and without a payment; some above every balance.
    yuan: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 700 }) },
      { weight: 2, arbitrary: fc.constantFrom(404, 408, 1404, 1408) },
      { weight: 1, arbitrary: fc.integer({ min: 5000, max: 60_000 }) },
    ),
    venue: fc.constantFrom('QFDZ', 'KXZR', 'HWBY'),
    times: fc.constantFrom(1, 1, 1, 2, 4),
  });

/** The stage that steps are played on; `call` may fail at any time, as a gateway that is killed does. */
export interface Stage {
  readonly clients: readonly SignedClient[];
  readonly door: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  /** Posts a round of a demo game. */
  readonly round: (body: object) => Promise<unknown>;
  /** Cards by member. */
  readonly cards: readonly string[];
  /** Tickets by member, as launches give them. */
  readonly tickets: string[];
  /** Deposit orders by member, as `pay` opens them. */
  readonly deposits: string[];
}

const CHOICE = { QFDZ: 'spin', KXZR: 'tiger', HWBY: 'small' } as const;

/** What a step sends, so that it can be sent again under the same key. */
async function requestOf(stage: Stage, step: MoneyStep): Promise<() => Promise<unknown>> {
  const { who, venue, kind } = step;
  const client = stage.clients[who];
  if (client === undefined) throw new Error('No such member');
  const [key, amount] = [randomUUID(), `${step.yuan}.00`];
  const transfer = '/fd/api/v1/transfer/utcTransfer';
  switch (kind) {
    case 'pay':
      return async () => {
        const body = { channelId: 'usdt-trc20', amount, key };
        const { data } = await client.call<{ orderId: string } | null>(
          '/fd/api/v1/payment/pay',
          body,
        );
        stage.deposits[who] = data?.orderId ?? stage.deposits[who] ?? '';
      };
    case 'close': {
      const orderId = stage.deposits[who] ?? '';
      return () => client.call('/fd/api/v1/payment/closeOrder', { orderId });
    }
    case 'withdraw': {
      const cardId = stage.cards[who];
      return () =>
        client.call('/fd/api/v1/withdraw/new', { key, cardId, amount, password: PASSWORD });
    }
    case 'into':
    case 'out': {
      const ty = kind === 'into' ? '1' : '2';
      return () => client.call(transfer, { channelCode: venue, amount, ty, key });
    }
    case 'across': {
      const to = venue === 'QFDZ' ? 'KXZR' : 'QFDZ';
      return () => client.call('/game/api/v1/venue/transfer', { from: venue, to, amount, key });
    }
    case 'recycle':
      return () => client.call('/game/api/v1/venue/recycle', { key });
    case 'auto':
      return () =>
        client.call('/game/api/v1/status/setAutoTransferStatus', { status: step.yuan % 2 });
    case 'launch':
      return async () => {
        const { data } = await client.call<{ url: string } | null>('/game/api/v1/venue/launch', {
          enName: venue,
        });
        stage.tickets[who] = data?.url.split('ticket=')[1] ?? stage.tickets[who] ?? '';
      };
    case 'round': {
      const ticket = stage.tickets[who] ?? '';
      return () => stage.round({ ticket, stake: amount, choice: CHOICE[venue], key });
    }
    case 'claim': {
      const promotionId = step.yuan % 2 === 0 ? 'p-first' : 'p-again';
      return () => client.call('/act/api/v1/promotion/confirmInfo', { promotionId, key });
    }
    case 'bet': {
      const matches = await stage.door<MatchDoor[]>('GET', '/matches');
      const match = matches.find((each) => each.status === 'scheduled' && each.markets.length > 0);
      if (match === undefined) return async () => undefined;
      const quoted = await quote(client, match, 'M', step.yuan % 2 === 0 ? 'H' : 'C');
      const bet = order(quoted, amount, { key });
      return () => client.sports('placeBet', bet);
    }
    case 'finish': {
      const matches = await stage.door<MatchDoor[]>('GET', '/matches');
      const match = matches.find((each) => each.status === 'scheduled');
      if (match === undefined) return async () => undefined;
      const score = { h: step.yuan % 3, c: step.who % 3 };
      return () => stage.door('POST', `/matches/${match.gidm}`, { finish: true, score });
    }
    case 'advance':
      return () => stage.door('POST', '/clock', { advanceMs: step.yuan * 20 });
  }
}

/** Plays a step. A call that was cut short is no failure of the step: what matters is what the books say. */
export async function play(stage: Stage, step: MoneyStep): Promise<void> {
  const send = await requestOf(stage, step).catch(() => undefined);
  if (send === undefined) return;
  const once = step.kind === 'advance' || step.kind === 'finish';
  await Promise.allSettled(Array.from({ length: once ? 1 : step.times }, () => send()));
}
