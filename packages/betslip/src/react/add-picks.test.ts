import { expect, test } from 'vitest';
import { emptySlip, type Selection, type SlipEvent, type SlipState, transition } from '../index.ts';
import { matchSelection, slipWith } from '../testing/index.ts';
import { addPicks } from './add-picks.ts';

const pickOf = (match: number, change: Partial<Selection> = {}): Selection =>
  matchSelection({ gameId: `10${match}1`, gidm: String(match), ...change } as object);

/** A runner over the engine only. */
function slipOf(from: SlipState) {
  let state = from;
  const send = (event: SlipEvent) => {
    const step = transition(state, event);
    ({ state } = step);
    return step;
  };
  const runner = {
    send,
    toggle: (selection: Selection) => send({ type: 'toggle', selection }),
  };
  return {
    add: (selections: readonly Selection[]) => addPicks(runner, state, selections),
    games: () => state.entries.map(({ gameInfo }) => gameInfo.gameId),
    mode: () => state.mode,
  };
}

test('picks go in beside those that are there, and none of those goes out', () => {
  const slip = slipOf(slipWith([pickOf(1), pickOf(2)]));
  expect(slip.add([pickOf(2), pickOf(3)])).toEqual({ added: 1, refusals: [] });
  expect(slip.games()).toEqual(['1011', '1021', '1031']);
  expect(slip.add([pickOf(2), pickOf(3)])).toEqual({ added: 0, refusals: [] });
  expect(slip.games()).toEqual(['1011', '1021', '1031']);
});

test('several of an empty slip are bets side by side, two of one match too', () => {
  const slip = slipOf(emptySlip());
  const total = pickOf(1, { gameId: '1012', wtype: 'OU', pick: 'C', strong: '' });
  expect(slip.add([pickOf(1), total]).added).toBe(2);
  expect([slip.mode(), slip.games()]).toEqual(['multiple', ['1011', '1012']]);
});

test('a series stays one', () => {
  const slip = slipOf(slipWith([pickOf(1), pickOf(2)], emptySlip({ mode: 'series' })));
  slip.add([pickOf(3), pickOf(4)]);
  expect([slip.mode(), slip.games().length]).toEqual(['series', 4]);
});

test('what the slip has no room for is told, and the others are in it', () => {
  const slip = slipOf(slipWith(Array.from({ length: 9 }, (_, at) => pickOf(at + 1))));
  const { added, refusals } = slip.add([pickOf(10), pickOf(11)]);
  expect([added, refusals.map(({ code }) => code)]).toEqual([1, ['slip.limit-reached']]);
  expect(slip.games()).toHaveLength(10);
});
