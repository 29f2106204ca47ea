import { useState } from 'react';
import { readPrice, readStake } from '../../core/examples/read-input.ts';
import { workCashOut } from '../../core/examples/work.ts';
import { ExampleFrame } from './example-frame.tsx';
import { x } from './example-messages.ts';
import { AmountInput, PriceInput, readWhole, WholeInput } from './fields.tsx';
import { useWords } from './use-words.ts';

const MOST_MARGIN = 50;

/** The cash-out value of a running bet: the reader enters the price of the bet and the current prices. */
export function CashOutExample() {
  const words = useWords();
  const { t, currency } = words;
  const [bet, setBet] = useState({
    stake: '100',
    taken: '1',
    now: '0.25',
    other: '4',
    margin: '5',
  });
  const change = (changed: Partial<typeof bet>) => setBet({ ...bet, ...changed });
  const stake = readStake(bet.stake, currency);
  const takenPrice = readPrice(bet.taken);
  const priceNow = readPrice(bet.now);
  const otherPriceNow = readPrice(bet.other);
  const marginPercent = readWhole(bet.margin, MOST_MARGIN);
  const input =
    stake !== null && takenPrice !== null && priceNow !== null && otherPriceNow !== null
      ? { stake, takenPrice, priceNow, otherPriceNow }
      : null;
  return (
    <ExampleFrame
      title={t(x.cashOut)}
      result={input && marginPercent !== null ? outcome({ ...input, marginPercent }) : null}
    >
      <AmountInput
        value={bet.stake}
        currency={currency}
        onChange={(typed) => change({ stake: typed })}
      />
      <PriceInput label={t(x.taken)} value={bet.taken} onChange={(taken) => change({ taken })} />
      <PriceInput label={t(x.now)} value={bet.now} onChange={(now) => change({ now })} />
      <PriceInput label={t(x.other)} value={bet.other} onChange={(other) => change({ other })} />
      <WholeInput
        label={t(x.margin)}
        most={MOST_MARGIN}
        value={bet.margin}
        onChange={(margin) => change({ margin })}
      />
    </ExampleFrame>
  );

  function outcome(example: Parameters<typeof workCashOut>[0]) {
    const { full, fair, chance, value } = workCashOut(example);
    const percent = `${chance / 100n}.${String(chance % 100n).padStart(2, '0')}`;
    return {
      headline: t(x.cashOutValue, { amount: words.amount(value) }),
      steps: [
        t(x.cashOutFull, { stake: words.amount(example.stake), full: words.amount(full) }),
        t(x.cashOutChance, { chance: percent }),
        t(x.cashOutFair, { fair: words.amount(fair) }),
        t(x.cashOutKept, { margin: example.marginPercent, value: words.amount(value) }),
      ],
    };
  }
}
