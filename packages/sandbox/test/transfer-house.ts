import type { Schemas } from '../src/gateway-call.ts';
import type { TransferTask } from '@courtside/wallet';
import type { TestSandbox } from './harness.ts';

type Moved = Schemas['WalletTransfer'];

interface Recycled {
  recycled: string;
  venues: { enName: string; amount: string }[];
  kept: { enName: string; amount: string; reason: 'activity' | 'maintenance' }[];
}

export const UTC_TRANSFER = '/fd/api/v1/transfer/utcTransfer';
export const RECYCLE = '/game/api/v1/venue/recycle';

/** The centre wallet among the wallets. */
export const CENTER = 'center';

/** An amount with two decimals as fen. */
export const fenOf = (amount: string): number => Number(amount.replace('.', ''));

/** The content that the gateway keeps beside a key. */
function contentOf(task: TransferTask): string {
  if (task.type === 'recycle') return JSON.stringify(['recycle']);
  const { type, venue, amount } = task;
  const fen = String(fenOf(amount));
  if (type === 'between') return JSON.stringify(['venueTransfer', venue, task.to, fen]);
  const wallets = type === 'in' ? [CENTER, venue] : [venue, CENTER];
  return JSON.stringify(['utcTransfer', ...wallets, fen]);
}

export interface CarriedOut {
  /** Whether it is what was ordered, and not something else under a key that was used again. */
  is(task: TransferTask): boolean;
  /** What was moved in all. */
  readonly amount: string;
  readonly moves: readonly { from: string; to: string; fen: number }[];
}

/** What the gateway has carried out for a member, by key. */
export async function carriedOut(
  { db }: TestSandbox,
  memberId: string,
): Promise<Map<string, CarriedOut>> {
  const rows = await db.query(
    'SELECT key, content, answer FROM money_answers WHERE member_id = $1',
    [memberId],
  );
  return new Map(
    rows.map(({ key, content, answer }) => {
      const made = JSON.parse(String(answer)) as Moved | Recycled;
      const is = (task: TransferTask) => contentOf(task) === content;
      if (!('recycled' in made)) {
        const { from, to, amount } = made;
        return [String(key), { is, amount, moves: [{ from, to, fen: fenOf(amount) }] }];
      }
      const moves = made.venues.map((each) => ({
        from: each.enName,
        to: CENTER,
        fen: fenOf(each.amount),
      }));
      return [String(key), { is, amount: made.recycled, moves }];
    }),
  );
}
