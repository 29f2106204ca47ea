import { randomBytes } from 'node:crypto';
import { gameOf } from '../content/games.ts';
import { type Db, toText } from '../db/db.ts';
import { orderNumbers } from '../funds/order-number.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';
import { balanceOf, walletOf } from '../ledger/ledger.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { sha256Hex } from '../wire/signature.ts';
import { autoTransferOf } from './venue-wallets.ts';
import { CENTER, LOCAL_VENUE, mayEnter, openVenue, writeMove } from './wallet-moves.ts';

const LIFE_MS = 2 * 3_600_000;

/** The demo game that stands for a category. */
export const DEMO_PAGES = {
  TY: 'sport',
  ZR: 'live',
  QP: 'cards',
  DJ: 'esports',
  CP: 'lottery',
  DZ: 'slots',
  BY: 'fishing',
} as const satisfies Record<Schemas['VenueType'], string>;

export type DemoPage = (typeof DEMO_PAGES)[Schemas['VenueType']];

export interface LaunchRequest {
  readonly enName: string;
  readonly gameCode?: string;
  readonly isActivity?: 0 | 1;
}

/** What a ticket lets its holder play. */
export interface OpenGame {
  readonly memberId: string;
  readonly venue: string;
  readonly gameCode: string;
  readonly page: DemoPage;
}

export interface Launches {
  /** @throws Refusal 6004, 6413, 6415 */
  launch(memberId: string, request: LaunchRequest): Promise<{ url: string; transferred: string }>;
  /** @returns undefined when the ticket is none, is over, or a later launch took its place */
  gameOf(ticket: string): Promise<OpenGame | undefined>;
}

export function createLaunches(db: Db, clock: SiteClock): Launches {
  const newNumber = orderNumbers(clock);
  return {
    async launch(memberId, { enName, gameCode = '', isActivity = 0 }) {
      const venue = openVenue(enName, clock.site());
      if (enName === LOCAL_VENUE) return { url: `/game/sport/${enName}`, transferred: '0.00' };
      const game = gameOf(gameCode);
      if (gameCode !== '' && game?.venueCode !== enName) throw new Refusal(6004, '游戏不存在');
      const ticket = randomBytes(24).toString('hex');
      const page = DEMO_PAGES[venue.category];
      return db.transaction(async (tx) => {
        await mayEnter(tx, memberId, venue, isActivity === 1);
        const auto = await autoTransferOf(tx, memberId);
        const fen = auto ? await balanceOf(tx, walletOf(memberId)) : 0n;
        if (fen > 0n) {
          await writeMove(tx, clock, newNumber('T'), { memberId, from: CENTER, to: enName, fen });
        }
        await tx.query('UPDATE game_tickets SET ended = TRUE WHERE member_id = $1 AND NOT ended', [
          memberId,
        ]);
        await tx.query(
          `INSERT INTO game_tickets (ticket_hash, member_id, venue, game_code, page, expires_wall)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [sha256Hex(ticket), memberId, enName, gameCode, page, Math.floor(clock.wall()) + LIFE_MS],
        );
        return { url: `/game/demo/${page}?ticket=${ticket}`, transferred: fromFen(fen) };
      });
    },
    async gameOf(ticket) {
      const [row] = await db.query(
        'SELECT * FROM game_tickets WHERE ticket_hash = $1 AND NOT ended AND expires_wall > $2',
        [sha256Hex(ticket), Math.floor(clock.wall())],
      );
      return (
        row && {
          memberId: toText(row['member_id']),
          venue: toText(row['venue']),
          gameCode: toText(row['game_code']),
          page: toText(row['page']) as DemoPage,
        }
      );
    },
  };
}
