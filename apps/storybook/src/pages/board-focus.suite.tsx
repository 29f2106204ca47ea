import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../site/open-page.tsx';
import { all, board, member, overviewBoard } from '../site/scripts.ts';

const RESOURCE = '/game/api/v1/venue/resource';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Matches of three days. */
let made = 0;
const daily = board(undefined, (match) => ({ ...match, kickOff: match.kickOff + made++ * DAY_MS }));

const radio = (name: RegExp) =>
  page.getByRole('group', { name: '赛事' }).getByRole('radio', { name });
const matches = page.getByRole('article');
const retry = page.getByRole('button', { name: '重试' });

/** A list that fails to load until something is pressed. Were the line back before that, the list would come by itself. */
async function openFailing(): Promise<void> {
  const { gateway } = await openPage('/game/sport?show=RB', {
    script: all(board(), member(), (story) => story.cut(RESOURCE)),
  });
  await expect.element(retry).toBeInTheDocument();
  const mend = () => gateway.mend(RESOURCE);
  document.addEventListener('click', mend, { capture: true, once: true });
  onTestFinished(() => document.removeEventListener('click', mend, { capture: true }));
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} the keyboard goes on from list to list, and from sport to sport`, async () => {
    await openPage('/game/sport?show=RB', { script: all(board(), member()) });
    await page.viewport(width, height);
    await expect.element(matches.first()).toBeInTheDocument();
    (radio(/^滚球/).element() as HTMLElement).focus();
    for (const name of [/^今日/, /^早盘/, /^冠军/, /^串关/, /^热门/, /^滚球/]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(radio(name)).toBeChecked();
      await expect.element(radio(name)).toHaveFocus();
    }
    await expect.element(matches.first()).toBeInTheDocument();
    await expect.element(radio(/^滚球/)).toHaveFocus();
    for (const name of [/^篮球/, /^网球/]) {
      const sport = page.getByRole('button', { name });
      (sport.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(sport).toHaveAttribute('aria-pressed', 'true');
      await expect.element(matches.first()).toBeInTheDocument();
      await expect.element(sport).toHaveFocus();
    }
  });
}

test('another list begins without the filters of the one before', async () => {
  made = 0;
  await openPage('/game/sport?show=FU', { script: all(daily, member()) });
  await page.viewport(1100, 900);
  await expect.element(matches.first()).toBeInTheDocument();
  const search = page.getByRole('searchbox', { name: /^搜索球队/ });
  const allDays = page.getByRole('group', { name: '日期' }).getByRole('radio').first();
  const leagues = page.getByRole('list', { name: '联赛' }).getByRole('button');
  const everyLeague = leagues.first();
  const periods = page.getByRole('group', { name: '时段' }).getByRole('radio');
  await periods.last().click({ force: true });
  await expect.element(periods.last()).toBeChecked();
  await page.getByRole('group', { name: '日期' }).getByRole('radio').nth(1).click({ force: true });
  await expect.element(allDays).not.toBeChecked();
  await leagues.last().click();
  await expect.element(everyLeague).toHaveAttribute('aria-pressed', 'false');
  await search.fill('队');
  await page.getByRole('button', { name: '网球' }).click();
  await expect.element(matches.first()).toBeInTheDocument();
  await expect.element(search).toHaveValue('');
  await expect.element(everyLeague).toHaveAttribute('aria-pressed', 'true');
  await expect.element(allDays).toBeChecked();
  await expect.element(periods.first()).toBeChecked();
  await search.fill('队');
  await radio(/^今日/).click({ force: true });
  await expect.element(search).toHaveValue('');
});

test('the list that comes after 重试 by the keyboard takes its focus', async () => {
  await openFailing();
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(matches.first()).toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: '足球 滚球' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.closest('.cs-sports-league')).not.toBeNull();
});

test('a list that comes leaves a focus elsewhere where it is', async () => {
  await openFailing();
  (radio(/^滚球/).element() as HTMLElement).focus();
  (retry.element() as HTMLElement).click();
  await expect.element(matches.first()).toBeInTheDocument();
  await expect.element(radio(/^滚球/)).toHaveFocus();
});

test('what leads from all sports to one hands its focus to the list of that one', async () => {
  await openPage('/game/sport?sport=ALL&show=RB', { script: all(overviewBoard, member()) });
  const football = page.getByRole('button', { name: /^全部足球/ });
  await expect.element(football).toBeInTheDocument();
  (football.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const list = page.getByRole('region', { name: '足球 滚球' });
  await expect.element(list).toHaveFocus();
  await expect.element(football).not.toBeInTheDocument();
  await expect.element(list.getByRole('article').first()).toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});

test('a pointer over the board holds nothing that comes after a failure', async () => {
  await openFailing();
  const texts: string[] = [];
  const watcher = new MutationObserver(() => texts.push(document.body.textContent));
  watcher.observe(document.body, { childList: true, subtree: true });
  await retry.click();
  await expect.element(matches.first()).toBeInTheDocument();
  watcher.disconnect();
  expect(texts.filter((text) => text.includes('没有符合条件的赛事'))).toEqual([]);
});
