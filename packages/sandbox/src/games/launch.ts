import { randomBytes } from 'node:crypto';
import { gameOf } from '../content/games.ts';
import { type Db, toNumber, toText } from '../db/db.ts';
import { orderNumbers } from '../funds/order-number.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';
import { balanceOf, walletOf } from '../ledger/ledger.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { Language } from '../text/messages.ts';
import { Refusal } from '../wire/refusal.ts';
import { sha256Hex } from '../wire/signature.ts';
import { autoTransferOf } from './venue-wallets.ts';
import type { Halls } from './halls.ts';
import { launchDocument } from './launch-document.ts';
import { CENTER, LOCAL_VENUE, mayEnter, writeMove } from './wallet-moves.ts';

/** Replaces the expiry of a ticket that its venue no longer knows. */
const UNKNOWN = -1;
const LIFE_MS = 2 * 3_600_000;

/** The demo game for each category. */
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

/** The game that a ticket allows to play. */
export interface OpenGame {
  readonly memberId: string;
  readonly venue: string;
  readonly gameCode: string;
  readonly page: DemoPage;
}

export interface Launches {
  /** @throws Refusal 6004, 6413, 6415, and 6702 to 6707 when play is blocked */
  launch(
    memberId: string,
    request: LaunchRequest,
    language: Language,
  ): Promise<{ url: string; transferred: string }>;
  /**
   * @returns undefined when the ticket is unknown, has expired, or was replaced by a later launch
   * @throws Refusal 6302 when the venue no longer knows it
   */
  gameOf(ticket: string): Promise<OpenGame | undefined>;
  /** The member who has or had this ticket, or undefined. */
  holderOf(ticket: string): Promise<string | undefined>;
  /** Makes the venues forget a member, so that their tickets answer 6302. */
  invalidate(memberId: string): Promise<void>;
}

export interface LaunchParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly play: Play;
  readonly halls: Halls;
}

export function createLaunches({ db, clock, play, halls }: LaunchParts): Launches {
  const newNumber = orderNumbers(clock);

  /** The address or document in a launch's answer. */
  function entry(enName: string, path: string, language: Language): string {
    const kind = halls.launchKind(enName);
    if (kind === 'raw') return launchDocument(path, language);
    return kind === 'http' ? `${halls.origin() ?? ''}${path}` : path;
  }

  return {
    async launch(memberId, { enName, gameCode = '', isActivity = 0 }, language) {
      const venue = halls.open(enName);
      if (enName === LOCAL_VENUE) return { url: `/game/sport/${enName}`, transferred: '0.00' };
      const game = gameOf(gameCode);
      if (gameCode !== '' && game?.venueCode !== enName) throw new Refusal(6004, '游戏不存在');
      const ticket = randomBytes(24).toString('hex');
      const page = DEMO_PAGES[venue.category];
      return db.transaction(async (tx) => {
        await play.may(tx, memberId, 'game');
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
        return {
          url: entry(enName, `/game/demo/${page}?ticket=${ticket}`, language),
          transferred: fromFen(fen),
        };
      });
    },
    async gameOf(ticket) {
      const [row] = await db.query(
        'SELECT * FROM game_tickets WHERE ticket_hash = $1 AND NOT ended',
        [sha256Hex(ticket)],
      );
      const expires = toNumber(row?.['expires_wall'] ?? 0);
      if (expires === UNKNOWN) throw new Refusal(6302);
      if (row === undefined || expires <= Math.floor(clock.wall())) return undefined;
      return {
        memberId: toText(row['member_id']),
        venue: toText(row['venue']),
        gameCode: toText(row['game_code']),
        page: toText(row['page']) as DemoPage,
      };
    },
    async holderOf(ticket) {
      const [row] = await db.query('SELECT member_id FROM game_tickets WHERE ticket_hash = $1', [
        sha256Hex(ticket),
      ]);
      return row && toText(row['member_id']);
    },
    async invalidate(memberId) {
      await db.query(
        'UPDATE game_tickets SET expires_wall = $2 WHERE member_id = $1 AND NOT ended',
        [memberId, UNKNOWN],
      );
    },
  };
}
