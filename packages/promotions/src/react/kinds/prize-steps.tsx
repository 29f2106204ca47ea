import type { Promotion } from '@courtside/contract';
import { shownAmount } from '@courtside/money';
import { Card } from '@courtside/ui';
import { useCurrency } from '../use-currency.ts';

export interface PrizeStepsProps {
  steps: Promotion['steps'];
  title: string;
  /** Name of a step, such as its places. */
  nameOf: (from: number, to: number) => string;
}

/** The reward of each step of a promotion. */
export function PrizeSteps({ steps, title, nameOf }: PrizeStepsProps) {
  const currency = useCurrency();
  if (!steps || steps.length === 0) return null;
  return (
    <Card level={2} title={title}>
      <ol className="cs-promo-steps">
        {steps.map(({ from, to, amount }) => (
          <li key={from}>
            <span>{nameOf(from, to)}</span>
            <strong>{shownAmount(amount, currency)}</strong>
          </li>
        ))}
      </ol>
    </Card>
  );
}
