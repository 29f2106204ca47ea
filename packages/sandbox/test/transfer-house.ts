import type { Schemas } from '../src/gateway-call.ts';
import type { TransferPort, TransferTask } from '@courtside/wallet';
import type { FaultyLine } from './faulty-line.ts';
import type { TestSandbox } from './harness.ts';
import type { Envelope, SignedClient } from './signed-client.ts';

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

/** The gateway of a test behind a transfer, over a line that loses, delays and repeats what it carries. */
export function transferHouse(client: SignedClient, { carry }: FaultyLine): TransferPort {
  function send({ key, task, agreed }: Parameters<TransferPort>[0]): Promise<Envelope<unknown>> {
    if (task.type === 'recycle') return client.call(RECYCLE, { key });
    const { type, venue, amount } = task;
    const more = { amount, key, ...(agreed && { isActivity: 1 }) };
    return type === 'between'
      ? client.call('/game/api/v1/venue/transfer', { from: venue, to: task.to, ...more })
      : client.call(UTC_TRANSFER, { channelCode: venue, ty: type === 'in' ? '1' : '2', ...more });
  }
  return async (intent) => {
    const { status_code, data, message } = await carry(() => send(intent));
    if (status_code !== 6000) {
      const activity = status_code === 6413 ? (data as Schemas['VenueActivity']) : null;
      return { status: 'refused', refusal: { statusCode: status_code, text: message, activity } };
    }
    return intent.task.type === 'recycle'
      ? { status: 'done', result: { type: 'recycled', ...(data as Recycled) } }
      : { status: 'done', result: { type: 'moved', ...(data as Moved) } };
  };
}

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
