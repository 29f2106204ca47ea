import '@courtside/ui/styles.css';
import '@courtside/sports/styles.css';
import type { Match, SportsMethod } from '@courtside/contract';
import { createSiteI18n } from '@courtside/i18n';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { SiteProviders } from '@courtside/site';
import { createBoard, type Board } from '@courtside/sports';
import { PickPortProvider, SportsPage } from '@courtside/sports/react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { content } from '../site/scripts.ts';
import { createStorySite } from '../site/story-site.ts';

const LEAGUES = 20;
const counts = { FU: 0, FT: 0, RB: 200 };

const match = (league: number, at: number): Match => ({
  ...{ gidm: `${league}-${at}`, league_id: `L${league}`, league_name: `联赛${league}` },
  ...{ gameType: 'FT', isLive: true, gameStatus: 'in-play', kickOff: at, re_time: '1H^22:11' },
  ...{ team_h: `主${league}-${at}`, team_c: `客${league}-${at}`, se_now: 'H1', t_count: 1331 },
  ...{ sc_FT_H: 0, sc_FT_C: 0, HalfTime: null },
  markets: [
    {
      ...{ gid: `${league}${at}11`, hgid: '', wtype: 'RE', ratio: '0.5', strong: 'H', sw: true },
      ior: { H: '0.95', C: '0.93' },
    },
  ],
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  window.scrollTo(0, 0);
});

/** A board of as many matches in each of twenty leagues, and what it was last told to be in sight. */
async function open(each: number) {
  const clock = fakeClock(0);
  const sight: { gidms: readonly string[] | null } = { gidms: null };
  const leagues = Array.from({ length: LEAGUES }, (_, league) => ({
    ...{ league_id: `L${league}`, league_name: `联赛${league}`, isShow: true, isExpand: true },
    matches: Array.from({ length: each }, (__, at) => match(league, at)),
  }));
  const createOwn = (): Board => {
    const board = createBoard({
      gateway: {
        async ask(method: SportsMethod) {
          const head = { method, version: 1, serverTime: 0, counts };
          return { ...head, leagues, reset: false, matches: [], removed: [] } as never;
        },
      },
      ...{ sport: 'FT', showType: 'RB', clock, random: seededRandom(1), pollMs: 1000 },
    });
    return { ...board, sight: (gidms) => void (sight.gidms = gidms) };
  };
  const port = { toggle: () => undefined, usePicked: () => false };
  const element = (
    <PickPortProvider port={port}>
      <SportsPage createBoard={createOwn} aside={null} />
    </PickPortProvider>
  );
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  ends.push(() => {
    root.unmount();
    host.remove();
  });
  const i18n = createSiteI18n();
  const { site } = createStorySite({ i18n, clock, script: content });
  root.render(
    <SiteProviders site={site}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </SiteProviders>,
  );
  const articles = () => [...host.querySelectorAll<HTMLElement>('article')];
  await vi.waitFor(() => expect(articles().length).toBeGreaterThan(5));
  return { host, articles, sight, gidms: () => articles().map(({ dataset }) => dataset['gidm']) };
}

/** Scrolls down to the last match, anew where the list has become longer by rows that were drawn meanwhile. */
const toBottom = (gidms: () => (string | undefined)[], last: string) =>
  vi.waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(gidms()).toContain(last);
  });

test('of two hundred matches the rows near the window are drawn, and they alone are in sight', async () => {
  const { articles, gidms, sight } = await open(10);
  await vi.waitFor(() => expect(sight.gidms?.length).toBeGreaterThan(5));
  expect(articles().length).toBeLessThan(60);
  expect(sight.gidms).toContain('0-0');
  expect(sight.gidms).not.toContain('19-9');
  await toBottom(gidms, '19-9');
  await vi.waitFor(() => expect(sight.gidms).toContain('19-9'));
  expect(articles().length).toBeLessThan(60);
  expect(sight.gidms).not.toContain('0-0');
});

test('of three hundred matches no more rows are drawn than of two hundred, wherever the list is scrolled', async () => {
  const { articles, gidms, host } = await open(15);
  expect(host.querySelectorAll('.cs-sports-slot')).toHaveLength(300);
  const most = { rows: 0 };
  const bottom = () => document.documentElement.scrollHeight - window.innerHeight;
  for (let top = 0; top < bottom(); top += 2000) {
    window.scrollTo(0, top);
    // Two frames: the browser says what is near the window after one, and the rows are drawn before the next.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    most.rows = Math.max(most.rows, articles().length);
  }
  await toBottom(gidms, '19-14');
  expect(most.rows).toBeLessThan(90);
  expect(articles().length).toBeLessThan(60);
});

test('a row keeps its height when it goes, so that nothing jumps on the way back', async () => {
  const { host, gidms } = await open(10);
  const before = host.getBoundingClientRect().height;
  const [first] = host.querySelectorAll<HTMLElement>('article');
  const slot = first?.parentElement;
  const height = slot?.offsetHeight;
  window.scrollTo(0, 3000);
  await vi.waitFor(() => expect(gidms()).not.toContain('0-0'));
  expect(slot?.offsetHeight).toBe(height);
  expect(Math.abs(host.getBoundingClientRect().height - before)).toBeLessThan(before * 0.1);
});

test('the row that has the focus stays however far the list is scrolled, until the focus goes', async () => {
  const { host, gidms } = await open(10);
  host.querySelector<HTMLElement>('[data-gidm="0-1"] .cs-price')?.focus();
  window.scrollTo(0, 3000);
  await vi.waitFor(() => expect(gidms()).not.toContain('0-0'));
  expect(gidms()).toContain('0-1');
  expect(document.activeElement?.closest('article')?.dataset['gidm']).toBe('0-1');
  (document.activeElement as HTMLElement).blur();
  await vi.waitFor(() => expect(gidms()).not.toContain('0-1'));
});

test('arrow keys go on from row to row beyond what was drawn at first', async () => {
  const { host } = await open(60);
  host.querySelector<HTMLElement>('[data-gidm="0-0"] .cs-price')?.focus();
  for (let step = 0; step < 80; step += 1) await userEvent.keyboard('{ArrowDown}');
  const at = Number(document.activeElement?.closest('article')?.dataset['gidm']?.split('-')[1]);
  expect(at).toBeGreaterThan(20);
});

test('a short list is there as a whole, and what is folded is not looked at', async () => {
  const { host, articles, sight } = await open(2);
  expect(articles()).toHaveLength(LEAGUES * 2);
  await vi.waitFor(() => expect(sight.gidms).toContain('0-0'));
  host.querySelector<HTMLElement>('.cs-sports-league__fold')?.click();
  await vi.waitFor(() => expect(sight.gidms).not.toContain('0-0'));
  expect(articles()).toHaveLength(LEAGUES * 2 - 2);
});
