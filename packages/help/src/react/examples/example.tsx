import type { ComponentType } from 'react';
import type { ExampleId } from '../../core/help-page.ts';
import { CashOutExample } from './cash-out-example.tsx';
import { LineExample } from './line-example.tsx';
import { MarketExample } from './market-example.tsx';
import { OddsExample } from './odds-example.tsx';
import { SeriesExample } from './series-example.tsx';
import { TurnoverExample } from './turnover-example.tsx';

const EXAMPLES: Readonly<Record<ExampleId, ComponentType>> = {
  handicap: () => <LineExample kind="handicap" />,
  total: () => <LineExample kind="total" />,
  odds: OddsExample,
  series: () => <SeriesExample kind="series" />,
  settlement: MarketExample,
  void: () => <SeriesExample kind="void" />,
  'cash-out': CashOutExample,
  turnover: TurnoverExample,
};

/** One interactive example, calculated by the rules that settle bets. */
export function Example({ id }: { id: ExampleId }) {
  const Shown = EXAMPLES[id];
  return <Shown />;
}
