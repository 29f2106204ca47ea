import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import {
  championSelection,
  matchSelection,
  slipAfter,
  slipContext,
  slipWith,
} from '../../testing/index.ts';
import type { MatchSelection } from '../pick/entry.ts';
import { maxStake } from './max-stake.ts';
import { oddsFormatLock, transition } from './slip.ts';
import type { SlipContext } from './slip-context.ts';
import { emptySlip, type SlipEvent, type SlipMode, type SlipState } from './slip-state.ts';
import { stakeFields } from './stakes.ts';
import { seriesExclusions, violationsOf } from './violations.ts';

const ofMatch = (n: number, change: Partial<MatchSelection> = {}) =>
  matchSelection({ gameId: String(1000 + n), gidm: String(n), ...change });
const slipOf = (mode: SlipMode, ...picks: MatchSelection[]) => slipWith(picks, emptySlip({ mode }));
const ids = (slip: SlipState) => slip.entries.map(({ id }) => id);
const stake = (id: string, text: string): SlipEvent => ({ type: 'setStake', id, text });
const undo: SlipEvent = { type: 'undoRemoval' };
const two = slipAfter(
  [stake('1001:R:H', '10'), stake('1002:R:H', '20')],
  slipOf('multiple', ofMatch(1), ofMatch(2)),
);

test.each<[string, SlipEvent]>([
  ['a pick removed', { type: 'remove', id: '1001:R:H' }],
  ['a pick touched again', { type: 'toggle', selection: ofMatch(1) }],
  ['a slip cleared', { type: 'clear' }],
  ['a turn to one pick', { type: 'setMode', mode: 'single' }],
  ['an outright that drove out the matches', { type: 'toggle', selection: championSelection() }],
])('%s can be undone, in its place and with its stake', (_name, event) => {
  const gone = slipAfter([event], two);
  expect(ids(gone)).not.toEqual(ids(two));
  const back = slipAfter([undo], gone);
  expect(back).toEqual({ ...two, removed: back.removed });
});

test('a pick replaced in single mode comes back in the place of what replaced it', () => {
  const first = slipAfter([stake('1001:R:H', '10')], slipOf('single', ofMatch(1)));
  const other = slipAfter([{ type: 'toggle', selection: ofMatch(1, { pick: 'C' }) }], first);
  expect(ids(other)).toEqual(['1001:R:C']);
  const back = slipAfter([undo], other);
  expect(ids(back)).toEqual(['1001:R:H']);
  expect(back.stakes).toEqual({ '1001:R:H': '10' });
});

test('what was typed since is kept, and only the last removal can be undone', () => {
  const gone = slipAfter([{ type: 'remove', id: '1001:R:H' }, stake('1002:R:H', '99')], two);
  expect(slipAfter([undo], gone).stakes).toEqual({ '1001:R:H': '10', '1002:R:H': '99' });
  const more = slipAfter([{ type: 'toggle', selection: ofMatch(3) }], gone);
  expect(more.removed).toBeNull();
  expect(transition(more, undo).state).toBe(more);
});

test('what cannot be bet on is removed at once, and nothing else', () => {
  const picks = slipOf('series', ofMatch(1), ofMatch(2), ofMatch(3), ofMatch(3, { wtype: 'OU' }));
  const slip = slipAfter(
    [
      {
        type: 'pricesUpdated',
        updates: [{ gameId: '1001', wtype: 'R', pick: 'H', status: 'closed' }],
      },
      { type: 'removeUnavailable' },
    ],
    picks,
  );
  expect(ids(slip)).toEqual(['1002:R:H']);
  expect(transition(slip, { type: 'removeUnavailable' }).state).toBe(slip);
});

test('the format is held in a series, which says why, and nowhere else', () => {
  expect(oddsFormatLock(emptySlip({ mode: 'series' }))).toEqual({
    code: 'series.odds-format',
    picks: [],
  });
  expect(oddsFormatLock(emptySlip({ mode: 'multiple' }))).toBeNull();
});

test('picks that the feed relates across matches are left out of a series, with the reason', () => {
  const related = ['team-7'];
  const slip = slipAfter(
    [stake('series', '10')],
    slipOf(
      'series',
      ofMatch(1, { relations: related }),
      ofMatch(2, { relations: ['player-3', ...related] }),
      ofMatch(3),
      ofMatch(4, { relations: ['player-4'] }),
    ),
  );
  expect(slip.entries.map(({ isInvalid }) => isInvalid)).toEqual([true, true, false, false]);
  expect(seriesExclusions(slip)).toEqual([
    { code: 'series.related-legs', picks: ['1001:R:H', '1002:R:H'] },
  ]);
  // The rest can be placed.
  expect(violationsOf(slip, slipContext())).toEqual([]);
  expect(stakeFields(slip)).toMatchObject([
    { combination: '2串1', picks: ['1003:R:H', '1004:R:H'] },
  ]);
  const multiple = slipAfter([{ type: 'setMode', mode: 'multiple' }], slip);
  expect(multiple.entries.some(({ isInvalid }) => isInvalid)).toBe(false);
});

