import { combinationNamed, combinationsOf, type ResultCode } from '@courtside/betslip';
import { SelectField } from '@courtside/ui';
import { useState } from 'react';
import { readPrice, readStake } from '../../core/examples/read-input.ts';
import { workTicket } from '../../core/examples/work.ts';
import { ExampleFrame } from './example-frame.tsx';
import { x } from './example-messages.ts';
import { AmountInput, PriceInput } from './fields.tsx';
import { useWords } from './use-words.ts';

const CODES: readonly ResultCode[] = ['W', 'LW', 'P', 'LL', 'L', 'D0', 'D1', 'D3', 'D4', 'DC'];
const LEGS = ['2', '3', '4', '5', '6'] as const;
/** Most lines that are shown; more show nothing new. */
const SHOWN_LINES = 12;

interface Leg {
  readonly price: string;
  readonly code: ResultCode;
}

const START: Readonly<Record<'series' | 'void', { name: string; legs: readonly Leg[] }>> = {
  series: {
    name: '4串11',
    legs: [
      { price: '1', code: 'W' },
      { price: '1', code: 'W' },
      { price: '1', code: 'W' },
      { price: '1', code: 'L' },
    ],
  },
  void: {
    name: '3串1',
    legs: [
      { price: '0.85', code: 'W' },
      { price: '1', code: 'D3' },
      { price: '1.05', code: 'W' },
    ],
  },
};

const ANOTHER: Leg = { price: '0.95', code: 'W' };

/** A series, or a combination of several: the reader chooses the result of each leg. */
export function SeriesExample({ kind }: { kind: 'series' | 'void' }) {
  const words = useWords();
  const { t, currency } = words;
  const [name, setName] = useState(START[kind].name);
  const [legs, setLegs] = useState(START[kind].legs);
  const [typed, setTyped] = useState(kind === 'series' ? '2' : '100');
  const unit = readStake(typed, currency);
  const prices = legs.map(({ price }) => readPrice(price));
  const ready = unit !== null && prices.every((price) => price !== null);
  const changeLeg = (at: number, changed: Partial<Leg>) =>
    setLegs(legs.map((leg, index) => (index === at ? { ...leg, ...changed } : leg)));
  return (
    <ExampleFrame
      title={t(kind === 'series' ? x.series : x.void)}
      result={ready ? outcome(unit) : null}
    >
      <SelectField
        layout="stack"
        label={t(x.legs)}
        value={String(legs.length)}
        options={LEGS.map((value) => ({ value, label: value }))}
        onChange={(count) => {
          setLegs(Array.from({ length: Number(count) }, (_, at) => legs[at] ?? ANOTHER));
          setName(`${count}串1`);
        }}
      />
      <SelectField
        layout="stack"
        label={t(x.combination)}
        value={name}
        options={combinationsOf(legs.length).map((each) => ({
          value: each.name,
          label: each.name,
        }))}
        onChange={setName}
      />
      <AmountInput label={t(x.unit)} value={typed} currency={currency} onChange={setTyped} />
      {legs
        .map((leg, at) => ({ ...leg, at, place: at + 1 }))
        .map(({ price, code, at, place }) => (
          <div className="cs-help-example__leg" key={place}>
            <PriceInput
              label={t(x.legPrice, { leg: place })}
              value={price}
              onChange={(changed) => changeLeg(at, { price: changed })}
            />
            <SelectField<ResultCode>
              layout="stack"
              label={t(x.legResult, { leg: place })}
              value={code}
              options={CODES.map((value) => ({ value, label: words.outcome(value) }))}
              onChange={(changed) => changeLeg(at, { code: changed })}
            />
          </div>
        ))}
    </ExampleFrame>
  );

  function outcome(minor: bigint) {
    const { folds } = combinationNamed(name);
    const worked = workTicket(
      legs.map(({ code }, at) => ({ hkPrice: prices[at] ?? '1', code })),
      folds,
      minor,
    );
    const lines = worked.steps.filter(({ step }) => step === 'line');
    const cut = new Set(lines.slice(SHOWN_LINES));
    const said = words.steps(
      worked.steps.filter((step) => !cut.has(step)),
      null,
    );
    return {
      headline: t(x.payout, { amount: words.amount(worked.payout) }),
      steps: [
        t(x.cost, { lines: worked.lines, stake: words.amount(worked.stake) }),
        ...said,
        ...(cut.size > 0 ? [t(x.moreLines, { count: cut.size })] : []),
      ],
    };
  }
}
