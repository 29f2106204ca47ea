import type { DepositOrder } from '@courtside/contract';

/** Way to pay an order: a code to scan, an account or an address to pay to, or a code for a wallet app. */
export type PayWay = 'scan' | 'account' | 'coin' | 'app';

/**
 * The way to pay an order, or null when the gateway gave no target of the payment; then the member must not be asked to
 * pay. A payee without an account number, such as only a merchant's name, is not a target.
 */
export function payWayOf(order: DepositOrder): PayWay | null {
  switch (order.kind) {
    case 'huione':
    case 'xnbsk':
      // Its code is requested separately.
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
