import { md5Hex } from '../src/access/passwords.ts';
import type { WithdrawalPasswords } from '../src/funds/withdrawal-password.ts';
import type { TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

/** The withdrawal password of every member but those named below. */
export const PASSWORD = md5Hex('135790');

/** Members by id who have not set one, or tried too often. */
export function passwords() {
  const unset = new Set<string>();
  const locked = new Set<string>();
  const port: WithdrawalPasswords = {
    check: async (memberId, md5) => {
      if (unset.has(memberId)) return 'unset';
      if (locked.has(memberId)) return 'locked';
      return md5 === PASSWORD ? 'ok' : 'wrong';
    },
    has: async (memberId) => !unset.has(memberId),
    lockedMs: async (memberId) => (locked.has(memberId) ? 3_600_000 : 0),
    triesLeft: async () => 4,
  };
  return { unset, locked, port };
}

export const BANK_CARD = { kind: 'bank', number: '6200000000000005', bankCode: 'DEMO' };

export const VIRTUAL_CARD = {
  kind: 'virtual',
  network: 'TRC20',
  number: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
};

/** A member who may withdraw: phone, name and what else the door takes. */
export async function boundMember(
  site: TestSandbox,
  name: string,
  more: Record<string, unknown> = {},
): Promise<{ client: SignedClient; userId: string }> {
  const client = site.client();
  const made = await site.door<{ token: string; userId: string }>('POST', '/members', {
    name,
    balance: '0',
    phone: '13800000001',
    realName: '林晓岚',
    ...more,
  });
  client.use(made.token);
  return { client, userId: made.userId };
}

/** Card numbers with a right check digit, all different. */
export function cardNumber(index: number): string {
  const body = `62${String(index).padStart(13, '0')}`;
  const sum = [...body].toReversed().reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
