import type { DepositChannel } from '@courtside/contract';

/**
 * The kinds of channels whose orders have a waiting page; the routes are built from them. They are in a separate file,
 * because the route table is loaded with the first page.
 */
export const WAITING_KINDS = [
  'recharge',
  'transfer',
  'virtual',
  'huione',
  'xnbsk',
] as const satisfies readonly DepositChannel['kind'][];
