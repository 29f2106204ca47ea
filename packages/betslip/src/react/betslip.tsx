import type { Currency, Money } from '@courtside/money';
import { useT } from '@courtside/i18n/react';
import { classNames, IconButton, IconChevronDown, IconTickets, IconTrash } from '@courtside/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { orderIsBusy } from '../core/order.ts';
import { showsPicks } from '../core/slip.ts';
import { selectSlip } from '../redux/selectors.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import { m } from './messages.ts';
import { OrderPanel } from './order-panel.tsx';
import { SlipForm } from './slip-form.tsx';

export interface BetslipProps {
  /** Of the region, for a link that leads to it. */
  id?: string;
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

/**
 * The slip: a region beside the board, and a bar at the bottom of a narrow screen. An order and what became of it stands
 * above the picks, which are those of the next one. Focused as a whole, such as by a link, it unfolds and leads to the
 * stake.
 */
export function Betslip(props: BetslipProps) {
  const t = useT();
  const slip = useSelector(selectSlip);
  const [unfolded, setUnfolded] = useState(false);
  const [placed, setPlaced] = useState(0);
  const [visits, setVisits] = useState(0);
  const root = useRef<HTMLElement>(null);
  const bodyId = useId();
  const count = slip.entries.length;
  const [before, setBefore] = useState(count);
  const ordered = slip.order.status !== 'idle';
  const busy = orderIsBusy(slip.order);
  if (count !== before) {
    setBefore(count);
    // A pick brings the slip up on a phone, and an empty one gets out of the way.
    if (count > before) setUnfolded(true);
    else if (count === 0 && !ordered) setUnfolded(false);
  }
  useEffect(() => {
    // To the stake, else to the title; not before it is unfolded, because what is hidden takes no focus.
    if (visits === 0) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find('form input') ?? find('h2'))?.focus();
  }, [visits]);
  const visit = () => setVisits((times) => times + 1);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A link leads to it, and it leads on.
    <aside
      ref={root}
      id={props.id}
      tabIndex={-1}
      className={classNames('cs-betslip', unfolded && 'is-unfolded')}
      aria-label={t(m.title)}
      onFocus={(event) => {
        // A press on its ground focuses it as well, and wants nothing.
        if (event.target !== root.current || !event.target.matches(':focus-visible')) return;
        setUnfolded(true);
        visit();
      }}
    >
      <div className="cs-betslip__head">
        <h2 tabIndex={-1} className="cs-betslip__title">
          <IconTickets size={18} aria-hidden />
          {t(m.title)}
          {count > 0 && <span className="cs-betslip__count">{count}</span>}
        </h2>
        {count > 0 && !busy && (
          <button
            type="button"
            className="cs-betslip__clear"
            onClick={() => {
              props.runner.send({ type: 'clear' });
              visit();
            }}
          >
            <IconTrash size={14} aria-hidden />
            {t(m.clear)}
          </button>
        )}
        <IconButton
          className="cs-betslip__fold"
          aria-expanded={unfolded}
          aria-controls={bodyId}
          label={t(unfolded ? m.fold : m.open)}
          onClick={() => setUnfolded(!unfolded)}
        >
          <IconChevronDown size={20} aria-hidden />
        </IconButton>
      </div>
      <div id={bodyId} className="cs-betslip__body">
        {ordered && (
          <OrderPanel
            order={slip.order}
            runner={props.runner}
            recordsPath={props.recordsPath}
            slipIsEmpty={count === 0}
            placed={placed}
            onDismissed={visit}
          />
        )}
        {showsPicks(slip) && (
          <SlipForm
            {...props}
            slip={slip}
            onPlaced={() => setPlaced((times) => times + 1)}
            onRemoved={visit}
          />
        )}
        {count === 0 && !ordered && <p className="cs-betslip__empty">{t(m.empty)}</p>}
      </div>
      <p className="cs-visually-hidden" role="status">
        {count > 0 ? t(m.count, { count }) : ''}
      </p>
    </aside>
  );
}
