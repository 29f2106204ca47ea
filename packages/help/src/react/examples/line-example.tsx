import { betMessages, pickWords } from '@courtside/betting-terms';
import { SelectField } from '@courtside/ui';
import { useState } from 'react';
import { HANDICAP_LINES, TOTAL_LINES } from '../../core/examples/lines.ts';
import { readPrice, readStake } from '../../core/examples/read-input.ts';
import { workSingle, type SingleBet } from '../../core/examples/work.ts';
import { ExampleFrame } from './example-frame.tsx';
import { x } from './example-messages.ts';
import { AmountInput, GoalsInput, PriceInput } from './fields.tsx';
import { useWords } from './use-words.ts';

type Side = 'H' | 'C';
type When = 'before' | 'live';

const START = {
  handicap: { ratio: '0.5 / 1', pick: 'H' as Side, home: 1, away: 0 },
  total: { ratio: '2 / 2.5', pick: 'C' as Side, home: 1, away: 1 },
};

/** A handicap or a total: the reader enters score, line, side, price and stake. */
export function LineExample({ kind }: { kind: 'handicap' | 'total' }) {
  const words = useWords();
  const { t, currency } = words;
  const [bet, setBet] = useState({
    ...START[kind],
    strong: 'H' as Side,
    price: '0.95',
    stake: '100',
    when: 'before' as When,
    homeBefore: 0,
    awayBefore: 0,
  });
  const change = (changed: Partial<typeof bet>) => setBet({ ...bet, ...changed });
  const isHandicap = kind === 'handicap';
  const isLive = isHandicap && bet.when === 'live';
  const stake = readStake(bet.stake, currency);
  const hkPrice = readPrice(bet.price);
  const impossible = isLive && (bet.home < bet.homeBefore || bet.away < bet.awayBefore);
  const named = words.named({
    wtype: isHandicap ? 'R' : 'OU',
    pick: bet.pick,
    strong: isHandicap ? bet.strong : '',
    ratio: bet.ratio,
  });
  const sideText = (pick: Side) => pickWords({ ...named, pick }, t).text;
  return (
    <ExampleFrame
      title={t(isHandicap ? x.handicap : x.total)}
      problem={impossible ? t(x.goalsTooFew) : undefined}
      result={stake === null || hkPrice === null || impossible ? null : outcome(stake, hkPrice)}
    >
      <GoalsInput label={t(x.homeGoals)} value={bet.home} onChange={(home) => change({ home })} />
      <GoalsInput label={t(x.awayGoals)} value={bet.away} onChange={(away) => change({ away })} />
      {isHandicap && (
        <SelectField<Side>
          layout="stack"
          label={t(x.giver)}
          value={bet.strong}
          options={[
            { value: 'H', label: t(x.home) },
            { value: 'C', label: t(x.away) },
          ]}
          onChange={(strong) => change({ strong })}
        />
      )}
      <SelectField
        layout="stack"
        label={t(x.line)}
        value={bet.ratio}
        options={(isHandicap ? HANDICAP_LINES : TOTAL_LINES).map((value) => ({
          value,
          label: value,
        }))}
        onChange={(ratio) => change({ ratio })}
      />
      <SelectField<Side>
        layout="stack"
        label={t(x.side)}
        value={bet.pick}
        options={(isHandicap ? (['H', 'C'] as const) : (['C', 'H'] as const)).map((value) => ({
          value,
          label: sideText(value),
        }))}
        onChange={(pick) => change({ pick })}
      />
      <PriceInput value={bet.price} onChange={(price) => change({ price })} />
      <AmountInput
        value={bet.stake}
        currency={currency}
        onChange={(typed) => change({ stake: typed })}
      />
      {isHandicap && (
        <SelectField<When>
          layout="stack"
          label={t(x.when)}
          value={bet.when}
          options={[
            { value: 'before', label: t(x.beforeStart) },
            { value: 'live', label: t(betMessages.inPlay) },
          ]}
          onChange={(when) => change({ when })}
        />
      )}
      {isLive && (
        <>
          <GoalsInput
            label={t(x.homeBefore)}
            value={bet.homeBefore}
            onChange={(homeBefore) => change({ homeBefore })}
          />
          <GoalsInput
            label={t(x.awayBefore)}
            value={bet.awayBefore}
            onChange={(awayBefore) => change({ awayBefore })}
          />
        </>
      )}
    </ExampleFrame>
  );

  function outcome(minor: bigint, price: string) {
    const input: SingleBet = {
      wtype: isHandicap ? (isLive ? 'RE' : 'R') : 'OU',
      pick: bet.pick,
      strong: isHandicap ? bet.strong : '',
      ratio: bet.ratio,
      ht: null,
      ft: [bet.home, bet.away],
      scoreAtBet: isLive ? [bet.homeBefore, bet.awayBefore] : null,
      hkPrice: price,
      stake: minor,
    };
    const { code, payout, steps } = workSingle(input);
    return {
      headline: t(x.outcome, { result: words.outcome(code), amount: words.amount(payout) }),
      steps: words.steps(steps, named),
    };
  }
}
