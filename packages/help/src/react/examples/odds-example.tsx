import { oddsFormatMessages } from '@courtside/betting-terms';
import { riskAmount, winnings } from '@courtside/betslip';
import { convertOdds, fromMinor, ODDS_FORMATS, toMinor, type OddsFormat } from '@courtside/money';
import { useState } from 'react';
import { readPrice, readStake } from '../../core/examples/read-input.ts';
import { Figures } from '../figures.tsx';
import { ExampleFrame } from './example-frame.tsx';
import { x } from './example-messages.ts';
import { AmountInput, PriceInput } from './fields.tsx';
import { useWords } from './use-words.ts';

/** One price in the four formats, and its winnings. */
export function OddsExample() {
  const words = useWords();
  const { t, currency } = words;
  const [price, setPrice] = useState('1.25');
  const [typed, setTyped] = useState('100');
  const stake = readStake(typed, currency);
  const hkPrice = readPrice(price);
  const ready = stake !== null && hkPrice !== null;
  const read = (format: OddsFormat) =>
    hkPrice === null ? '' : convertOdds(hkPrice, 'H', format, 'half-up');
  return (
    <>
      <ExampleFrame title={t(x.odds)} result={ready ? outcome(stake, hkPrice) : null}>
        <PriceInput value={price} onChange={setPrice} />
        <AmountInput value={typed} currency={currency} onChange={setTyped} />
      </ExampleFrame>
      {hkPrice !== null && (
        <Figures
          table={{
            caption: t(x.formats),
            head: [t(x.format), t(x.shown)],
            rows: ODDS_FORMATS.map((format) => [t(oddsFormatMessages[format]), read(format)]),
          }}
        />
      )}
    </>
  );

  function outcome(minor: bigint, hk: string) {
    const money = fromMinor(minor, currency);
    const won = winnings(money.amount, hk);
    const risk = (format: OddsFormat) =>
      riskAmount({ typed: money, hkPrice: hk, format, winRisk: 'win' });
    const negative = (['M', 'I'] as const).find((format) => read(format).startsWith('-'));
    return {
      headline: t(x.wins, { amount: words.amount(toMinor({ currency, amount: won })) }),
      steps: negative
        ? [t(x.toWin, { win: words.amount(minor), risk: words.amount(toMinor(risk(negative))) })]
        : [],
    };
  }
}
