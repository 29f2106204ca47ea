import { expect, test } from './fixtures.ts';
import { matchRow } from './support/board-steps.ts';

test('[SP-09] a match of baseball is in extra innings from the ninth on, and not before', async ({
  page,
  site,
  doors,
}) => {
  const match = await site.make('RB', { sport: 'BS' });
  const chip = matchRow(page, match).locator('.cs-sports-match__chip');
  for (const [period, told] of [
    ['I8', '8局上'],
    ['I9', '9局上 延长局'],
  ] as const) {
    await doors.match(match.gidm, { period });
    await page.goto('/game/sport?sport=BS&show=RB');
    await expect(chip).toHaveText(told);
  }
});
