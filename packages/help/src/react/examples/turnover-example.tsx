import type { ResultCode } from '@courtside/betslip';
import { SelectField } from '@courtside/ui';
import { useState } from 'react';
import { readStake } from '../../core/examples/read-input.ts';
import { workTurnover } from '../../core/examples/work.ts';
import { ExampleFrame } from './example-frame.tsx';
import { x } from './example-messages.ts';
import { AmountInput, readWhole, WholeInput } from './fields.tsx';
import { useWords } from './use-words.ts';

const CODES: readonly ResultCode[] = ['W', 'LW', 'P', 'LL', 'L', 'A', 'D3'];
const MOST_BONUS = 100;
const MOST_TIMES = 50;

/** The turnover that is required before a withdrawal, and the part of one bet that counts. */
export function TurnoverExample() {
  const words = useWords();
  const { t, currency } = words;
  const [typed, setTyped] = useState({ deposit: '1000', bonus: '10', times: '1', stake: '300' });
  const [code, setCode] = useState<ResultCode>('LW');
  const change = (changed: Partial<typeof typed>) => setTyped({ ...typed, ...changed });
  const deposit = readStake(typed.deposit, currency);
  const stake = readStake(typed.stake, currency);
  const bonusPercent = readWhole(typed.bonus, MOST_BONUS);
  const times = readWhole(typed.times, MOST_TIMES);
  const input =
    deposit !== null && stake !== null && bonusPercent !== null && times !== null
      ? { deposit, stake, bonusPercent, times, code }
      : null;
  return (
    <ExampleFrame title={t(x.turnover)} result={input && outcome(input)}>
      <AmountInput
        label={t(x.deposit)}
        value={typed.deposit}
        currency={currency}
        onChange={(changed) => change({ deposit: changed })}
      />
      <WholeInput
        label={t(x.bonus)}
        most={MOST_BONUS}
        value={typed.bonus}
        onChange={(bonus) => change({ bonus })}
      />
      <WholeInput
        label={t(x.times)}
        most={MOST_TIMES}
        value={typed.times}
        onChange={(changed) => change({ times: changed })}
      />
      <AmountInput
        value={typed.stake}
        currency={currency}
        onChange={(changed) => change({ stake: changed })}
      />
      <SelectField<ResultCode>
        layout="stack"
        label={t(x.result)}
        value={code}
        options={CODES.map((value) => ({ value, label: words.outcome(value) }))}
        onChange={setCode}
      />
    </ExampleFrame>
  );

  function outcome(example: Parameters<typeof workTurnover>[0]) {
    const { bonus, required, counts, left } = workTurnover(example);
    return {
      headline: left > 0n ? t(x.leftTurnover, { amount: words.amount(left) }) : t(x.reached),
      steps: [
        t(x.turnoverBase, {
          deposit: words.amount(example.deposit),
          bonus: words.amount(bonus),
          times: example.times,
          required: words.amount(required),
        }),
        t(x.turnoverCounts, {
          stake: words.amount(example.stake),
          result: words.outcome(example.code),
          counts: words.amount(counts),
        }),
      ],
    };
  }
}
