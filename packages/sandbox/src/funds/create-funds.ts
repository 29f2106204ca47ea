import type { Db } from '../db/db.ts';
import type { Job } from '../engine.ts';
import { createDemoRounds } from '../games/demo-rounds.ts';
import type { DemoParts } from '../games/demo-routes.ts';
import { createFavourites } from '../games/favourites.ts';
import type { GamesParts } from '../games/games-handlers.ts';
import type { Halls } from '../games/halls.ts';
import { createJackpots } from '../games/jackpots.ts';
import { createLaunches } from '../games/launch.ts';
import { createVenueWallets } from '../games/venue-wallets.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { createCards } from './cards.ts';
import { createDeposits } from './deposits.ts';
import type { FundsParts } from './funds-handlers.ts';
import { createSignalCodes } from './signal-codes.ts';
import type { WithdrawalPasswords } from './withdrawal-password.ts';
import { createWithdrawals } from './withdrawals.ts';

export interface CreateFundsParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly seed: number;
  readonly deposit: 0 | 1;
  readonly passwords: WithdrawalPasswords;
  /** Whether a withdrawal requires the withdrawal password. */
  readonly asksPassword: boolean;
  readonly play: Play;
  readonly halls: Halls;
}

/** The member's money outside betting: deposits, withdrawals, cards, wallets, demo games. */
export function createFunds({
  db,
  clock,
  seed,
  deposit,
  passwords,
  asksPassword,
  play,
  halls,
}: CreateFundsParts): {
  readonly funds: FundsParts;
  readonly games: GamesParts;
  readonly demo: Omit<DemoParts, 'onFault'>;
  readonly jobs: readonly Job[];
} {
  const deposits = createDeposits(db, clock, seed, play);
  const withdrawals = createWithdrawals({ db, clock, seed, passwords, asksPassword });
  const venueWallets = createVenueWallets(db, clock, play, halls);
  const launches = createLaunches({ db, clock, play, halls });
  const jackpots = createJackpots(db, clock);
  const signalCodes = createSignalCodes(db, clock);
  const cards = createCards(db, clock, passwords, play);
  return {
    funds: { db, clock, seed, deposit, deposits, signalCodes, cards, withdrawals, venueWallets },
    games: { venueWallets, launches, favourites: createFavourites(db), jackpots, halls },
    demo: { launches, rounds: createDemoRounds({ db, clock, seed, jackpots, play, halls }) },
    jobs: [
      { run: () => deposits.settleDue(), nextDue: () => deposits.nextDue() },
      { run: () => withdrawals.moveDue(), nextDue: () => withdrawals.nextDue() },
    ],
  };
}
