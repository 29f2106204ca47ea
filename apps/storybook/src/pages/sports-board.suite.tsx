import '@courtside/ui/styles.css';
import '@courtside/sports/styles.css';
import type { Market, Match, SportsAnswers, SportsMethod } from '@courtside/contract';
import { createSiteI18n } from '@courtside/i18n';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { SiteProviders } from '@courtside/site';
import { createBoard, type Board } from '@courtside/sports';
import { PickPortProvider, SportsPage, type BoardPick } from '@courtside/sports/react';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { content } from '../site/scripts.ts';
import { createStorySite } from '../site/story-site.ts';

const line = (wtype: Market['wtype'], ior: Market['ior'], ratio = ''): Market => ({
  gid: '1',
  hgid: '2',
  wtype,
  ratio,
  strong: ratio === '' ? '' : 'H',
  sw: true,
  ior,
});

/** A match with every column of the board: fourteen prices. */
const match = (home = '0.95'): Match => ({
  gidm: '9',
  league_id: 'L1',
  league_name: '东海联赛',
  gameType: 'FT',
  isLive: true,
  gameStatus: 'in-play',
  kickOff: 1000,
  team_h: '甲队',
  team_c: '乙队',
  re_time: '1H^22:11',
  se_now: 'H1',
  t_count: 1331,
  sc_FT_H: 0,
  sc_FT_C: 0,
  HalfTime: null,
  markets: [
    line('RM', { H: home, C: '3.10', N: '2.20' }),
    line('RE', { H: '0.90', C: '0.92' }, '0.5'),
    line('ROU', { H: '0.88', C: '0.94' }, '2.5'),
    line('HRM', { H: '1.70', C: '3.60', N: '1.10' }),
    line('HRE', { H: '0.85', C: '0.99' }, '0 / 0.5'),
    line('HROU', { H: '0.80', C: '1.02' }, '1'),
  ],
});

