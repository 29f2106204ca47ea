import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import { championSelection, matchSelection, slipAfter, slipWith } from '../../testing/index.ts';
import type { Selection } from '../pick/entry.ts';
import { transition } from './slip.ts';
import {
  emptySlip,
  MAX_PICKS,
  type SlipEvent,
  type SlipMode,
  type SlipState,
} from './slip-state.ts';

const ofMatch = (n: number, change: Partial<Parameters<typeof matchSelection>[0]> = {}) =>
  matchSelection({ gameId: String(1000 + n), gidm: String(n), ...change });

const toggle = (selection: Selection): SlipEvent => ({ type: 'toggle', selection });

const ids = (state: SlipState) => state.entries.map(({ id }) => id);

const inMode = (mode: SlipMode) => emptySlip({ mode });

test('[SL-01] an entry carries the fields of the specification', () => {
  const [match] = slipWith([ofMatch(1, { hgid: '2001', gide: '55' })]).entries;
  expect(match).toMatchObject({
    gameInfo: { gameId: '1001', hgid: '2001', gide: '55', team_h: 'Home', team_c: 'Away' },
    playInfo: { w: 'R' },
    oddInfo: { gameId: '1001', r: 'RH' },
    championRate: { rtype: '' },
    bettingData: { active: '', ticket_id: '' },
    isInvalid: false,
  });
  expect(slipWith([championSelection()]).entries[0]?.championRate).toEqual({ rtype: '7' });
});

test('[SL-01] the whole slip survives JSON', () => {
  const slip = slipWith([ofMatch(1), ofMatch(2)]);
  expect(JSON.parse(JSON.stringify(slip))).toEqual(slip);
});

test('[SL-02] an empty slip is single; multiple and series keep every pick', () => {
  expect(emptySlip().mode).toBe('single');
  for (const mode of ['multiple', 'series'] as const) {
    expect(ids(slipWith([ofMatch(1), ofMatch(2)], inMode(mode)))).toHaveLength(2);
  }
});

test.each(['multiple', 'series'] as const)('[SL-03] %s takes ten picks and not eleven', (mode) => {
  const ten = slipWith(
    Array.from({ length: MAX_PICKS }, (_, n) => ofMatch(n)),
    inMode(mode),
  );
  expect(ten.entries).toHaveLength(10);
  const refused = transition(ten, toggle(ofMatch(11)));
  expect(refused.state).toBe(ten);
  expect(refused.violations).toEqual([
    { code: 'slip.limit-reached', params: { max: 10 }, picks: ['1011:R:H'] },
  ]);
  expect(transition(ten, toggle(ofMatch(9))).state.entries).toHaveLength(9);
});

test.each(['multiple', 'series'] as const)('[SL-04] %s off keeps the latest pick only', (mode) => {
  const slip = slipWith([ofMatch(1), ofMatch(2), ofMatch(3)], inMode(mode));
  const { state, effects } = transition(slip, { type: 'setMode', mode: 'single' });
  expect(ids(state)).toEqual(['1003:R:H']);
  expect(effects).toEqual([
    { type: 'picks-dropped', picks: ['1001:R:H', '1002:R:H'], reason: 'single' },
  ]);
});

test('[SL-05] series on forces Hong Kong and series off gives the format back', () => {
  const malay = emptySlip({ oddsFormat: 'M' });
  const series = slipAfter([{ type: 'setMode', mode: 'series' }], malay);
  expect(series.oddsFormat).toBe('H');
  for (const oddsFormat of ['M', 'I', 'E'] as const) {
    const refused = transition(series, { type: 'setOddsFormat', oddsFormat });
    expect(refused.violations).toMatchObject([{ code: 'series.odds-format' }]);
    expect(refused.state.oddsFormat).toBe('H');
  }
  expect(slipAfter([{ type: 'setMode', mode: 'multiple' }], series).oddsFormat).toBe('M');
});

test('[SL-05] series flags all picks of one match, and frees them when the clash is gone', () => {
  const clash = ofMatch(1, { wtype: 'OU', pick: 'C' });
  const several = slipWith([ofMatch(1), ofMatch(2), clash], inMode('multiple'));
  expect(several.entries.map((entry) => entry.isInvalid)).toEqual([false, false, false]);
  const series = slipAfter([{ type: 'setMode', mode: 'series' }], several);
  expect(series.entries.map((entry) => entry.isInvalid)).toEqual([true, false, true]);
  const without = slipAfter([toggle(clash)], series);
  expect(without.entries.map((entry) => entry.isInvalid)).toEqual([false, false]);
  const again = slipAfter([toggle(clash)], without);
  expect(again.entries.map((entry) => entry.isInvalid)).toEqual([true, false, true]);
  const off = slipAfter([{ type: 'setMode', mode: 'multiple' }], again);
  expect(off.entries.some((entry) => entry.isInvalid)).toBe(false);
});

