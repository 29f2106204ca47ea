import { type Db, type Queryable, toBig, toNumber } from '../db/db.ts';
import { once } from '../funds/once.ts';
import { orderNumbers } from '../funds/order-number.ts';
import { refusingDebts } from '../funds/refused-amount.ts';
import { countTurnover } from '../funds/turnover.ts';
import { dice } from '../football/dice.ts';
import { fromFen, toFen } from '../ledger/amount.ts';
import { balanceOf, HOUSE, openAccount, post, venueOf } from '../ledger/ledger.ts';
import { gameOf } from '../content/games.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { drawn, MAX_STAKE, MIN_STAKE, rulesOf } from './demo-rules.ts';
import { type Shown, shownOf } from './demo-shown.ts';
import type { Halls } from './halls.ts';
import type { Jackpots } from './jackpots.ts';
import type { OpenGame } from './launch.ts';
import { countVenueTurnover } from './venue-activities.ts';

export interface RoundRequest {
  readonly stake: string;
  readonly choice: string;
  readonly key: string;
}

export interface RoundAnswer {
  readonly roundId: string;
  readonly outcome: string;
  readonly label: string;
  /** Data that the page draws. */
  readonly shown: Shown;
  readonly stake: string;
  /** Including the jackpot. */
  readonly payout: string;
  /** Amount won of the game's pool; `0.00` nearly always. */
  readonly jackpot: string;
  /** Balance of the venue wallet after the round. */
  readonly balance: string;
  /** Payouts less stakes, over the rounds of this session. */
  readonly net: string;
}

/** A page's data before its first round. */
export interface Standing {
  readonly balance: string;
  readonly net: string;
  /** Time since the member's entry, in ms. */
  readonly elapsed: number;
}

/** Limits of a round's stake in a game. */
export function stakesOf(gameCode: string): { readonly least: string; readonly most: string } {
  const game = gameOf(gameCode);
  return { least: game?.minBet ?? MIN_STAKE, most: game?.maxBet ?? MAX_STAKE };
}

export interface DemoRounds {
  standing(game: OpenGame): Promise<Standing>;
  /** @throws Refusal 6702 to 6707 when play is blocked for a member */
  may(memberId: string): Promise<void>;
  /** @throws Refusal 6007, 6009, 6012, 6415, and 6701 to 6709 when play is blocked */
  play(game: OpenGame, request: RoundRequest): Promise<RoundAnswer>;
}

/** The amount with its sign. @example signed(-150n) // '-1.50' */
const signed = (fen: bigint): string => (fen < 0n ? `-${fromFen(-fen)}` : fromFen(fen));

/** A returned stake does not count, and a half-returned one counts by half (like half results of bets). */
function validOf(stake: bigint, payout: bigint): bigint {
  if (payout === stake) return 0n;
  return payout === stake / 2n ? stake / 2n : stake;
}

export interface DemoRoundParts {
  readonly db: Db;
  readonly clock: SiteClock;
  /** Seed of the draws: the same seed, member and round number give the same outcome. */
  readonly seed: number;
  readonly jackpots: Jackpots;
  readonly play: Play;
  readonly halls: Halls;
}

export function createDemoRounds(parts: DemoRoundParts): DemoRounds {
  const { db, clock, seed, jackpots, play, halls } = parts;
  const newNumber = orderNumbers(clock);

  async function netOf(at: Queryable, memberId: string): Promise<bigint> {
    const { startedAt } = await play.sessionNow(at, memberId);
    const [row] = await at.query(
      `SELECT COALESCE(SUM(payout - stake), 0)::text AS net FROM game_rounds
       WHERE member_id = $1 AND played_site >= $2`,
      [memberId, startedAt],
    );
    return toBig(row?.['net']);
  }

  async function round(
    tx: Queryable,
    { memberId, venue, gameCode, page }: OpenGame,
    choiceId: string,
    stake: bigint,
  ): Promise<RoundAnswer> {
    halls.open(venue);
    const game = rulesOf(page, gameOf(gameCode)?.volatility);
    const choice = game.choices.find((each) => each.id === choiceId);
    if (choice === undefined) throw new Refusal(6007, '请选择投注项');
    const { least, most } = stakesOf(gameCode);
    if (stake < toFen(least) || stake > toFen(most)) {
      throw new Refusal(6007, `每局金额须在 ${least} 至 ${most} 之间`);
    }
    const now = Math.floor(clock.site());
    await play.mayStake(tx, memberId, { fen: stake, activity: 'game', now });
    const [count] = await tx.query(
      'SELECT COUNT(*)::int AS n FROM game_rounds WHERE member_id = $1',
      [memberId],
    );
    const roll = dice(`${seed}:round:${memberId}:${toNumber(count?.['n'])}`);
    const outcome = drawn(game, roll());
    const plain = (stake * BigInt(choice.pays[outcome.id] ?? 0)) / 100n;
    const wallet = venueOf(memberId, venue);
    const roundId = newNumber('G');
    const at = { wall: clock.wall(), site: clock.site() };
    await openAccount(tx, wallet, 'venue');
    // Two entries, because a member who cannot pay the stake may not play, whatever the round would pay.
    await post(tx, { kind: 'round', ref: `round-stake:${roundId}`, ...at }, [
      [wallet, -stake],
      [HOUSE, stake],
    ]);
    const won = await jackpots.play(tx, { gameCode, stake, roll: roll() });
    const payout = plain + (won?.fen ?? 0n);
    await post(tx, { kind: 'round', ref: `round-payout:${roundId}`, ...at }, [
      [HOUSE, -payout],
      [wallet, payout],
    ]);
    const valid = validOf(stake, plain);
    await tx.query(
      `INSERT INTO game_rounds (id, member_id, venue, game_code, choice, outcome, stake, payout, valid, played_site, jackpot)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        roundId,
        memberId,
        venue,
        gameCode,
        choiceId,
        outcome.id,
        stake.toString(),
        payout.toString(),
        valid.toString(),
        now,
        (won?.fen ?? 0n).toString(),
      ],
    );
    await countTurnover(tx, memberId, valid);
    await countVenueTurnover(tx, memberId, venue, valid);
    return {
      roundId,
      outcome: outcome.id,
      label: won === undefined ? outcome.label : `${outcome.label}，赢得奖池「${won.name}」`,
      stake: fromFen(stake),
      payout: fromFen(payout),
      jackpot: fromFen(won?.fen ?? 0n),
      shown: shownOf(page, outcome.id, roll),
      net: signed(await netOf(tx, memberId)),
      balance: fromFen(await balanceOf(tx, wallet)),
    };
  }

  return {
    async standing({ memberId, venue }) {
      const { startedAt } = await play.sessionNow(db, memberId);
      return {
        balance: fromFen(await balanceOf(db, venueOf(memberId, venue))),
        net: signed(await netOf(db, memberId)),
        elapsed: Math.max(0, Math.floor(clock.site()) - startedAt),
      };
    },
    may: (memberId) => play.may(db, memberId, 'game'),
    async play(game, { stake, choice, key }) {
      const fen = toFen(stake);
      const { memberId } = game;
      await play.present(memberId, 'active');
      const content = ['round', game.venue, game.gameCode, choice, fen.toString()];
      return refusingDebts(
        db.transaction((tx) =>
          once(tx, { memberId, key, content }, () => round(tx, game, choice, fen)),
        ),
      );
    },
  };
}
