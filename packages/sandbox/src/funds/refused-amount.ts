import { fromFen, toFen } from '../ledger/amount.ts';
import { InsufficientFunds } from '../ledger/ledger.ts';
import { Refusal } from '../wire/refusal.ts';

/** Maximum of one movement; twelve characters with two decimals (spec betting 9). */
const MOST = 99_999_999_999n;

/** A movement's amount in fen. @throws Refusal 6007 for zero or too much */
export function movedFen(amount: string): bigint {
  const fen = toFen(amount);
  if (fen <= 0n) throw new Refusal(6007, '金额须大于零');
  if (fen > MOST) throw new Refusal(6007, `金额不能超过 ${fromFen(MOST)}`);
  return fen;
}

/** Runs a money operation; an insufficient balance becomes a refusal. */
export async function refusingDebts<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof InsufficientFunds) {
      throw new Refusal(6012, '余额不足', { reason: 'balance' });
    }
    throw fault;
  }
}
