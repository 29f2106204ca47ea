import { expect, test } from 'vitest';
import {
  championSelection,
  matchSelection,
  slipAfter,
  slipContext,
  slipWith,
} from '../../testing/index.ts';
import type { Selection, StakeLimits } from '../pick/entry.ts';
import { transition } from './slip.ts';
import { emptySlip, type PriceUpdate, type SlipState } from './slip-state.ts';
import { slipTotals, stakeFields } from './stakes.ts';
import { violationsOf } from './violations.ts';

const ID = '1001:R:H';
const context = slipContext();

/** Everything that a screen calculates at each key stroke. */
function workOut(slip: SlipState) {
  return {
    fields: stakeFields(slip),
    totals: slipTotals(slip, 'CNY'),
    why: violationsOf(slip, context),
  };
}

const BAD: readonly [string, object][] = [
  ['price', { price: 'abc' }],
  ['price', { price: '0' }],
  ['price', { price: '1e3' }],
  ['price', { price: -1 }],
  ['ratio', { ratio: '0.3' }],
  ['ratio', { ratio: '' }],
  ['ratio', { ratio: null }],
  ['ratio', { ratio: '0.5', strong: '' }],
  ['ratio', { strong: 'X' }],
  ['wtype', { wtype: 'XYZ' }],
  ['wtype', { wtype: 7 }],
  ['pick', { pick: 'N' }],
  ['pick', { wtype: 'PD', pick: 'H1' }],
  ['pick', { wtype: 'FS', pick: '' }],
  ['gameId', { gameId: '' }],
  ['kickOff', { kickOff: 1e300 }],
  ['kickOff', { kickOff: 0.5 }],
  ['gidm', { gidm: undefined }],
  ['team_h', { team_h: null }],
  ['score', { inPlay: true, score: [0, -1] }],
  ['score', { score: '0-0' }],
  ['inPlay', { inPlay: 'yes' }],
  ['limits', { limits: { min: '10' } }],
  ['limits', { limits: { min: 'a', max: 'b' } }],
  ['limits', { limits: { min: '100', max: '10' } }],
  ['limits', { limits: { min: '-1', max: '10' } }],
  ['status', { status: 'gone' }],
  ['sport', { sport: 'XX' }],
  ['relations', { relations: 'team-1' }],
  ['hgid', { hgid: 5 }],
];

test.each(BAD)('a selection with a bad %s is refused at the door: %j', (field, change) => {
  const before = slipAfter(
    [{ type: 'setStake', id: '1002:R:H', text: '12.5' }],
    slipWith([matchSelection({ gameId: '1002', gidm: '2' })]),
  );
  const selection = { ...matchSelection(), ...change } as Selection;
  expect(transition(before, { type: 'toggle', selection })).toEqual({
    state: before,
    violations: [{ code: 'selection.malformed', params: { field }, picks: [] }],
    effects: [],
  });
});

test('a selection that is none at all is refused too', () => {
  for (const selection of [null, 7, 'x', []] as unknown as Selection[]) {
    expect(transition(emptySlip(), { type: 'toggle', selection }).violations).toMatchObject([
      { code: 'selection.malformed' },
    ]);
  }
});

test('what a market has is let in', () => {
  for (const change of [
    { wtype: 'M', pick: 'N', ratio: '', strong: '' },
    { wtype: 'OU', pick: 'C', ratio: '2 / 2.5', strong: '' },
    { wtype: 'R', ratio: '0', strong: '' },
    { wtype: 'PD', pick: 'H2C1', ratio: '', strong: '' },
    { wtype: 'F', pick: 'HC', ratio: '', strong: '' },
    { wtype: 'T', pick: '7+', ratio: '', strong: '' },
    { wtype: 'ARG2', pick: 'N', ratio: '', strong: '' },
  ] as const) {
    expect(
      transition(emptySlip(), { type: 'toggle', selection: matchSelection(change) }).violations,
    ).toEqual([]);
  }
  const runner = championSelection();
  expect(transition(emptySlip(), { type: 'toggle', selection: runner }).violations).toEqual([]);
});

