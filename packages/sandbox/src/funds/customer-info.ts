import { memberById } from '../access/members.ts';
import { type Db, type Queryable, toText } from '../db/db.ts';
import { Refusal } from '../wire/refusal.ts';
import { type Channel, channelById } from './channels.ts';
import { maskedName } from './masks.ts';

export interface CustomerInfo {
  readonly channelId: string;
  readonly needsPayerName: boolean;
  readonly realName: string | null;
  readonly lastPayerName: string | null;
  readonly cardTail: string | null;
}

async function lastPayer(
  db: Queryable,
  memberId: string,
  channelId: string,
): Promise<string | null> {
  const [last] = await db.query(
    `SELECT payer FROM deposits WHERE member_id = $1 AND channel_id = $2 AND payer IS NOT NULL
     ORDER BY created_site DESC, id DESC LIMIT 1`,
    [memberId, channelId],
  );
  return last === undefined ? null : toText(last['payer']);
}

/** The payer when the member names none: the last payer of the channel, else the member. */
export async function knownPayer(
  db: Queryable,
  memberId: string,
  { channelId, asksPayer }: Pick<Channel, 'channelId' | 'asksPayer'>,
): Promise<string | null> {
  if (asksPayer !== true) return null;
  return (
    (await lastPayer(db, memberId, channelId)) ?? (await memberById(db, memberId))?.realName ?? null
  );
}

/** Data that a channel needs about the paying member. @throws Refusal 6007 for an unknown channel */
export async function customerInfo(
  db: Db,
  memberId: string,
  channelId: string,
): Promise<CustomerInfo> {
  const channel = channelById(channelId);
  if (channel === undefined) throw new Refusal(6007, '支付渠道不存在');
  const member = await memberById(db, memberId);
  const last = await lastPayer(db, memberId, channelId);
  const [card] = await db.query(
    `SELECT number FROM cards WHERE member_id = $1 AND kind = 'bank' AND is_default AND NOT removed`,
    [memberId],
  );
  const realName = member?.realName ?? null;
  return {
    channelId,
    needsPayerName: channel.asksPayer === true,
    realName: realName === null ? null : maskedName(realName),
    lastPayerName: last === null ? null : maskedName(last),
    cardTail: card === undefined ? null : toText(card['number']).slice(-4),
  };
}