test.each(['single', 'multiple', 'series'] as const)(
  '[SL-06] in %s an outright clears matches and the reverse',
  (mode) => {
    const matches = mode === 'single' ? [ofMatch(1)] : [ofMatch(1), ofMatch(2)];
    const slip = slipWith(matches, inMode(mode));
    const outright = transition(slip, toggle(championSelection()));
    expect(ids(outright.state)).toEqual(['9001:FS:7']);
    expect(outright.effects).toMatchObject([{ reason: 'champion', picks: ids(slip) }]);
    const back = transition(outright.state, toggle(ofMatch(3)));
    expect(ids(back.state)).toEqual(['1003:R:H']);
  },
);

test('[SL-06] an outright is taken although ten matches are in the slip', () => {
  const ten = slipWith(
    Array.from({ length: MAX_PICKS }, (_, n) => ofMatch(n)),
    inMode('multiple'),
  );
  expect(ids(transition(ten, toggle(championSelection())).state)).toEqual(['9001:FS:7']);
});

test('[SL-07] selecting a selected pick removes it and its stake', () => {
  const slip = slipAfter(
    [{ type: 'setStake', id: '1001:R:H', text: '50' }],
    slipWith([ofMatch(1), ofMatch(2)]),
  );
  const without = slipAfter([toggle(ofMatch(1))], slip);
  expect(ids(without)).toEqual(['1002:R:H']);
  expect(without.stakes).toEqual({});
});

test('[SL-08] in single mode another outcome of the match replaces the pick', () => {
  const slip = slipWith([ofMatch(1)]);
  const { state, effects } = transition(slip, toggle(ofMatch(1, { pick: 'C' })));
  expect(ids(state)).toEqual(['1001:R:C']);
  expect(effects).toEqual([{ type: 'picks-dropped', picks: ['1001:R:H'], reason: 'replaced' }]);
});

test('in single mode a pick of another match joins the first, as a second bet', () => {
  const slip = slipAfter(
    [{ type: 'setStake', id: '1001:R:H', text: '50' }],
    slipWith([ofMatch(1)], inMode('single')),
  );
  const { state, effects } = transition(slip, toggle(ofMatch(2)));
  expect(ids(state)).toEqual(['1001:R:H', '1002:R:H']);
  expect(state.mode).toBe('multiple');
  expect(state.stakes).toEqual({ '1001:R:H': '50' });
  expect(effects).toEqual([]);
});

test('[SL-08] what joined by itself is no choice: an outcome still replaces the other, and one pick is a single again', () => {
  const joined = slipWith([ofMatch(1), ofMatch(2)], inMode('single'));
  const replaced = slipAfter([toggle(ofMatch(1, { pick: 'C' }))], joined);
  expect(ids(replaced)).toEqual(['1002:R:H', '1001:R:C']);
  const back = slipAfter([{ type: 'undoRemoval' }], replaced);
  expect([ids(back), back.mode, back.joined]).toEqual([ids(joined), 'multiple', true]);
  const one = slipAfter([{ type: 'remove', id: '1002:R:H' }], joined);
  expect([one.mode, one.joined]).toEqual(['single', false]);
  expect(slipAfter([{ type: 'clear' }], joined).mode).toBe('single');
  // A member who presses 多项 has chosen that mode.
  const chosen = slipAfter([{ type: 'setMode', mode: 'multiple' }], joined);
  const more = slipAfter([toggle(ofMatch(1, { pick: 'C' }))], chosen);
  expect(ids(more)).toEqual(['1001:R:H', '1002:R:H', '1001:R:C']);
  expect(slipAfter([{ type: 'clear' }], chosen).mode).toBe('multiple');
});

test.each(['multiple', 'series'] as const)('[SL-08] in %s it does not', (mode) => {
  const slip = slipWith([ofMatch(1), ofMatch(1, { pick: 'C' })], inMode(mode));
  expect(ids(slip)).toEqual(['1001:R:H', '1001:R:C']);
});

test('a stake above its cap is lowered, and the effect says so', () => {
  const cap = { maxLimit: money('5000', 'CNY'), balance: money('88.80', 'CNY') };
  const set = (text: string) =>
    transition(slipWith([ofMatch(1)]), { type: 'setStake', id: '1001:R:H', text, cap });
  expect(set('500').state.stakes).toEqual({ '1001:R:H': '88' });
  expect(set('500').effects).toEqual([
    { type: 'stake-capped', id: '1001:R:H', stake: '88', reason: 'balance' },
  ]);
  expect(set('50.5').state.stakes).toEqual({ '1001:R:H': '50.5' });
  expect(set('50.5').effects).toEqual([]);
  expect(set('abc').state.stakes).toEqual({ '1001:R:H': 'abc' });
});

test('clear takes picks and stakes, and leaves the settings', () => {
  const slip = slipAfter(
    [{ type: 'setOddsChange', oddsChange: 'none' }, { type: 'clear' }],
    slipWith([ofMatch(1)]),
  );
  expect({ ...slip, removed: null }).toEqual(emptySlip({ oddsChange: 'none' }));
});

