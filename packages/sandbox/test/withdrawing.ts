import { randomUUID } from 'node:crypto';
import { PASSWORD } from './money-members.ts';
import type { SignedClient } from './signed-client.ts';

const FD = '/fd/api/v1';

/** The first card of a kind that a member has bound; empty without one. */
export async function cardId(client: SignedClient, kind: string): Promise<string> {
  const { data } = await client.get<{ list: { cardId: string }[] }>(
    `${FD}/bankCard/queryMemberBanksInfoList`,
    { kind },
  );
  return data.list[0]?.cardId ?? '';
}

/** What a withdrawal to a member's card sends, under a key of its own. */
export const withdrawalOf = async (
  client: SignedClient,
  amount: string,
  more: object = {},
  kind = 'bank',
) => ({
  key: randomUUID(),
  cardId: await cardId(client, kind),
  amount,
  password: PASSWORD,
  ...more,
});

export const withdraw = async (
  client: SignedClient,
  amount: string,
  more: object = {},
  kind = 'bank',
) =>
  client.call<Record<string, unknown>>(
    `${FD}/withdraw/new`,
    await withdrawalOf(client, amount, more, kind),
  );

/** What the page of withdrawals is told: amounts, times and turnover that are left. */
export const withdrawInfo = async (client: SignedClient) =>
  (await client.call(`${FD}/withdraw/withdrawInfo`, {})).data;
