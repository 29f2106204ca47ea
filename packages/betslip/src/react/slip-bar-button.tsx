import { useT } from '@courtside/i18n/react';
import { isPositiveMoney, type Currency } from '@courtside/money';
import { IconSpinner, IconTickets } from '@courtside/ui';
import { useSelector } from 'react-redux';
import { slipTotals } from '../core/slip/stakes.ts';
import { selectSlip } from '../redux/selectors.ts';
import { m } from './messages.ts';
import { moneyText } from '../core/money-text.ts';

export interface SlipBarButtonProps {
  currency: Currency;
  /** Opens the slip, or folds it again. */
  onPress: () => void;
  /** Whether the slip was asked for and is still loading. @default false */
  busy?: boolean;
}

/**
 * The slip's button in the bar of a phone, with the number of picks, and their cost once a stake is typed.
 *
 * @example <SlipBarButton currency="CNY" onPress={() => door.toggle()} />
 */
export function SlipBarButton({ currency, onPress, busy = false }: SlipBarButtonProps) {
  const t = useT();
  const slip = useSelector(selectSlip);
  const count = slip.entries.length;
  const { stake } = slipTotals(slip, currency);
  return (
    <button type="button" className="cs-betslip-bar-button" aria-busy={busy} onClick={onPress}>
      <span className="cs-betslip-bar-button__icon">
        {busy ? (
          <IconSpinner size={20} className="cs-spin" aria-hidden />
        ) : (
          <IconTickets size={20} aria-hidden />
        )}
        {count > 0 && (
          <span className="cs-betslip__count" aria-hidden>
            {count}
          </span>
        )}
      </span>
      <span className={isPositiveMoney(stake) ? 'cs-visually-hidden' : undefined}>
        {t(m.title)}
      </span>
      {isPositiveMoney(stake) && (
        <span className="cs-betslip-bar-button__sum">{moneyText(stake)}</span>
      )}
    </button>
  );
}