test.each<[string, object]>([
  ['ratio', { ratio: '0.3' }],
  ['ratio', { ratio: 7 }],
  ['strong', { strong: 'X' }],
  ['score', { score: [1] }],
  ['status', { status: 'maybe' }],
  ['limits', { limits: { min: 'x', max: '1' } }],
])(
  'an update with a bad %s suspends its pick, names it, and loses nothing typed: %j',
  (field, change) => {
    const slip = slipAfter(
      [{ type: 'setStake', id: ID, text: '12.5' }],
      slipWith([matchSelection()]),
    );
    const update = { gameId: '1001', wtype: 'R', pick: 'H', ...change } as PriceUpdate;
    const good = { gameId: '1001', wtype: 'R', pick: 'H', status: 'open', price: '0.97' } as const;
    const answer = transition(slip, { type: 'pricesUpdated', updates: [update] });
    expect(answer.violations).toEqual([
      { code: 'update.malformed', params: { field }, picks: [ID] },
    ]);
    expect(answer.state).toMatchObject({
      entries: [{ status: 'suspended', terms: slip.entries[0]?.terms }],
      stakes: { [ID]: '12.5' },
    });
    expect(workOut(answer.state).why).toMatchObject([{ code: 'pick.suspended' }]);
    const back = transition(answer.state, { type: 'pricesUpdated', updates: [good] });
    expect(back.violations).toEqual([]);
    expect(back.state.entries[0]).toMatchObject({ status: 'open', terms: { price: '0.97' } });
  },
);

test('a bad update of a pick that is not in the slip is nothing to tell', () => {
  const slip = slipWith([matchSelection()]);
  const update = { gameId: '9', wtype: 'R', pick: 'H', ratio: '0.3' } as const;
  expect(transition(slip, { type: 'pricesUpdated', updates: [update] })).toEqual({
    state: slip,
    violations: [],
    effects: [],
  });
});

test('limits of the context that cannot be read leave it to the gateway', () => {
  const slip = slipAfter(
    [{ type: 'setStake', id: ID, text: '5' }],
    slipWith([matchSelection({ limits: null })]),
  );
  const why = (limits: StakeLimits) => violationsOf(slip, slipContext({ limits }));
  expect(why({ min: 'x', max: 'y' })).toEqual([]);
  expect(why({ min: '10', max: '20' })).toMatchObject([{ code: 'stake.below-min' }]);
});

test('an in-play pick shows the score now, and another than the member saw needs their word', () => {
  const live = matchSelection({ wtype: 'RE', inPlay: true, score: [0, 0] });
  const goal = {
    type: 'pricesUpdated',
    updates: [{ gameId: '1001', wtype: 'RE', pick: 'H', score: [1, 0] }],
  } as const;
  const slip = slipAfter(
    [
      { type: 'setStake', id: '1001:RE:H', text: '100' },
      { type: 'setOddsChange', oddsChange: 'any' },
      { type: 'setLineChange', lineChange: true },
      goal,
    ],
    slipWith([live]),
  );
  expect(slip.entries[0]).toMatchObject({ terms: { score: [1, 0] }, seen: { score: [0, 0] } });
  expect(violationsOf(slip, context)).toEqual([
    { code: 'pick.score-changed', picks: ['1001:RE:H'], params: { from: '0-0', to: '1-0' } },
  ]);
  expect(violationsOf(slipAfter([{ type: 'acceptChanges' }], slip), context)).toEqual([]);
});

test('a pick before the match takes no score, whatever the match has by now', () => {
  const slip = slipAfter(
    [
      {
        type: 'pricesUpdated',
        updates: [{ gameId: '1001', wtype: 'R', pick: 'H', score: [1, 0], price: '0.97' }],
      },
    ],
    slipWith([matchSelection()]),
  );
  expect(slip.entries[0]?.terms).toMatchObject({ score: null, price: '0.97' });
});

test('a damaged order is not taken up', () => {
  const slip = slipWith([matchSelection()]);
  const order = { status: 'pending', intent: {}, lines: {} } as never;
  expect(transition(slip, { type: 'orderRestored', order })).toEqual({
    state: slip,
    violations: [{ code: 'order.unreadable', picks: [] }],
    effects: [],
  });
});
