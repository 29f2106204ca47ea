import type { DepositChannel } from '@courtside/contract';

/** The kinds of channels whose orders have a waiting page here; the routes are made of them. */
export const WAITING_KINDS = [
  'recharge',
  'transfer',
] as const satisfies readonly DepositChannel['kind'][];

/** The channels that may be offered: an order without a page to wait on could be neither paid nor followed. */
export function offeredChannels(channels: readonly DepositChannel[]): DepositChannel[] {
  const kinds: readonly string[] = WAITING_KINDS;
  return channels.filter(({ kind }) => kinds.includes(kind));
}
