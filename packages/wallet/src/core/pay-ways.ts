import type { DepositOrder } from '@courtside/contract';

/** How an order is paid: a code to scan, an account or an address to pay to, or a code for a wallet app. */
export type PayWay = 'scan' | 'account' | 'coin' | 'app';

/**
 * How an order is paid, or null where the gateway told nothing that could be paid to: then nobody may be asked to pay.
 * A payee without an account number, such as a merchant's name, is nothing to pay to.
 */
export function payWayOf(order: DepositOrder): PayWay | null {
  switch (order.kind) {
    case 'huione':
    case 'xnbsk':
      // Its code is asked for apart.
      return 'app';
    case 'virtual':
      return (order.address ?? order.qrText ?? '') === '' ? null : 'coin';
    case 'transfer':
      return order.payee.some(({ value }) => value.replace(/\D/g, '').length >= 6)
        ? 'account'
        : null;
    case 'recharge':
      return (order.qrText ?? '') === '' ? null : 'scan';
    default:
      return null;
  }
}
