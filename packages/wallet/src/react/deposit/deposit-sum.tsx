import type { DepositChannel } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { isZeroMoney, type Money, shownAmount } from '@courtside/money';
import { depositTerms } from '../../core/deposit-terms.ts';
import { d } from './deposit-messages.ts';

export interface DepositSumProps {
  amount: Money;
  channel: DepositChannel;
  takesBonus: boolean;
}

/** Line beside the button: the credited amount, and the turnover needed before a withdrawal. */
export function DepositSum({ amount, channel, takesBonus }: DepositSumProps) {
  const t = useT();
  const { fee, bonus, credited, turnover } = depositTerms(amount, channel, takesBonus);
  const shown = (money: Money) => ({ amount: shownAmount(money.amount, money.currency) });
  const parts = [
    !isZeroMoney(fee) && t(d.feeSum, shown(fee)),
    !isZeroMoney(bonus) && t(d.bonusSum, shown(bonus)),
    turnover && !isZeroMoney(turnover) && t(d.turnoverSum, shown(turnover)),
  ].filter((part) => part !== false && part !== null);
  return (
    <p className="cs-deposit-sum">
      <strong>{t(d.creditedSum, shown(credited))}</strong>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
