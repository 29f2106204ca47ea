/** What a market says about cash-out (提前结算). */
export interface CashOutPolicy {
  readonly open: boolean;
  /** What the house keeps of the lines that still run: `0` to below `1`, decimal text. */
  readonly margin: string;
}

/** Policies by the name of the market; one that is not in the table has no cash-out. */
export type CashOutPolicies = Readonly<Record<string, CashOutPolicy>>;

export const CASH_OUT_POLICIES: CashOutPolicies = { demo: { open: true, margin: '0.05' } };

const CLOSED: CashOutPolicy = { open: false, margin: '0' };

export const cashOutPolicy = (policies: CashOutPolicies, market: string): CashOutPolicy =>
  policies[market] ?? CLOSED;