const COUNTS = { FU: 0, FT: 0, RB: 1 };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The board in a page, with a gateway that answers what it is told to, and a count of how often each cell was drawn. */
async function open({ counts = COUNTS, path = '/' } = {}) {
  const clock = fakeClock(0);
  const drawn = new Map<string, number>();
  const toggled: BoardPick[] = [];
  let next: (() => Partial<SportsAnswers['getMatchChanges']>) | null = null;
  let joined = 0;
  let commits = 0;
  const createOwn = (): Board => {
    const board = createBoard({
      gateway: {
        async ask<M extends SportsMethod>(method: M) {
          const base = { method, version: 1, serverTime: 0, counts };
          if (method === 'getMatchChanges') {
            const change = next?.() ?? {};
            return { ...base, reset: false, matches: [], removed: [], ...change } as never;
          }
          const league = { league_id: 'L1', league_name: '东海联赛', isShow: true, isExpand: true };
          return { ...base, leagues: [{ ...league, matches: [match()] }] } as never;
        },
      },
      sport: 'FT',
      showType: 'RB',
      clock,
      random: seededRandom(1),
      pollMs: 1000,
    });
    return {
      ...board,
      onPrice(key, listener) {
        joined += 1;
        return board.onPrice(key, listener);
      },
      onMatch(gidm, listener) {
        joined += 1;
        return board.onMatch(gidm, listener);
      },
    };
  };
  const port = {
    toggle: (pick: BoardPick) => void toggled.push(pick),
    // Every cell asks once each time it is drawn.
    usePicked(gid: string, wtype: string, pick: string) {
      const key = `${gid}:${wtype}:${pick}`;
      drawn.set(key, (drawn.get(key) ?? 0) + 1);
      return false;
    },
  };
  const element = (
    <PickPortProvider port={port}>
      <Profiler id="board" onRender={() => (commits += 1)}>
        <SportsPage createBoard={createOwn} aside={null} />
      </Profiler>
    </PickPortProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  ends.push(() => {
    root.unmount();
    host.remove();
  });
  const i18n = createSiteI18n();
  // Prices ask the site's connection whether they are current.
  const { site } = createStorySite({ i18n, clock, script: content });
  root.render(
    <SiteProviders site={site}>
      <RouterProvider router={router} />
    </SiteProviders>,
  );
  await expect.element(page.getByRole('article')).toBeInTheDocument();
  // The cells listen after they are drawn, all of them in one go.
  await expect.poll(() => joined).toBeGreaterThan(0);
  return {
    toggled,
    drawn,
    joined: () => joined,
    /** How often anything of the page was drawn. */
    commits: () => commits,
    address: () => router.state.location.search,
    /** One round of changes, drawn. */
    async say(answer: () => Partial<SportsAnswers['getMatchChanges']>) {
      next = answer;
      const settled = () => new Promise((resolve) => setTimeout(resolve));
      clock.advance(1000);
      await settled();
      clock.paint();
      await settled();
    },
  };
}

test('a price that moves draws its own cell and no other, and leaves every subscription as it is', async () => {
  const board = await open();
  expect(board.drawn.size).toBe(14);
  board.drawn.clear();
  const before = board.joined();
  await board.say(() => ({ matches: [match('1.05')] }));
  expect(document.querySelector('[data-wtype="RM"][data-pick="H"]')?.textContent).toContain('1.05');
  expect([...board.drawn]).toEqual([['1:RM:H', 1]]);
  expect(board.joined()).toBe(before);
});

test('a pointer that moves over the list draws nothing again', async () => {
  const board = await open();
  // What the page does by itself at its start.
  await board.say(() => ({}));
  const before = board.commits();
  const row = page.getByRole('article').element();
  row.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(board.commits()).toBe(before);
  // The list that is held is the one that is shown; a price still moves in it.
  await board.say(() => ({ matches: [match('1.05')] }));
  expect(board.commits()).toBeGreaterThan(before);
});

describe('the list that a page opens on', () => {
  const early = { FU: 2, FT: 0, RB: 0 };

  test('is the first that has matches, where the address names none', async () => {
    const board = await open({ counts: early, path: '/?sport=BK' });
    await expect.poll(board.address).toBe('?sport=BK&show=FU');
  });

  test('stays when it empties while somebody looks at it', async () => {
    const board = await open();
    await board.say(() => ({ counts: early }));
    expect(board.address()).toBe('');
  });

  test('is the one that the address names, although nothing is on', async () => {
    const board = await open({ counts: early, path: '/?show=RB' });
    await board.say(() => ({}));
    expect(board.address()).toBe('?show=RB');
  });
});

test('what is pressed is what the match is then, not what it was when the cell was drawn', async () => {
  const board = await open();
  await board.say(() => ({ matches: [{ ...match(), sc_FT_H: 1 }] }));
  await page.getByRole('button', { name: /全场独赢赔率，乙队 3\.10$/ }).click();
  expect(board.toggled).toMatchObject([{ match: { sc_FT_H: 1 }, pick: 'C', price: '3.10' }]);
});

test('prices cannot be taken while the gateway is silent, say so, and come back with it', async () => {
  const board = await open();
  const enabled = () => document.querySelectorAll('.cs-price:not(:disabled)').length;
  expect(enabled()).toBe(14);
  const cut = () => {
    throw new Error('cut');
  };
  await board.say(cut);
  await board.say(cut);
  expect(enabled()).toBe(0);
  await expect
    .element(
      page.getByRole('button', { name: /全场独赢，乙队 3\.10，赔率可能不是最新，暂不可投注$/ }),
    )
    .toBeDisabled();
  await board.say(() => ({}));
  await board.say(() => ({}));
  expect(enabled()).toBe(14);
});

test('a match that leaves keeps its place, without a price, while somebody points at the list', async () => {
  const board = await open();
  const row = page.getByRole('article');
  const point = () =>
    row.element().dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  const height = () => row.element().getBoundingClientRect().height;
  const before = height();
  point();
  await board.say(() => ({ removed: ['9'] }));
  expect(row.element().textContent).toContain('已移出列表');
  expect(height()).toBe(before);
  expect(document.querySelectorAll('.cs-price:not(:disabled)')).toHaveLength(0);
  point();
  await board.say(() => ({}));
  await expect.element(row).toBeInTheDocument();
  await board.say(() => ({}));
  await board.say(() => ({}));
  await expect.element(row).not.toBeInTheDocument();
});
