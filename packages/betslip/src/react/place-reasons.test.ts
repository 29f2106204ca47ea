import { expect, test } from 'vitest';
import { violationsOf } from '../core/slip/violations.ts';
import { emptySlip } from '../core/slip/slip-state.ts';
import { matchSelection, slipAfter, slipContext, slipWith } from '../testing/index.ts';
import { placeReasons, type Attempts } from './place-reasons.ts';

const ID = '1001:R:H';
const untouched: Attempts = { tried: false, left: new Set() };

function told(stake: string, attempts: Attempts, picks = [matchSelection()]) {
  const slip = slipAfter(
    [{ type: 'setStake', id: ID, text: stake }],
    slipWith(picks, emptySlip({ mode: 'multiple' })),
  );
  const { byStake, general } = placeReasons(slip, violationsOf(slip, slipContext()), attempts);
  return {
    stake: Object.fromEntries(Array.from(byStake, ([id, { code }]) => [id, code])),
    general: general.map(({ code }) => code),
  };
}

test.each([
  ['5', untouched, 'stake.below-min'],
  ['5', { tried: true, left: new Set([ID]) }, 'stake.below-min'],
  ['9999', untouched, 'stake.above-max'],
  ['2000', untouched, 'stake.above-balance'],
  ['0', { tried: false, left: new Set([ID]) }, 'stake.zero'],
  ['0.00', { tried: true, left: new Set<string>() }, 'stake.zero'],
  ['', { tried: true, left: new Set<string>() }, 'stake.missing'],
])('a stake of %j is told once, beside it: %j %s', (stake, attempts, code) => {
  const { stake: beside, general } = told(stake, attempts);
  expect(beside).toEqual({ [ID]: code });
  expect(general).not.toContain(code);
});

test('a stake that is being typed, or that was never begun, is no error yet', () => {
  expect(told('0', untouched)).toEqual({ stake: {}, general: [] });
  expect(told('', { tried: false, left: new Set([ID]) })).toEqual({ stake: {}, general: [] });
});

test('what several stakes exceed together belongs to none of them', () => {
  const two = [matchSelection(), matchSelection({ gameId: '1002', gidm: '2' })];
  expect(told('2000', untouched, two)).toEqual({ stake: {}, general: ['stake.above-balance'] });
});
