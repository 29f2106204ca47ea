import { betMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { money } from '@courtside/money';
import { Button, CheckboxField, DataList, IconAlert, MoneyText, SelectField } from '@courtside/ui';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { OddsConsent } from '../core/pick/acceptance.ts';
import type { SlipEntry } from '../core/pick/entry.ts';
import { SERIES_STAKE, type SlipState } from '../core/slip/slip-state.ts';
import { slipTotals } from '../core/slip/stakes.ts';
import type { SlipViolation } from '../core/slip/slip-context.ts';
import { seriesExclusions, violationsOf } from '../core/slip/violations.ts';
import type { BetslipProps } from './betslip.tsx';
import { isChange, isGone, mainAction } from './main-action.ts';
import type { MarkWord } from './mark-word.ts';
import { m } from './messages.ts';
import { moneyText } from '../core/money-text.ts';
import { SeriesFields } from './series-fields.tsx';
import { SlipPick } from './slip-pick.tsx';
import { SlipStake } from './slip-stake.tsx';
import { StakeOfAll } from './stake-of-all.tsx';
import { usePriceText } from './use-price-text.ts';
import { useReasonText } from './use-reason-text.ts';
import { useSlipForm, type SlipFormState } from './use-slip-form.ts';

export interface SlipFormProps extends BetslipProps {
  slip: SlipState;
  /** Called when the order was sent: the form is removed then, and the focus is lost. */
  onPlaced: () => void;
  /** Called when a pick was removed, together with its button. */
  onRemoved: () => void;
}

/**
 * The picks with their stakes, the reasons against placing them, and the main button. After a key of a stake it renders
 * again only when its `slip` contains the change.
 */
export const SlipForm = memo(function SlipForm(props: SlipFormProps) {
  const { slip, runner } = props;
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const form = useSlipForm(slip, props);
  const gone = form.violations.some(isGone) || slip.entries.some(({ isInvalid }) => isInvalid);

  useEffect(() => {
    if (form.tries > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.tries]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in any of its stakes leads to the button.
    <div
      ref={root}
      className="cs-betslip-form"
      onKeyDown={(event) => {
        // A bet must be placed on purpose: Enter in a stake only focuses the button, which names the bet.
        if (event.key !== 'Enter' || !(event.target as Element).matches('[data-stake]')) return;
        event.preventDefault();
        root.current?.querySelector<HTMLElement>('.cs-betslip-main')?.focus();
      }}
    >
      <Picks form={form} {...props} />
      {stakesOf(form) > 1 && <StakeOfAll form={form} />}
      {slip.mode === 'series' && (
        <SeriesFields form={form} runner={runner} markWord={props.markWord ?? plainWord} />
      )}
      <SlipReasons reasons={form.reasons} />
      {gone && (
        <Button
          variant="secondary"
          block
          onClick={() => {
            runner.send({ type: 'removeUnavailable' });
            props.onRemoved();
          }}
        >
          {t(m.removeUnavailable)}
        </Button>
      )}
      <div className="cs-betslip-foot">
        <Totals form={form} />
        {props.shut}
        <MainButton form={form} {...props} />
      </div>
      <Consents oddsChange={slip.oddsChange} lineChange={slip.lineChange} runner={runner} />
    </div>
  );
});

const plainWord: MarkWord = (_, text) => text;

/** Number of stakes to type: a series has one for all its legs, and one for each chosen combination. */
function stakesOf({ slip, fields }: SlipFormState): number {
  if (slip.mode !== 'series') return fields.length;
  return fields.filter(({ id }) => id === SERIES_STAKE || id in slip.stakes).length;
}

function Picks({ form, slip, runner, onRemoved }: SlipFormProps & { form: SlipFormState }) {
  const t = useT();
  const reasonText = useReasonText();
  const changed = form.violations.filter(isChange);
  const exclusions = slip.mode === 'series' ? seriesExclusions(slip) : [];
  const sports = new Set(slip.entries.map(({ sport }) => sport));
  const excludedBy = ({ id }: SlipEntry) => exclusions.find(({ picks }) => picks.includes(id));
  const remove = useCallback(
    (id: string) => {
      runner.send({ type: 'remove', id });
      onRemoved();
    },
    [runner, onRemoved],
  );
  return slip.entries.map((entry) => {
    const exclusion = excludedBy(entry);
    const field = form.fields.find(({ id }) => id === entry.id);
    return (
      <SlipPick
        key={entry.id}
        entry={entry}
        changed={changed.some(({ picks }) => picks.includes(entry.id))}
        withSport={sports.size > 1}
        exclusion={exclusion ? reasonText(exclusion) : null}
        onRemove={remove}
      >
        {field && <SlipStake form={form} field={field} label={t(betMessages.stake)} />}
      </SlipPick>
    );
  });
}

/** Total stake and possible winnings. */
function Totals({ form: { slip, currency } }: { form: SlipFormState }) {
  const t = useT();
  const { stake, lines, winnings } = slipTotals(slip, currency);
  const all = {
    label: t(m.total),
    value: (
      <>
        <MoneyText value={moneyText(stake)} data-testid="total-stake" />{' '}
        <span className="cs-betslip-pick__detail">{t(m.lines, { lines: String(lines) })}</span>
      </>
    ),
  };
  const won = {
    label: t(betMessages.maxWin),
    value: (
      <MoneyText size="lg" data-testid="winnings" value={moneyText(money(winnings, currency))} />
    ),
  };
  return <DataList items={lines > 1 ? [all, won] : [won]} />;
}

function MainButton({
  form,
  slip,
  runner,
  currency,
  loggedIn,
  shut,
  onLoginNeeded,
  onPlaced,
}: SlipFormProps & { form: SlipFormState }) {
  const t = useT();
  const priceText = usePriceText();
  const actionOf = (state: SlipState, violations: readonly SlipViolation[]) =>
    mainAction(state, violations, {
      loggedIn,
      currency,
      priceOf(id) {
        const entry = slip.entries.find((each) => each.id === id);
        return entry ? priceText({ wtype: entry.playInfo.w, price: entry.terms.price }) : '';
      },
    });
  const action = actionOf(slip, form.violations);

  function press() {
    const pressed = form.readPressed();
    const violations = violationsOf(pressed, form.context);
    const { does } = actionOf(pressed, violations);
    if (shut || does === 'nothing') return;
    if (does === 'log-in') {
      onLoginNeeded();
      return;
    }
    // Other reasons are shown first: no changes are accepted for a bet that cannot be placed.
    if (violations.some((each) => !isChange(each))) {
      form.tried();
      return;
    }
    if (does === 'accept-and-place') {
      runner.send({ type: 'acceptChanges', shown: pressed.entries });
    }
    runner.confirm(currency, { shown: pressed });
    onPlaced();
  }

  return (
    <Button
      className="cs-betslip-main"
      variant="accent"
      size="lg"
      block
      disabled={Boolean(shut)}
      aria-disabled={action.does === 'nothing' || undefined}
      onClick={press}
    >
      {t(action.text, action.params)}
    </Button>
  );
}

interface ConsentsProps extends Pick<SlipState, 'oddsChange' | 'lineChange'> {
  runner: SlipFormProps['runner'];
}

const Consents = memo(function Consents({ oddsChange, lineChange, runner }: ConsentsProps) {
  const t = useT();
  return (
    <div className="cs-betslip-consents">
      <SelectField<OddsConsent>
        label={t(m.oddsChange)}
        value={oddsChange}
        options={(['none', 'better', 'any'] as const).map((value) => ({
          value,
          label: t(m[value]),
        }))}
        onChange={(chosen) => runner.send({ type: 'setOddsChange', oddsChange: chosen })}
      />
      <CheckboxField
        checked={lineChange}
        onChange={(checked) => runner.send({ type: 'setLineChange', lineChange: checked })}
      >
        {t(m.lineChange)}
      </CheckboxField>
    </div>
  );
});

/** Reasons that concern no single stake, in a polite region that always exists, so that changes are read out. */
function SlipReasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <div role="status" className="cs-betslip-reasons">
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <IconAlert size={14} aria-hidden />
              {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
