import { expect, test } from 'vitest';
import { leagueText } from '../text/names.ts';
import { footballTitle, footballTitleIds } from './monthly-title.ts';

const NOW = Date.UTC(2026, 10, 10, 4);
const NO_EDITS = { of: () => ({ events: [], suspended: false, prices: new Map() }) } as never;

test('each league of the generated calendar has a title of the month, whose runners are its sides', () => {
  const titles = footballTitleIds(NOW).map((gidm) => footballTitle(gidm, 1));
  expect(titles.map((title) => title && leagueText(title.league, 'zh-cn'))).toEqual([
    '英超11月冠军',
    '意甲11月冠军',
    '西甲11月冠军',
    '德甲11月冠军',
    '法甲11月冠军',
    '中超11月冠军',
    '欧冠11月冠军',
  ]);
  for (const title of titles) {
    expect(title?.closesAt).toBeGreaterThan(NOW);
    expect(title?.runners.length).toBeGreaterThanOrEqual(16);
    const share = (title?.runners ?? []).reduce((sum, { ior }) => sum + 1 / (Number(ior) + 1), 0);
    expect(share).toBeGreaterThan(1.05);
    expect(share).toBeLessThan(1.35);
  }
});

test('a title closes as its last day begins, and has one champion, the same for the same seed', () => {
  const [gidm = ''] = footballTitleIds(NOW);
  const title = footballTitle(gidm, 1);
  const at = (now: number) => title?.stateAt('1', now, NO_EDITS);
  const closesAt = title?.closesAt ?? 0;
  expect(at(closesAt - 1)?.status).toBe('scheduled');
  expect(at(closesAt)?.status).not.toBe('scheduled');
  const over = at(closesAt + 4 * 3_600_000);
  expect(over).toMatchObject({ status: 'finished', winners: [expect.stringMatching(/^\d+$/)] });
  expect(footballTitle(gidm, 1)?.stateAt('1', closesAt + 4 * 3_600_000, NO_EDITS)).toMatchObject({
    winners: over && 'winners' in over ? over.winners : [],
  });
  expect(footballTitle('7123452613', 1)).toBeUndefined();
});

test('who won a month is told for three days of the next', () => {
  const names = (instant: number) =>
    footballTitleIds(instant).flatMap((gidm) => footballTitle(gidm, 1)?.league ?? []);
  const month = Date.parse('2026-12-01T00:00:00+08:00');
  const day = 86_400_000;
  expect(names(month - 1).filter((name) => name.includes('12月'))).toEqual([]);
  expect(names(month + 2 * day).filter((name) => name.includes('11月'))).toHaveLength(7);
  expect(names(month + 3 * day).filter((name) => name.includes('11月'))).toEqual([]);
  expect(names(month + 3 * day)).toHaveLength(7);
});
