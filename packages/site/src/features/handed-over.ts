// A chunk of its own: what one package knows and another asks for, on pages that few open.
import { policyFor } from '@courtside/responsible-play';
import type { Brand } from '@courtside/shell';

export { passwordHash } from '@courtside/auth';
export { rebate } from '@courtside/betslip';

/** The age in years from which the market's policy lets people play, or the brand's licence where that asks for more. */
export const minimumAge = ({ minimumAge: licensed, market }: Brand): number =>
  Math.max(licensed, policyFor(market).minimumAge);
