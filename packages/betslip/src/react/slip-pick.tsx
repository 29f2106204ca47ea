import { pickWords, betMessages } from '@courtside/betting-terms';
import { formatMoney, money, type Currency } from '@courtside/money';
import { useT } from '@courtside/i18n/react';
import { classNames, IconButton, IconClose, StakeField } from '@courtside/ui';
import type { SlipEntry } from '../core/entry.ts';
import { m } from './messages.ts';
import { PickDetails, pickOfEntry, priceText } from './pick-details.tsx';

export interface SlipPickProps {
  entry: SlipEntry;
  /** What was typed. */
  rawStake: string;
  currency: Currency;
  quickAmounts: readonly string[];
  /** What is wrong with the stake. */
  stakeError: string | undefined;
  /** Whether price or line changed and must be agreed to. */
  changed: boolean;
  onRemove: () => void;
  onStake: (text: string) => void;
  onStakeLeft: () => void;
  onQuick: (amount: string) => void;
}

/** One pick of the slip with its stake. */
export function SlipPick(props: SlipPickProps) {
  const { entry, currency } = props;
  const t = useT();
  const pick = pickOfEntry(entry);
  const write = (amount: string) => formatMoney(money(amount, currency));
  return (
    <div className={classNames('cs-betslip-pick', props.changed && 'is-changed')}>
      <PickDetails
        pick={pick}
        end={
          <>
            <span className="cs-betslip-pick__price">
              {entry.status === 'open' ? priceText(entry.terms.price) : t(m.suspended)}
            </span>
            <IconButton
              label={t(m.remove, { selection: pickWords(pick, t).selection })}
              onClick={props.onRemove}
            >
              <IconClose size={16} aria-hidden />
            </IconButton>
          </>
        }
      />
      <StakeField
        label={t(betMessages.stake)}
        hideLabel
        placeholder={t(betMessages.stake)}
        value={props.rawStake}
        unit={currency}
        error={props.stakeError}
        hint={
          entry.limits
            ? t(m.limits, { min: write(entry.limits.min), max: write(entry.limits.max), currency })
            : undefined
        }
        quickAmounts={props.quickAmounts}
        quickTexts={{ group: t(m.quick) }}
        writeAmount={write}
        onQuickAmount={props.onQuick}
        onChange={props.onStake}
        onBlur={props.onStakeLeft}
      />
    </div>
  );
}