test('what a feed says later of what picks depend on leaves them out, and lets them back in', () => {
  const slip = slipAfter(
    [stake('series', '10'), stake('3串3', '5')],
    slipOf('series', ofMatch(1), ofMatch(2), ofMatch(3)),
  );
  const told = (n: number, relations: readonly string[]) => ({
    ...{ gameId: String(1000 + n), wtype: 'R' as const, pick: 'H', relations },
  });
  const related = slipAfter(
    [{ type: 'pricesUpdated', updates: [told(1, ['team-7']), told(3, ['team-7'])] }],
    slip,
  );
  expect(related.entries.map(({ isInvalid }) => isInvalid)).toEqual([true, false, true]);
  // A stake on 3串3 is dropped when one leg is left.
  expect(related.stakes).toEqual({ series: '10' });
  expect(violationsOf(related, slipContext())[0]).toEqual({
    code: 'series.related-legs',
    picks: ['1001:R:H', '1003:R:H'],
  });
  const same = { type: 'pricesUpdated', updates: [told(1, ['team-7'])] } as const;
  expect(transition(related, same).state).toBe(related);
  const free = slipAfter([{ type: 'pricesUpdated', updates: [told(1, [])] }], related);
  expect(free.entries.map(({ isInvalid }) => isInvalid)).toEqual([false, false, false]);
  const bad = { ...told(1, []), relations: 'team-7' as unknown as string[] };
  expect(transition(slip, { type: 'pricesUpdated', updates: [bad] }).violations).toEqual([
    { code: 'update.malformed', params: { field: 'relations' }, picks: ['1001:R:H'] },
  ]);
});

test('a series of which too little is left says what was left out', () => {
  const slip = slipOf('series', ofMatch(1), ofMatch(1, { wtype: 'OU', pick: 'C' }), ofMatch(2));
  expect(violationsOf(slip, slipContext())[0]).toEqual({
    code: 'series.same-match',
    picks: ['1001:R:H', '1001:OU:C'],
  });
});

test('what the gateway says against a series stands against placing it, until the picks change', () => {
  const series = slipAfter([stake('series', '10')], slipOf('series', ofMatch(1), ofMatch(2)));
  const quote = { limits: { min: '20', max: '30' }, picks: ['1001:R:H'] };
  const told = (reason: 'related-legs' | 'leg-closed' | 'outright-mixed' | null) =>
    violationsOf(
      slipAfter([{ type: 'seriesQuoted', quote: { ...quote, reason } }], series),
      slipContext(),
    ).map(({ code }) => code);
  expect(told(null)).toEqual(['stake.below-min']);
  expect(told('related-legs')).toEqual(['series.related-legs', 'stake.below-min']);
  expect(told('outright-mixed')).toContain('series.outright-mixed');
  // The pick itself reports that it is closed, until the feed opens it again.
  expect(told('leg-closed')).toEqual(['stake.below-min']);
  const quoted = slipAfter([{ type: 'seriesQuoted', quote: { ...quote, reason: null } }], series);
  const more = slipAfter([{ type: 'toggle', selection: ofMatch(3) }], quoted);
  expect(more.seriesQuote).toBeNull();
});

test('one stake goes to every pick, or to every combination that was chosen', () => {
  const all = (slip: SlipState) => slipAfter([{ type: 'setStakeOfAll', text: '50' }], slip).stakes;
  expect(all(two)).toEqual({ '1001:R:H': '50', '1002:R:H': '50' });
  const series = slipOf('series', ofMatch(1), ofMatch(2), ofMatch(3));
  expect(all(series)).toEqual({ series: '50' });
  const chosen = slipAfter(
    [
      { type: 'toggleCombination', id: '3串3' },
      { type: 'toggleCombination', id: '3串4' },
    ],
    series,
  );
  expect(all(chosen)).toEqual({ '3串3': '50', '3串4': '50' });
});

