import { expect, test } from 'vitest';
import { DEMO_GAMES, drawn, returnToPlayer } from './demo-rules.ts';

const games = Object.entries(DEMO_GAMES);

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
