import { type Db, type Queryable, toBig, toText } from '../db/db.ts';
import { once } from '../funds/once.ts';
import { orderNumbers } from '../funds/order-number.ts';
import { movedFen, refusingDebts } from '../funds/refused-amount.ts';
import type { Schemas } from '../gateway-call.ts';
import { CURRENCY, fromFen } from '../ledger/amount.ts';
import { balanceOf, venueOf, walletOf } from '../ledger/ledger.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { activityOf } from './venue-activities.ts';
import type { Halls } from './halls.ts';
import { CENTER, LOCAL_VENUE, mayMove, writeMove } from './wallet-moves.ts';

type WalletTransfer = Schemas['WalletTransfer'];
type VenueBalance = Schemas['VenueBalance'];

export interface TransferIn {
  readonly channelCode: string;
  readonly amount: string;
  /** 1 into the venue, 2 out of it. */
  readonly ty: '1' | '2';
  readonly isActivity?: 0 | 1;
  readonly key: string;
}

export interface VenueTransfer {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly isActivity?: 0 | 1;
  readonly key: string;
}

export interface AllBalances {
  centerWalletBalance: string;
  venueTotal: string;
  totalBalance: string;
  currency: string;
  autoTransfer: 0 | 1;
  venues: VenueBalance[];
}

export interface Recycled {
  centerWalletBalance: string;
  recycled: string;
  venues: { enName: string; amount: string }[];
  kept: { enName: string; amount: string; reason: 'activity' | 'maintenance' }[];
}

export interface VenueWallets {
  all(memberId: string): Promise<AllBalances>;
  one(memberId: string, enName: string): Promise<VenueBalance>;
  transferIn(memberId: string, body: TransferIn): Promise<WalletTransfer>;
  transfer(memberId: string, body: VenueTransfer): Promise<WalletTransfer>;
  recycle(memberId: string, key: string): Promise<Recycled>;
  setAutoTransfer(memberId: string, on: boolean): Promise<void>;
}

export async function autoTransferOf(db: Queryable, memberId: string): Promise<boolean> {
  const [row] = await db.query('SELECT auto_transfer FROM game_settings WHERE member_id = $1', [
    memberId,
  ]);
  return row?.['auto_transfer'] === true;
}

export function createVenueWallets(
  db: Db,
  clock: SiteClock,
  play: Play,
  halls: Halls,
): VenueWallets {
  const newNumber = orderNumbers(clock);

  async function balanceAt(memberId: string, venue: Schemas['Venue']): Promise<VenueBalance> {
    const { enName, name, category, state } = venue;
    const account = enName === LOCAL_VENUE ? walletOf(memberId) : venueOf(memberId, enName);
    return {
      enName,
      name,
      category,
      state,
      balance: fromFen(await balanceOf(db, account)),
      activity: (await activityOf(db, memberId, enName)) ?? null,
    };
  }

  function transfer(memberId: string, call: string, body: VenueTransfer): Promise<WalletTransfer> {
    const { from, to, amount, isActivity = 0, key } = body;
    const fen = movedFen(amount);
    const work = async (tx: Queryable): Promise<WalletTransfer> => {
      // Money back to the centre wallet is always allowed.
      if (to !== CENTER) await play.may(tx, memberId, 'game');
      await mayMove(tx, halls, { memberId, from, to }, isActivity === 1);
      const transferId = newNumber('T');
      await writeMove(tx, clock, transferId, { memberId, from, to, fen });
      const venue = to === CENTER ? from : to;
      return {
        transferId,
        from,
        to,
        amount: fromFen(fen),
        createdAt: Math.floor(clock.site()),
        centerWalletBalance: fromFen(await balanceOf(tx, walletOf(memberId))),
        venueBalance: fromFen(await balanceOf(tx, venueOf(memberId, venue))),
      };
    };
    const content = [call, from, to, fen.toString()];
    return refusingDebts(
      db.transaction((tx) => once(tx, { memberId, key, content }, () => work(tx))),
    );
  }

  async function recycleAll(tx: Queryable, memberId: string): Promise<Recycled> {
    const rows = await tx.query(
      `SELECT id, balance FROM accounts WHERE kind = 'venue' AND starts_with(id, $1) AND balance > 0 ORDER BY id`,
      [venueOf(memberId, '')],
    );
    const made: Recycled = { centerWalletBalance: '', recycled: '', venues: [], kept: [] };
    let sum = 0n;
    for (const row of rows) {
      const enName = toText(row['id']).slice(venueOf(memberId, '').length);
      const fen = toBig(row['balance']);
      const amount = fromFen(fen);
      if (halls.now(enName).state === 'maintenance') {
        made.kept.push({ enName, amount, reason: 'maintenance' });
      } else if ((await activityOf(tx, memberId, enName)) !== undefined) {
        made.kept.push({ enName, amount, reason: 'activity' });
      } else {
        await writeMove(tx, clock, newNumber('T'), { memberId, from: enName, to: CENTER, fen });
        made.venues.push({ enName, amount });
        sum += fen;
      }
    }
    made.recycled = fromFen(sum);
    made.centerWalletBalance = fromFen(await balanceOf(tx, walletOf(memberId)));
    return made;
  }

  return {
    async all(memberId) {
      const center = await balanceOf(db, walletOf(memberId));
      const own = halls.list().filter((each) => each.enName !== LOCAL_VENUE);
      const list: VenueBalance[] = [];
      for (const venue of own) list.push(await balanceAt(memberId, venue));
      const [sum] = await db.query(
        `SELECT COALESCE(SUM(balance), 0)::text AS sum FROM accounts WHERE kind = 'venue' AND starts_with(id, $1)`,
        [venueOf(memberId, '')],
      );
      const total = toBig(sum?.['sum']);
      return {
        centerWalletBalance: fromFen(center),
        venueTotal: fromFen(total),
        totalBalance: fromFen(center + total),
        currency: CURRENCY,
        autoTransfer: (await autoTransferOf(db, memberId)) ? 1 : 0,
        venues: list,
      };
    },
    one: (memberId, enName) => balanceAt(memberId, halls.open(enName)),
    transferIn: (memberId, { channelCode, ty, ...rest }) =>
      transfer(memberId, 'utcTransfer', {
        ...rest,
        from: ty === '1' ? CENTER : channelCode,
        to: ty === '1' ? channelCode : CENTER,
      }),
    transfer: (memberId, body) => transfer(memberId, 'venueTransfer', body),
    recycle: (memberId, key) =>
      db.transaction((tx) =>
        once(tx, { memberId, key, content: ['recycle'] }, () => recycleAll(tx, memberId)),
      ),
    async setAutoTransfer(memberId, on) {
      await db.query(
        `INSERT INTO game_settings (member_id, auto_transfer) VALUES ($1, $2)
         ON CONFLICT (member_id) DO UPDATE SET auto_transfer = $2`,
        [memberId, on],
      );
    },
  };
}