test('[VA-18] a quick amount comes on top of what is typed, up to the cap', () => {
  const cap = { maxLimit: money('5000', 'CNY'), balance: money('88.80', 'CNY') };
  const amount = money('50', 'CNY');
  const add = (typed: string, capped: boolean) =>
    transition(
      slipAfter([{ type: 'setStake', id: '1001:R:H', text: typed }], slipWith([ofMatch(1)])),
      { type: 'addStake', id: '1001:R:H', amount, ...(capped ? { cap } : {}) },
    );
  expect(add('', true).state.stakes).toEqual({ '1001:R:H': '50' });
  expect(add('20.5', true).state.stakes).toEqual({ '1001:R:H': '70.50' });
  expect(add('x', true).state.stakes).toEqual({ '1001:R:H': '50' });
  expect(add('60', true).state.stakes).toEqual({ '1001:R:H': '88' });
  expect(add('60', true).effects).toMatchObject([{ type: 'stake-capped', stake: '88' }]);
  expect(add('60', false).state.stakes).toEqual({ '1001:R:H': '110' });
});

test('refused and removed picks leave no trace of an order', () => {
  const slip = slipAfter([{ type: 'setWinRisk', winRisk: 'win' }], slipWith([ofMatch(1)]));
  expect(slip.winRisk).toBe('win');
  expect(transition(slip, { type: 'finish', keepPicks: false }).state).toBe(slip);
  expect(ids(slipAfter([{ type: 'remove', id: '1001:R:H' }], slip))).toEqual([]);
  expect(ids(slipAfter([{ type: 'remove', id: 'none' }], slip))).toEqual(['1001:R:H']);
  expect(transition(slip, { type: 'setMode', mode: 'single' }).state).toBe(slip);
});

test('stakes of ten picks are known by their combinations too', () => {
  const ten = slipWith(
    Array.from({ length: MAX_PICKS }, (_, n) => ofMatch(n)),
    inMode('series'),
  );
  const stakes = { '10串1013': '1', series: '2', x10串1: '3', '10串1x': '4' };
  const staked = { ...ten, stakes };
  const fewer = slipAfter([{ type: 'remove', id: '1009:R:H' }], staked);
  expect(fewer.stakes).toEqual({ series: '2', x10串1: '3', '10串1x': '4' });
  expect(slipAfter([{ type: 'remove', id: 'none' }], staked).stakes).toEqual(stakes);
});

test('a format may be chosen, and a refusal of one names no pick', () => {
  expect(slipAfter([{ type: 'setOddsFormat', oddsFormat: 'M' }], emptySlip())).toEqual(
    emptySlip({ oddsFormat: 'M' }),
  );
  const series = emptySlip({ mode: 'series' });
  expect(transition(series, { type: 'setOddsFormat', oddsFormat: 'H' })).toEqual({
    state: series,
    violations: [],
    effects: [],
  });
  expect(transition(series, { type: 'setOddsFormat', oddsFormat: 'E' }).violations).toEqual([
    { code: 'series.odds-format', picks: [] },
  ]);
});

test('a cap may be known in part, or not at all', () => {
  const event = { type: 'setStake', id: '1001:R:H', text: '500' } as const;
  const put = (maxLimit: string | null, balance: string | null) =>
    transition(slipWith([ofMatch(1)]), {
      ...event,
      cap: {
        maxLimit: maxLimit === null ? null : money(maxLimit, 'CNY'),
        balance: balance === null ? null : money(balance, 'CNY'),
      },
    }).state.stakes['1001:R:H'];
  expect([put('90', null), put(null, '80.50'), put(null, null)]).toEqual(['90', '80', '500']);
  expect(put('100', '1000')).toBe('100');
});

test('adding to several picks drops none, and leaves the others as they are', () => {
  const slip = slipWith([ofMatch(1)], inMode('multiple'));
  const next = transition(slip, toggle(ofMatch(2)));
  expect(next.effects).toEqual([]);
  expect(next.state.entries[0]).toBe(slip.entries[0]);
  expect(next.state.entries[1]).toMatchObject({
    isInvalid: false,
    gameInfo: { hgid: '', gide: '' },
  });
});

test('picks take the names of another language, those that were removed too, and keep everything else', () => {
  const before = slipAfter(
    [
      { type: 'setStake', id: '1001:R:H', text: '50' },
      { type: 'remove', id: '1002:R:H' },
    ],
    slipWith([ofMatch(1), ofMatch(2)]),
  );
  const names = ['1001', '1002', '7'].map((gameId) => ({
    ...{ id: `${gameId}:R:H`, team_h: '皇馬', team_c: '拜仁', league: '歐冠' },
  }));
  const { state, violations } = transition(before, { type: 'picksNamed', names });
  expect(violations).toEqual([]);
  const [entry] = state.entries;
  expect(entry).toEqual({
    ...before.entries[0],
    league: '歐冠',
    gameInfo: { ...before.entries[0]?.gameInfo, team_h: '皇馬', team_c: '拜仁' },
  });
  expect([ids(state), state.stakes]).toEqual([ids(before), before.stakes]);
  const undone = transition(state, { type: 'undoRemoval' }).state;
  expect(undone.entries.map(({ gameInfo }) => gameInfo.team_h)).toEqual(['皇馬', '皇馬']);
});
