import { randomUUID } from 'node:crypto';
import type { Db } from '../src/db/db.ts';
import { clear } from './empty-database.ts';
import { openSandbox } from './harness.ts';
import { BANK_CARD, boundMember, PASSWORD, VIRTUAL_CARD } from './money-members.ts';
import type { SignedClient } from './signed-client.ts';

const FD = '/fd/api/v1';

/** A new gateway on a database that is emptied for it, and a member with 10,000, a card of each kind and a password. */
export async function withdrawerOn(db: Db) {
  await clear(db);
  const site = await openSandbox({ db });
  const member = await boundMember(site, 'drawer1', {
    balance: '10000.00',
    withdrawalPassword: '135790',
    cards: [BANK_CARD, VIRTUAL_CARD],
  });
  return { site, ...member };
}

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
