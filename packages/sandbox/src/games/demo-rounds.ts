import { type Db, type Queryable, toNumber } from '../db/db.ts';
import { once } from '../funds/once.ts';
import { orderNumbers } from '../funds/order-number.ts';
import { refusingDebts } from '../funds/refused-amount.ts';
import { countTurnover } from '../funds/turnover.ts';
import { dice } from '../football/dice.ts';
import { fromFen, toFen } from '../ledger/amount.ts';
import { balanceOf, HOUSE, openAccount, post, venueOf } from '../ledger/ledger.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { DEMO_GAMES, drawn, MAX_STAKE, MIN_STAKE } from './demo-rules.ts';
import type { Jackpots } from './jackpots.ts';
import type { OpenGame } from './launch.ts';
import { countVenueTurnover } from './venue-activities.ts';
import { openVenue } from './wallet-moves.ts';

export interface RoundRequest {
  readonly stake: string;
  readonly choice: string;
  readonly key: string;
}

export interface RoundAnswer {
  readonly roundId: string;
  readonly outcome: string;
  readonly label: string;
  readonly stake: string;
  /** With the jackpot. */
  readonly payout: string;
  /** What was won of the game's pool; `0.00` nearly always. */
  readonly jackpot: string;
  /** The venue wallet after the round. */
  readonly balance: string;
}

export interface DemoRounds {
  balance(game: OpenGame): Promise<string>;
  /** @throws Refusal 6007, 6009, 6012, 6415 */
  play(game: OpenGame, request: RoundRequest): Promise<RoundAnswer>;
}

/** A stake that came back counts nothing, one of which a half came back counts by half (as half results of bets). */
function validOf(stake: bigint, payout: bigint): bigint {
  if (payout === stake) return 0n;
  return payout === stake / 2n ? stake / 2n : stake;
}

/** @param seed of the draws: the same seed, member and number of the round give the same outcome */
export function createDemoRounds(
  db: Db,
  clock: SiteClock,
  seed: number,
  jackpots: Jackpots,
): DemoRounds {
  const newNumber = orderNumbers(clock);

  async function round(
    tx: Queryable,
    { memberId, venue, gameCode, page }: OpenGame,
    choiceId: string,
    stake: bigint,
  ): Promise<RoundAnswer> {
    openVenue(venue, clock.site());
    const game = DEMO_GAMES[page];
    const choice = game.choices.find((each) => each.id === choiceId);
    if (choice === undefined) throw new Refusal(6007, '请选择投注项');
    if (stake < toFen(MIN_STAKE) || stake > toFen(MAX_STAKE)) {
      throw new Refusal(6007, `每局金额须在 ${MIN_STAKE} 至 ${MAX_STAKE} 之间`);
    }
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
    // Two entries: who cannot pay the stake does not play, whatever the round would bring.
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
        Math.floor(clock.site()),
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
      balance: fromFen(await balanceOf(tx, wallet)),
    };
  }

  return {
    balance: async ({ memberId, venue }) => fromFen(await balanceOf(db, venueOf(memberId, venue))),
    play(game, { stake, choice, key }) {
      const fen = toFen(stake);
      const { memberId } = game;
      const content = ['round', game.venue, game.gameCode, choice, fen.toString()];
      return refusingDebts(
        db.transaction((tx) =>
          once(tx, { memberId, key, content }, () => round(tx, game, choice, fen)),
        ),
      );
    },
  };
}
