import type { SportsAnswers } from '@courtside/contract';
import { fakeClock } from '@courtside/kernel/testing';
import type { SportsGateway } from '@courtside/sports';
import { expect, test } from 'vitest';
import { listsAhead } from './lists-ahead.ts';

const LIVE = { gtype: 'ALL', showType: 'RB' } as const;
const TODAY = { gtype: 'FT', showType: 'FT' } as const;

/** After all answers that are under way. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A venue that numbers its answers, and whose next answers can fail. */
function createVenue() {
  const asked: string[] = [];
  let failing = 0;
  const ask = async (method: string, { gtype, showType }: { gtype: string; showType: string }) => {
    asked.push(`${method} ${gtype} ${showType}`);
    const version = asked.length;
    if (failing > 0) {
      failing -= 1;
      throw new Error('away');
    }
    return { method, version } as unknown as SportsAnswers['getMatchList'];
  };
  const clock = fakeClock();
  const sports = listsAhead({ ask: ask as SportsGateway['ask'] }, clock);
  return {
    asked,
    clock,
    sports,
    fail: (times: number) => void (failing = times),
    version: async (request: typeof LIVE | typeof TODAY) =>
      (await sports.ask('getMatchList', request)).version,
  };
}

test('a list that was asked for ahead is taken once, by a board of the same list', async () => {
  const { asked, sports, version } = createVenue();
  sports.askAhead(LIVE);
  sports.askAhead(TODAY);
  expect([await version(TODAY), await version(LIVE), await version(LIVE)]).toEqual([2, 1, 3]);
  expect(asked).toEqual(['getMatchList ALL RB', 'getMatchList FT FT', 'getMatchList ALL RB']);
});

test('other methods are not answered by it', async () => {
  const { asked, sports } = createVenue();
  sports.askAhead(LIVE);
  await sports.ask('getMatchChanges', { ...LIVE, since: 1 });
  expect(asked).toEqual(['getMatchList ALL RB', 'getMatchChanges ALL RB']);
});

test('a list that has failed is asked for again, and one that fails later is met by its board', async () => {
  const before = createVenue();
  before.fail(1);
  before.sports.askAhead(LIVE);
  await settled();
  expect(await before.version(LIVE)).toBe(2);
  const later = createVenue();
  later.fail(1);
  later.sports.askAhead(LIVE);
  await expect(later.version(LIVE)).rejects.toThrow('away');
  expect(later.asked).toHaveLength(1);
});

test('a list that is kept is not asked for again', async () => {
  const { asked, sports, version } = createVenue();
  sports.askAhead(LIVE);
  sports.askAhead(LIVE);
  await settled();
  sports.askAhead(LIVE);
  expect([await version(LIVE), asked.length]).toEqual([1, 1]);
});

test('an answer of more than three seconds ago is not shown, one that is under way is awaited', async () => {
  const { clock, sports, version } = createVenue();
  sports.askAhead(LIVE);
  // Its answer is not noted yet: it is under way for as long as the clock says.
  clock.advance(9000);
  expect(await version(LIVE)).toBe(1);
  sports.askAhead(LIVE);
  await settled();
  clock.advance(3000);
  sports.askAhead(TODAY);
  await settled();
  expect(await version(LIVE)).toBe(2);
  clock.advance(3001);
  expect(await version(TODAY)).toBe(4);
});

test('what was asked for in another language, or by another member, is dropped', async () => {
  const { sports, version } = createVenue();
  sports.askAhead(LIVE);
  sports.forget();
  expect(await version(LIVE)).toBe(2);
});
