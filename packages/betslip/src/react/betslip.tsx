import type { Currency, Money } from '@courtside/money';
import { useT } from '@courtside/i18n/react';
import { classNames, IconChevronDown, IconTickets, IconTrash } from '@courtside/ui';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSlip } from '../redux/selectors.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import { m } from './messages.ts';
import { OrderPanel } from './order-panel.tsx';
import { SlipForm } from './slip-form.tsx';

export interface BetslipProps {
  runner: SlipRunner;
  currency: Currency;
  /** Null while it is not known. */
  balance: Money | null;
  loggedIn: boolean;
  /** Placing without a login: says so and leads to it. */
  onLoginNeeded: () => void;
  /** Stakes that one press fills in. */
  quickAmounts: readonly string[];
  recordsPath: string;
}

/** The slip: a region beside the board, and a bar at the bottom of a narrow screen. */
export function Betslip(props: BetslipProps) {
  const t = useT();
  const slip = useSelector(selectSlip);
  const [unfolded, setUnfolded] = useState(false);
  const bodyId = useId();
  const count = slip.entries.length;
  const [before, setBefore] = useState(count);
  const deciding = slip.order.status !== 'idle';
  if (count !== before) {
    setBefore(count);
    // A pick brings the slip up on a phone, and an empty one gets out of the way.
    if (count > before) setUnfolded(true);
    else if (count === 0 && !deciding) setUnfolded(false);
  }
  return (
    <aside className={classNames('cs-betslip', unfolded && 'is-unfolded')} aria-label={t(m.title)}>
      <div className="cs-betslip__head">
        <h2 className="cs-betslip__title">
          <IconTickets size={18} aria-hidden />
          {t(m.title)}
          {count > 0 && <span className="cs-betslip__count">{count}</span>}
        </h2>
        {count > 0 && !deciding && (
          <button
            type="button"
            className="cs-betslip__clear"
            onClick={() => props.runner.send({ type: 'clear' })}
          >
            <IconTrash size={14} aria-hidden />
            {t(m.clear)}
          </button>
        )}
        <button
          type="button"
          className="cs-betslip__fold cs-icon-button"
          aria-expanded={unfolded}
          aria-controls={bodyId}
          aria-label={t(unfolded ? m.fold : m.open)}
          onClick={() => setUnfolded(!unfolded)}
        >
          <IconChevronDown size={20} aria-hidden />
        </button>
      </div>
      <div id={bodyId} className="cs-betslip__body">
        {deciding ? (
          <OrderPanel
            order={slip.order}
            entries={slip.entries}
            runner={props.runner}
            recordsPath={props.recordsPath}
          />
        ) : count === 0 ? (
          <p className="cs-betslip__empty">{t(m.empty)}</p>
        ) : (
          <SlipForm {...props} slip={slip} />
        )}
      </div>
      <p className="cs-visually-hidden" role="status">
        {count > 0 ? t(m.count, { count }) : ''}
      </p>
    </aside>
  );
}
