import type { DepositOrder } from '@courtside/contract';
import { type Row, toBig, toNumber, toText } from '../db/db.ts';
import { fromFen } from '../ledger/amount.ts';
import { Refusal } from '../wire/refusal.ts';
import { type Channel, channelById } from './channels.ts';
import { rateText } from './rates.ts';

type Stage = NonNullable<DepositOrder['stage']>;

/** The amount in virtual currency, and the content of the QR code to pay with. */
function coinOf(row: Row, channel: Channel) {
  if (row['coin'] === null || row['coin'] === undefined) return {};
  const payAmount = fromFen(toBig(row['coin']));
  return {
    payAmount,
    payCurrency: channel.currency ?? '',
    rate: rateText(toBig(row['rate'])),
    network: channel.network ?? '',
    networkName: channel.networkName ?? '',
    address: channel.address ?? '',
    qrText: channel.address ?? '',
  };
}

/** Content of a code that a wallet scans: the order and its amount. No wallet knows the scheme. */
const scannedText = (orderId: string, amount: string): string =>
  `courtside-demo://pay?order=${orderId}&amount=${amount}`;

/** An order as the gateway returns it. @param wall elapsed time */
export function depositOrder(row: Row, wall: number): DepositOrder {
  const channel = channelById(toText(row['channel_id']));
  if (channel === undefined) throw new Refusal(6004);
  const left = Math.max(0, toNumber(row['expires_wall']) - wall);
  const over = row['status'] === 'waiting' && row['stage'] === 'unpaid' && left === 0;
  const status = over ? 'expired' : (row['status'] as DepositOrder['status']);
  const stage = over ? 'expired' : (row['stage'] as Stage);
  const bonus = toBig(row['bonus']);
  const [orderId, amount] = [toText(row['id']), fromFen(toBig(row['amount']))];
  const asked = toBig(row['asked'] ?? row['amount']);
  return {
    orderId,
    channelId: channel.channelId,
    channelName: channel.name,
    kind: channel.kind,
    amount,
    status,
    stage,
    ...(stage === 'failed' ? { reason: '支付未成功，请重新发起存款' } : {}),
    ...(bonus === 0n ? {} : { bonus: fromFen(bonus) }),
    ...(asked === toBig(row['amount']) ? {} : { askedAmount: fromFen(asked) }),
    ...(channel.scanned === true ? { qrText: scannedText(orderId, amount) } : {}),
    ...coinOf(row, channel),
    ...(channel.slip === true ? { slips: toNumber(row['slips'] ?? 0) } : {}),
    createdAt: toNumber(row['created_site']),
    expiresInMs: status === 'waiting' ? left : 0,
    payee: channel.payee.map((line) => ({ ...line })),
  };
}
