import { expect, test } from 'vitest';
import { BET_RESULTS, betResult } from './bet-result-codes.ts';

const SUFFIXES = ['', ...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('[SP-04] each code of a settled bet stands once and has a name of its own', () => {
  const codes = BET_RESULTS.map(({ code }) => code);
  expect(codes).toEqual([
    ...['A', 'W', 'LW', 'LL', 'L', 'P'],
    ...SUFFIXES.map((suffix) => `D${suffix}`),
  ]);
  expect(new Set(BET_RESULTS.map(({ name }) => name)).size).toBe(codes.length);
});

test('[SP-04] the reasons that the specification names are there', () => {
  const reasons = BET_RESULTS.filter(({ kind }) => kind === 'void').map(({ name }) => name);
  for (const name of ['event-cancelled', 'odds-error', 'score-error', 'postponed', 'abandoned']) {
    expect(reasons).toContain(name);
  }
  expect(betResult('D3')).toEqual({ code: 'D3', name: 'postponed', kind: 'void' });
  expect(betResult('LW')).toEqual({ code: 'LW', name: 'half-won', kind: 'half-won' });
});

test.each(['', 'X', 'D10', 'Da', 'toString'])('"%s" is no code', (code) => {
  expect(betResult(code)).toBe(null);
});
