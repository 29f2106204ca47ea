import { memberById } from '../access/members.ts';
import { type Db, toText } from '../db/db.ts';
import { Refusal } from '../wire/refusal.ts';
import { channelById } from './channels.ts';
import { maskedName } from './masks.ts';

export interface CustomerInfo {
  readonly channelId: string;
  readonly needsPayerName: boolean;
  readonly realName: string | null;
  readonly lastPayerName: string | null;
  readonly cardTail: string | null;
}

/** What a channel wants to know of the member who pays. @throws Refusal 6007 for no such channel */
export async function customerInfo(
  db: Db,
  memberId: string,
  channelId: string,
): Promise<CustomerInfo> {
  const channel = channelById(channelId);
  if (channel === undefined) throw new Refusal(6007, '支付渠道不存在');
  const member = await memberById(db, memberId);
  const [last] = await db.query(
    `SELECT payer FROM deposits WHERE member_id = $1 AND channel_id = $2 AND payer IS NOT NULL
     ORDER BY created_site DESC, id DESC LIMIT 1`,
    [memberId, channelId],
  );
  const [card] = await db.query(
    `SELECT number FROM cards WHERE member_id = $1 AND kind = 'bank' AND is_default AND NOT removed`,
    [memberId],
  );
  const realName = member?.realName ?? null;
  return {
    channelId,
    needsPayerName: channel.asksPayer === true,
    realName: realName === null ? null : maskedName(realName),
    lastPayerName: last === undefined ? null : maskedName(toText(last['payer'])),
    cardTail: card === undefined ? null : toText(card['number']).slice(-4),
  };
}
