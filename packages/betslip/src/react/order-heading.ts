import type { Message } from '@courtside/i18n';
import type { LiveOrder } from '../core/order/order-state.ts';
import type { Receipt } from '../core/order/receipt.ts';
import { m } from './messages.ts';

/** True when the gateway never received a line, and no other line has an unknown outcome. */
export const isAbsent = (lines: Receipt['lines']) =>
  lines.some(({ absent }) => absent) &&
  lines.every(({ status, absent }) => status !== 'unknown' || absent);

/** Heading for the status of an order. */
export function headingOf(
  order: LiveOrder,
  { lines }: Receipt,
): { tone: 'busy' | 'success' | 'warning' | 'danger'; text: Message } {
  switch (order.status) {
    case 'quoting':
    case 'validating':
      return { tone: 'busy', text: m.validating };
    case 'submitting':
      return { tone: 'busy', text: m.submitting };
    case 'pending':
      return { tone: 'busy', text: m.pending };
    case 'unknown':
      return isAbsent(lines)
        ? { tone: 'warning', text: m.absent }
        : { tone: 'busy', text: m.unknown };
    case 'accepted':
      return { tone: 'success', text: m.accepted };
    case 'partial':
      return { tone: 'warning', text: m.partial };
    case 'rejected':
      return { tone: 'danger', text: m.rejected };
  }
}
