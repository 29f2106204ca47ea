import { useT } from '@courtside/i18n/react';
import { formatOdds } from '@courtside/money';
import { CheckboxField, IconButton, IconChevronDown } from '@courtside/ui';
import { memo, useCallback, useId, useState } from 'react';
import { lineCount } from '../core/combinations.ts';
import { fieldOutlook, type StakeField } from '../core/slip/stakes.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import type { MarkWord } from './mark-word.ts';
import { m } from './messages.ts';
import { moneyText } from '../core/money-text.ts';
import { SlipStake } from './slip-stake.tsx';
import type { SlipFormState } from './use-slip-form.ts';

interface SeriesFieldsProps {
  form: SlipFormState;
  runner: SlipRunner;
  markWord: MarkWord;
}

/** The combinations of a series: N串1 first, the others on demand, each with its number of bets and possible returns. */
export function SeriesFields({ form, runner, markWord }: SeriesFieldsProps) {
  const t = useT();
  const listId = useId();
  const [all, ...others] = form.fields;
  const chosen = others.filter(({ id }) => id in form.slip.stakes);
  const [unfolded, setUnfolded] = useState(chosen.length > 0);
  const toggle = useCallback(
    (id: string) => {
      // A dropped combination stays in its place, and keeps the focus.
      setUnfolded(true);
      runner.send({ type: 'toggleCombination', id });
    },
    [runner],
  );
  // One leg is no series; the missing leg is shown as a reason.
  if (!all?.combination || all.picks.length < 2) return null;
  // Combinations with a stake stay visible.
  const shown = unfolded ? others : chosen;
  const label = unfolded
    ? t(m.fewerCombinations)
    : t(m.moreCombinations, { count: String(others.length - chosen.length) });
  return (
    <div className="cs-betslip-series" role="group" aria-label={t(m.combinations)}>
      <div className="cs-betslip-series__row">
        <p className="cs-betslip-series__name">
          <strong>{markWord('series', all.combination)}</strong>
          {all.price !== null && (
            // European, because the return is the stake times this price.
            <span>{t(m.seriesPrice, { price: formatOdds(all.price, 'E', 'half-up') })}</span>
          )}
        </p>
        <SlipStake form={form} field={all} label={t(m.stakeOf, { name: all.combination })} />
        <Outlook form={form} field={all} />
      </div>
      {others.length > 0 && (
        <>
          <div className="cs-betslip-series__more">
            <span>{label}</span>
            <IconButton
              aria-expanded={unfolded}
              aria-controls={listId}
              label={label}
              onClick={() => setUnfolded(!unfolded)}
            >
              <IconChevronDown size={18} aria-hidden />
            </IconButton>
          </div>
          <div id={listId} className="cs-betslip-series__list">
            {shown.map((field) => (
              <CombinationRow key={field.id} form={form} field={field} onToggle={toggle} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** One further combination: chosen by its box, after which it has a stake of its own. */
function CombinationRow({
  form,
  field,
  onToggle,
}: {
  form: SlipFormState;
  field: StakeField;
  onToggle: (id: string) => void;
}) {
  const t = useT();
  const isChosen = field.id in form.slip.stakes;
  const label = t(m.stakeOf, { name: field.combination ?? '' });
  return (
    <div className="cs-betslip-series__row">
      <CombinationChoice field={field} isChosen={isChosen} onToggle={onToggle} />
      {isChosen && (
        <>
          <SlipStake form={form} field={field} label={label} hasLimits={false} />
          <Outlook form={form} field={field} />
        </>
      )}
    </div>
  );
}

/** The box of a combination, with its number of bets and their folds. */
const CombinationChoice = memo(function CombinationChoice({
  field,
  isChosen,
  onToggle,
}: {
  field: StakeField;
  isChosen: boolean;
  onToggle: (id: string) => void;
}) {
  const t = useT();
  const { length } = field.picks;
  const folds = field.folds.map((fold) =>
    t(m.folds, { count: String(lineCount(length, [fold])), fold: String(fold) }),
  );
  return (
    <div className="cs-betslip-series__choice">
      <CheckboxField checked={isChosen} onChange={() => onToggle(field.id)}>
        <strong>{field.combination}</strong> {t(m.lines, { lines: String(field.lines) })}
      </CheckboxField>
      <span className="cs-betslip-series__folds">{folds.join(' + ')}</span>
    </div>
  );
});

/** Cost of a combination, and its smallest and largest return if it wins at all. */
function Outlook({ form, field }: { form: SlipFormState; field: StakeField }) {
  const t = useT();
  const outlook = fieldOutlook(form.slip, field, form.currency);
  if (!outlook) return null;
  const items = [
    [m.total, outlook.stake],
    [m.least, outlook.least],
    [m.most, outlook.most],
  ] as const;
  return (
    <dl className="cs-betslip-outlook">
      {items.map(([label, amount]) => (
        <div key={label.id}>
          <dt>{t(label)}</dt>
          <dd>{moneyText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
