import type { Queryable } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { openAccount, post, venueOf, walletOf } from '../ledger/ledger.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Halls } from './halls.ts';
import { activityOf } from './venue-activities.ts';

type Venue = Schemas['Venue'];

/** The name of the centre wallet among the wallets. */
export const CENTER = 'center';
/** The local sports venue plays with the centre wallet. */
export const LOCAL_VENUE = 'CRTY';

/** A venue with a wallet of its own. @throws Refusal 6004, 6012, 6415 */
function walletVenue(enName: string, halls: Halls): Venue {
  const venue = halls.open(enName);
  if (enName !== LOCAL_VENUE) return venue;
  throw new Refusal(6012, '该场馆直接使用中心钱包，无需转账', { reason: 'center-wallet' });
}

/** @throws Refusal 6413 when a promotion binds the wallet that money would leave */
async function mayLeave(tx: Queryable, memberId: string, venue: Venue): Promise<void> {
  const activity = await activityOf(tx, memberId, venue.enName);
  if (activity === undefined) return;
  const said = `您在${venue.name}的活动尚需流水 ${activity.left}，未达成前不可转出`;
  throw new Refusal(6413, said, { enName: venue.enName, ...activity });
}

/** @throws Refusal 6413 when a promotion binds the wallet and the member has not agreed to it */
export async function mayEnter(
  tx: Queryable,
  memberId: string,
  venue: Venue,
  agreed: boolean,
): Promise<void> {
  const activity = await activityOf(tx, memberId, venue.enName);
  if (activity === undefined || agreed) return;
  const said = '您还在活动中，转入后若未达成流水将无法转出';
  throw new Refusal(6413, said, { enName: venue.enName, ...activity });
}

export interface WalletMove {
  readonly memberId: string;
  readonly from: string;
  readonly to: string;
  readonly fen: bigint;
}

const accountOf = (memberId: string, wallet: string): string =>
  wallet === CENTER ? walletOf(memberId) : venueOf(memberId, wallet);

/** Writes one movement between two wallets, without checks. */
export async function writeMove(
  tx: Queryable,
  clock: SiteClock,
  id: string,
  { memberId, from, to, fen }: WalletMove,
): Promise<void> {
  for (const wallet of [from, to]) {
    if (wallet !== CENTER) await openAccount(tx, accountOf(memberId, wallet), 'venue');
  }
  await post(tx, { kind: 'move', ref: `move:${id}`, wall: clock.wall(), site: clock.site() }, [
    [accountOf(memberId, from), -fen],
    [accountOf(memberId, to), fen],
  ]);
  await tx.query(
    `INSERT INTO wallet_moves (id, member_id, from_wallet, to_wallet, amount, created_site)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, memberId, from, to, fen.toString(), Math.floor(clock.site())],
  );
}

/** @throws Refusal 6004, 6007, 6012, 6413, 6415 */
export async function mayMove(
  tx: Queryable,
  halls: Halls,
  { memberId, from, to }: Pick<WalletMove, 'memberId' | 'from' | 'to'>,
  agreed: boolean,
): Promise<void> {
  if (from === to) throw new Refusal(6007, '转出与转入钱包相同');
  const leaving = from === CENTER ? undefined : walletVenue(from, halls);
  const entering = to === CENTER ? undefined : walletVenue(to, halls);
  if (leaving !== undefined) await mayLeave(tx, memberId, leaving);
  if (entering !== undefined) await mayEnter(tx, memberId, entering, agreed);
}
