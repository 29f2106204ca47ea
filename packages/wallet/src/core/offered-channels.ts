import type { DepositChannel } from '@courtside/contract';
import { WAITING_KINDS } from './waiting-kinds.ts';

/**
 * The channels that may be offered, the one used last first: an order without a page to wait on could be neither paid
 * nor followed.
 */
export function offeredChannels(channels: readonly DepositChannel[]): DepositChannel[] {
  const kinds: readonly string[] = WAITING_KINDS;
  const known = channels.filter(({ kind }) => kinds.includes(kind));
  return [
    ...known.filter(({ lastUsed }) => lastUsed),
    ...known.filter(({ lastUsed }) => !lastUsed),
  ];
}

/** Where the page of an order is. */
export const depositPath = ({ kind, orderId }: { kind: string; orderId: string }): string =>
  `/mine/savemoney/${kind}/${encodeURIComponent(orderId)}`;
