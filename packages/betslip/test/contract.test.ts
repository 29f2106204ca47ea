import { BET_RESULTS } from '@courtside/contract';
import { expect, test } from 'vitest';
import { isStakeBack, RESULT_CODES, VOID_REASONS, type ResultCode } from '../src/index.ts';

test('[SP-04] the engine names void bets as the gateway contract does', () => {
  const voided = BET_RESULTS.filter(({ kind }) => kind === 'void');
  expect(VOID_REASONS).toEqual(Object.fromEntries(voided.map(({ code, name }) => [code, name])));
});

test('[SP-04] the engine knows every code of the contract, and gives back the stakes that it says', () => {
  expect([...RESULT_CODES].toSorted()).toEqual(BET_RESULTS.map(({ code }) => code).toSorted());
  for (const { code, kind } of BET_RESULTS) {
    expect(isStakeBack(code as ResultCode)).toBe(['push', 'refunded', 'void'].includes(kind));
  }
});
