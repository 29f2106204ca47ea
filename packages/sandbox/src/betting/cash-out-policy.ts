/** A market's rules for cash-out (提前结算). */
export interface CashOutPolicy {
  readonly open: boolean;
  /** Part of the running lines' value that the house keeps: `0` to below `1`, decimal text. */
  readonly margin: string;
}

/** Policies by the name of the market; a market that is not in the table has no cash-out. */
export type CashOutPolicies = Readonly<Record<string, CashOutPolicy>>;

export const CASH_OUT_POLICIES: CashOutPolicies = { demo: { open: true, margin: '0.05' } };

const CLOSED: CashOutPolicy = { open: false, margin: '0' };

export const cashOutPolicy = (policies: CashOutPolicies, market: string): CashOutPolicy =>
  policies[market] ?? CLOSED;