test('a combination that is chosen takes the stake of the others, and a dropped one loses its own', () => {
  const series = slipOf('series', ofMatch(1), ofMatch(2), ofMatch(3));
  const choose = (id: string): SlipEvent => ({ type: 'toggleCombination', id });
  const slip = slipAfter([stake('3串3', '5'), choose('3串4')], series);
  expect(slip.stakes).toEqual({ '3串3': '5', '3串4': '5' });
  expect(slipAfter([choose('3串3')], slip).stakes).toEqual({ '3串4': '5' });
  expect(transition(slip, choose('9串1')).state).toBe(slip);
  expect(transition(two, choose('1001:R:H')).state).toBe(two);
});

test('one stake for all is capped in each field, and says by what', () => {
  const cap = { maxLimit: money('40', 'CNY'), balance: money('90', 'CNY') };
  const capped = { stake: '40', reason: 'limit' };
  expect(transition(two, { type: 'setStakeOfAll', text: '9999999', cap }).effects).toEqual([
    { type: 'stake-capped', id: '1001:R:H', ...capped },
    { type: 'stake-capped', id: '1002:R:H', ...capped },
  ]);
});

test.each<[string | null, string | null, string, 'limit' | 'balance']>([
  ['100', '50', '50', 'balance'],
  ['50', '100', '50', 'limit'],
  ['50', '50', '50', 'limit'],
  ['50', null, '50', 'limit'],
  [null, '50.90', '50', 'balance'],
])(
  '9,999,999 at a limit of %s and a balance of %s becomes %s, by %s',
  (limit, balance, kept, reason) => {
    const cap = {
      maxLimit: limit === null ? null : money(limit, 'CNY'),
      balance: balance === null ? null : money(balance, 'CNY'),
    };
    const answer = transition(two, { type: 'setStake', id: '1001:R:H', text: '9999999', cap });
    expect(answer.state.stakes['1001:R:H']).toBe(kept);
    expect(answer.effects).toEqual([{ type: 'stake-capped', id: '1001:R:H', stake: kept, reason }]);
  },
);

test('a stake above its limit is told once, and not also what follows from it', () => {
  const slip = slipAfter([stake('1001:R:H', '9999999')], slipOf('single', ofMatch(1)));
  const context = slipContext({ maxPayout: money('100', 'CNY') });
  expect(violationsOf(slip, context).map(({ code }) => code)).toEqual(['stake.above-max']);
});

test.each<[string, Partial<SlipContext<'CNY'>>, string, string]>([
  ['its limit', {}, '500', 'limit'],
  ['the balance', { balance: money('88.80', 'CNY') }, '88', 'balance'],
  ['what a ticket may pay', { maxPayout: money('390', 'CNY') }, '200', 'payout'],
  ['what the house takes', { exposure: { '1001:R:H': money('60', 'CNY') } }, '60', 'exposure'],
])('the most that a pick takes is %s', (_name, change, amount, reason) => {
  const slip = slipOf('single', ofMatch(1, { price: '0.95', limits: { min: '10', max: '500' } }));
  const [field] = stakeFields(slip);
  const context = slipContext({ balance: money('1000', 'CNY'), ...change });
  expect(field && maxStake(slip, field, context)).toEqual({ stake: money(amount, 'CNY'), reason });
});

test('the most is what the other stakes and the lines of a combination leave of the balance', () => {
  const balance = money('100', 'CNY');
  const [first] = stakeFields(two);
  expect(first && maxStake(two, first, slipContext({ balance }))).toEqual({
    stake: money('80', 'CNY'),
    reason: 'balance',
  });
  const series = slipOf('series', ofMatch(1), ofMatch(2), ofMatch(3));
  const four = stakeFields(series).find(({ id }) => id === '3串4');
  expect(four && maxStake(series, four, slipContext({ balance }))?.stake).toEqual(
    money('25', 'CNY'),
  );
  expect(four && maxStake(series, four, slipContext({ balance: null }))).toBeNull();
});

test('a member who leaves leaves nothing to whoever comes next but the prices as the device shows them', () => {
  const entries = two.entries.map((entry) => ({
    ...entry,
    bettingData: { active: 'delay', ticket_id: 'T' },
  }));
  const intent = { key: 'k' } as never;
  const order = { status: 'pending', intent, lines: {}, quotes: [], reasons: [] } as const;
  const consent = { oddsChange: 'any', lineChange: true } as const;
  const left = slipAfter([{ type: 'memberLeft' }], { ...two, ...consent, entries, order });
  expect(left).toEqual(emptySlip({ oddsFormat: two.oddsFormat }));
  const series = slipAfter([{ type: 'setMode', mode: 'series' }], { ...two, oddsFormat: 'E' });
  expect(slipAfter([{ type: 'memberLeft' }], series)).toEqual(emptySlip({ oddsFormat: 'E' }));
});
