import { marketWords, pickWords } from '@courtside/betting-terms';
import { SelectField } from '@courtside/ui';
import { useState } from 'react';
import {
  EXAMPLE_MARKETS,
  MARKET_PICKS,
  type ExampleMarket,
} from '../../core/examples/market-picks.ts';
import { readPrice, readStake } from '../../core/examples/read-input.ts';
import { workSingle } from '../../core/examples/work.ts';
import { ExampleFrame } from './example-frame.tsx';
import { x } from './example-messages.ts';
import { AmountInput, GoalsInput, PriceInput } from './fields.tsx';
import { useWords } from './use-words.ts';

/** Any market without a line: its result by the scores of half and full time. */
export function MarketExample() {
  const words = useWords();
  const { t, currency } = words;
  const [bet, setBet] = useState({
    wtype: 'F' as ExampleMarket,
    pick: 'NH',
    homeHalf: 1,
    awayHalf: 1,
    home: 2,
    away: 1,
    price: '3.5',
    stake: '100',
  });
  const change = (changed: Partial<typeof bet>) => setBet({ ...bet, ...changed });
  const stake = readStake(bet.stake, currency);
  const hkPrice = readPrice(bet.price);
  const impossible = bet.home < bet.homeHalf || bet.away < bet.awayHalf;
  const terms = { wtype: bet.wtype, pick: bet.pick, strong: '', ratio: '' } as const;
  const named = words.named(terms);
  return (
    <ExampleFrame
      title={t(x.settlement)}
      problem={impossible ? t(x.halfTooMany) : undefined}
      result={stake === null || hkPrice === null || impossible ? null : outcome(stake, hkPrice)}
    >
      <SelectField<ExampleMarket>
        layout="stack"
        label={t(x.market)}
        value={bet.wtype}
        options={EXAMPLE_MARKETS.map((value) => ({
          value,
          label: marketWords({ wtype: value }, t).text,
        }))}
        onChange={(wtype) => change({ wtype, pick: MARKET_PICKS[wtype][0] })}
      />
      <SelectField
        layout="stack"
        label={t(x.side)}
        value={bet.pick}
        options={MARKET_PICKS[bet.wtype].map((value) => ({
          value,
          label: pickWords({ ...named, pick: value }, t).text,
        }))}
        onChange={(pick) => change({ pick })}
      />
      <GoalsInput
        label={t(x.homeHalf)}
        value={bet.homeHalf}
        onChange={(homeHalf) => change({ homeHalf })}
      />
      <GoalsInput
        label={t(x.awayHalf)}
        value={bet.awayHalf}
        onChange={(awayHalf) => change({ awayHalf })}
      />
      <GoalsInput label={t(x.homeGoals)} value={bet.home} onChange={(home) => change({ home })} />
      <GoalsInput label={t(x.awayGoals)} value={bet.away} onChange={(away) => change({ away })} />
      <PriceInput value={bet.price} onChange={(price) => change({ price })} />
      <AmountInput
        value={bet.stake}
        currency={currency}
        onChange={(typed) => change({ stake: typed })}
      />
    </ExampleFrame>
  );

  function outcome(minor: bigint, price: string) {
    const { code, payout, steps } = workSingle({
      ...terms,
      ht: [bet.homeHalf, bet.awayHalf],
      ft: [bet.home, bet.away],
      hkPrice: price,
      stake: minor,
    });
    return {
      headline: t(x.outcome, { result: words.outcome(code), amount: words.amount(payout) }),
      steps: words.steps(steps, named),
    };
  }
}
