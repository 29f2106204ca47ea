import { expect, test, type Page } from './fixtures.ts';
import { matchRow, openBoard } from './support/board-steps.ts';

/** Keeps every question to the venue on its way until the returned function is called. */
async function holdVenue(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((done) => (letGo = done));
  await page.route('**/game/api/v1/venue/resource', async (route) => {
    await gone;
    await route.continue();
  });
  return () => letGo();
}

test('[SP-10] a score that the socket pushes is on the page of the match while nothing else answers', async ({
  page,
  site,
  doors,
}) => {
  const match = await site.make('RB');
  await page.goto(`/game/sport/match/${match.gidm}`);
  const score = page.locator('.cs-match-score .cs-score__total');
  await expect(score).toHaveText(['0', '0']);
  const letGo = await holdVenue(page);
  await doors.match(match.gidm, { score: { h: 2, c: 1 } });
  await expect(score).toHaveText(['2', '1']);
  letGo();
});

test('[SP-10] a score that the socket pushes is on the board, told as a goal, while list and feed are silent', async ({
  page,
  site,
  doors,
}) => {
  const match = await site.make('RB');
  let feed = true;
  await page.routeWebSocket(/\/stream\/ws/, (socket) => {
    const gateway = socket.connectToServer();
    gateway.onMessage((text) => {
      const told = JSON.parse(String(text)) as { msgId: number } | { msgId: number }[];
      for (const frame of Array.isArray(told) ? told : [told]) {
        if (feed || !String(frame.msgId).startsWith('2000')) socket.send(JSON.stringify(frame));
      }
    });
  });
  await openBoard(page, 'RB');
  const row = matchRow(page, match);
  const score = row.locator('.cs-sports-match__score');
  await expect(score).toHaveText(['0', '0']);
  const offered = row.locator('.cs-price[aria-label*="赔率"]');
  await expect(offered.first()).toBeVisible();
  const letGo = await holdVenue(page);
  feed = false;
  await doors.match(match.gidm, { score: { h: 1, c: 0 } });
  await expect(score).toHaveText(['1', '0']);
  await expect(row).toContainText('进球');
  // The prices of before are no offer at this score.
  await expect(offered).toHaveCount(0);
  letGo();
});
