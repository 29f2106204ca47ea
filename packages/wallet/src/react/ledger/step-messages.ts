import type { DealKind, DealStep } from '@courtside/contract';
import type { Message } from '@courtside/i18n';
import { m } from '../messages.ts';
import { shared } from '../shared-messages.ts';
import { statusMessages } from '../withdrawal/messages.ts';

const depositSteps = {
  created: shared.submitted,
  paid: /*i18n*/ { id: 'wallet.l-step-paid', message: '已收到付款' },
  credited: statusMessages.paid,
  failed: shared.paymentFailed,
  closed: m.closed,
  expired: m.expired,
};

const intoVenue = {
  sent: /*i18n*/ { id: 'wallet.l-step-centre-sent', message: '中心钱包已转出' },
  received: /*i18n*/ { id: 'wallet.l-step-venue-received', message: '场馆已收到' },
};

const outOfVenue = {
  sent: /*i18n*/ { id: 'wallet.l-step-venue-sent', message: '场馆已转出' },
  received: /*i18n*/ { id: 'wallet.l-step-centre-received', message: '中心钱包已收到' },
};

/** The steps of a deposit, or of a transfer by its direction. */
export const dealStepMessages = (
  kind: DealKind,
): Readonly<Record<DealStep['status'], Message>> => ({
  ...depositSteps,
  ...(kind === 'transferOut' ? outOfVenue : intoVenue),
});
