import { expect, test } from 'vitest';
import { count } from '@courtside/tooling/testing';
import { dice } from '../football/dice.ts';
import { DEMO_GAMES, drawn, returnToPlayer, slotsOf } from './demo-rules.ts';
import { shownOf } from './demo-shown.ts';
import { DEMO_PAGES, type DemoPage } from './launch.ts';

const games = [
  ...Object.entries(DEMO_GAMES),
  ['slots, low volatility', slotsOf('low')],
  ['slots, high volatility', slotsOf('high')],
] as const;

test.each(games)(
  '%s: no choice gives more than it takes, and none less than nine tenths',
  (_, game) => {
    for (const choice of game.choices) {
      const rtp = Number(returnToPlayer(game, choice));
      expect(rtp).toBeGreaterThan(90);
      expect(rtp).toBeLessThan(100);
      for (const outcome of Object.keys(choice.pays)) {
        expect(game.outcomes.map((each) => each.id)).toContain(outcome);
      }
    }
  },
);

test.each(games)('%s: each outcome is drawn in its share of all draws', (_, game) => {
  const sum = game.outcomes.reduce((all, each) => all + each.weight, 0);
  const seen = new Map<string, number>();
  for (let i = 0; i < sum; i += 1) {
    const { id } = drawn(game, (i + 0.5) / sum);
    seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  expect(Object.fromEntries(seen)).toEqual(
    Object.fromEntries(game.outcomes.map(({ id, weight }) => [id, weight])),
  );
});

test('the figure on the page is what the table gives', () => {
  const [spin] = DEMO_GAMES.slots.choices;
  expect(spin && returnToPlayer(DEMO_GAMES.slots, spin)).toBe('95.00');
  expect(DEMO_GAMES.live.choices.map((each) => returnToPlayer(DEMO_GAMES.live, each))).toEqual([
    '96.15',
    '92.30',
    '96.15',
  ]);
});

/** Mean and variance of the payout of a stake of 1. */
function spread(game: (typeof games)[number][1], pays: Readonly<Record<string, number>>) {
  const sum = game.outcomes.reduce((all, { weight }) => all + weight, 0);
  const mean = (of: (pay: number) => number): number =>
    game.outcomes.reduce((all, { id, weight }) => all + weight * of((pays[id] ?? 0) / 100), 0) /
    sum;
  const expected = mean((pay) => pay);
  return { expected, variance: mean((pay) => (pay - expected) ** 2) };
}

test.each(games)(
  '%s: what rounds give back lies about the stated figure, and its volatility is as the table has it',
  (name, game) => {
    const rounds = count('demoRounds');
    for (const choice of game.choices) {
      const { expected, variance } = spread(game, choice.pays);
      const roll = dice(`simulation ${name} ${choice.id}`);
      let back = 0;
      for (let at = 0; at < rounds; at += 1)
        back += (choice.pays[drawn(game, roll()).id] ?? 0) / 100;
      const stated = Number(returnToPlayer(game, choice)) / 100;
      expect(Math.abs(expected - stated)).toBeLessThan(0.0001);
      // Four standard errors of the mean: a correct table fails once in 16,000.
      const margin = 4 * Math.sqrt(variance / rounds);
      expect(Math.abs(back / rounds - stated), choice.id).toBeLessThan(margin);
    }
  },
);

test('wins of a higher volatility lie further apart, and the least is not the largest return', () => {
  const [low, medium, high] = (['low', 'medium', 'high'] as const).map((volatility) => {
    const game = slotsOf(volatility);
    return spread(game, game.choices[0]?.pays ?? {}).variance;
  });
  expect(low).toBeLessThan(medium ?? 0);
  expect(medium).toBeLessThan(high ?? 0);
});

const RANK = /-(\d+)$/;
const rank = (card: string | undefined): number => Number(RANK.exec(card ?? '')?.[1]);

test.each(Object.values(DEMO_PAGES))('%s: what is drawn says what came of it', (page: DemoPage) => {
  const roll = dice(`shown ${page}`);
  for (const { id } of DEMO_GAMES[page].outcomes) {
    for (let at = 0; at < 200; at += 1) {
      const shown = shownOf(page, id, roll);
      const [one, other] = shown;
      const said: Record<DemoPage, () => boolean> = {
        slots: () => (id === 'miss') === new Set(shown).size > 1,
        fishing: () => one === id,
        live: () =>
          id === (rank(one) === rank(other) ? 'tie' : rank(one) > rank(other) ? 'dragon' : 'tiger'),
        cards: () =>
          id === (one === 'joker' ? 'joker' : /heart|diamond/.test(one ?? '') ? 'red' : 'black'),
        lottery: () => one === id,
        esports: () => {
          const won = (side: string) => shown.filter((each) => each === side).length;
          const sides = `${won('home')}-${won('away')}`;
          return sides === id && shown.at(-1) === (won('home') === 2 ? 'home' : 'away');
        },
        sport: () =>
          id === (one === other ? 'draw' : Number(one) > Number(other) ? 'home' : 'away'),
      };
      expect(said[page](), `${id}: ${shown.join(' ')}`).toBe(true);
    }
  }
});
