import type { DepositChannel } from '@courtside/contract';
import { WAITING_KINDS } from './waiting-kinds.ts';

/**
 * The channels that may be offered, the last used first. Channels of unknown kinds are left out: their orders have no
 * waiting page and could be neither paid nor followed.
 */
export function offeredChannels(channels: readonly DepositChannel[]): DepositChannel[] {
  const kinds: readonly string[] = WAITING_KINDS;
  const known = channels.filter(({ kind }) => kinds.includes(kind));
  return [
    ...known.filter(({ lastUsed }) => lastUsed),
    ...known.filter(({ lastUsed }) => !lastUsed),
  ];
}

/** Path of an order's page. */
export const depositPath = ({ kind, orderId }: { kind: string; orderId: string }): string =>
  `/mine/savemoney/${kind}/${encodeURIComponent(orderId)}`;
