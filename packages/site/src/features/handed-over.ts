// A separate chunk: data of one package for another, on rarely opened pages.
import { policyFor } from '@courtside/responsible-play';
import type { Brand } from '@courtside/shell';

export { passwordHash } from '@courtside/auth';
export { rebate } from '@courtside/betslip';

/** The minimum age in years of the market's policy, or of the brand's licence where that is higher. */
export const minimumAge = ({ minimumAge: licensed, market }: Brand): number =>
  Math.max(licensed, policyFor(market).minimumAge);
