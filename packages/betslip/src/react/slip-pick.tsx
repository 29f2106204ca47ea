import { formatMoney, formatOdds, money, type Currency } from '@courtside/money';
import { useT } from '@courtside/i18n/react';
import { Badge, classNames, IconClose, TextField } from '@courtside/ui';
import type { SlipEntry } from '../core/entry.ts';
import type { SlipViolation } from '../core/violations.ts';
import { m } from './messages.ts';
import { pickWords } from './pick-words.ts';
import { useReasonText } from './use-reason-text.ts';

export interface SlipPickProps {
  entry: SlipEntry;
  /** What was typed. */
  rawStake: string;
  currency: Currency;
  quickAmounts: readonly string[];
  violations: readonly SlipViolation[];
  onRemove: () => void;
  onStake: (text: string) => void;
  onQuick: (amount: string) => void;
}

/** One pick of the slip with its stake. */
export function SlipPick(props: SlipPickProps) {
  const { entry, currency, violations } = props;
  const t = useT();
  const reasonText = useReasonText();
  const words = pickWords(entry, t);
  const stakeFault = violations.find((each) => each.code.startsWith('stake.'));
  const changed = violations.some((each) => /^pick\.(odds|line)-changed$/.test(each.code));
  const money2 = (amount: string) => formatMoney(money(amount, currency));
  return (
    <div className={classNames('cs-betslip-pick', changed && 'is-changed')}>
      <div className="cs-betslip-pick__head">
        <p className="cs-betslip-pick__selection">
          {words.selection} {words.line && <span>{words.line}</span>}
        </p>
        <span className="cs-betslip-pick__price">
          {entry.status === 'open' ? formatOdds(entry.terms.price, 'H', 'half-up') : t(m.suspended)}
        </span>
        <button
          type="button"
          className="cs-icon-button"
          aria-label={t(m.remove, { selection: words.selection })}
          onClick={props.onRemove}
        >
          <IconClose size={16} aria-hidden />
        </button>
      </div>
      <p className="cs-betslip-pick__detail">
        {entry.inPlay && <Badge tone="live">{t(m.inPlay)}</Badge>}
        {words.market}
        {entry.inPlay && entry.score && (
          <span>{t(m.atScore, { score: `${entry.score[0]}-${entry.score[1]}` })}</span>
        )}
      </p>
      <p className="cs-betslip-pick__detail">
        {t(m.versus, { home: entry.gameInfo.team_h, away: entry.gameInfo.team_c })}
      </p>
      <TextField
        label={t(m.stake)}
        hideLabel
        placeholder={t(m.stake)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={13}
        value={props.rawStake}
        error={stakeFault ? reasonText(stakeFault) : undefined}
        hint={
          entry.limits
            ? t(m.limits, {
                min: money2(entry.limits.min),
                max: money2(entry.limits.max),
                currency,
              })
            : undefined
        }
        end={<span className="cs-betslip-pick__unit">{currency}</span>}
        onChange={(event) => props.onStake(event.target.value.trim())}
      />
      <div className="cs-betslip-pick__quick" role="group" aria-label={t(m.quick)}>
        {props.quickAmounts.map((amount) => (
          <button key={amount} type="button" onClick={() => props.onQuick(amount)}>
            {money2(amount)}
          </button>
        ))}
      </div>
    </div>
  );
}
