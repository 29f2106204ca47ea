import { oddsFormatMessages } from '@courtside/betting-terms';
import type { Currency, Money, OddsFormat } from '@courtside/money';
import { useT } from '@courtside/i18n/react';
import {
  Badge,
  classNames,
  IconButton,
  IconChevronDown,
  IconTickets,
  IconTrash,
} from '@courtside/ui';
import type { Violation } from '@courtside/kernel';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useSelector } from 'react-redux';
import { shownFormat, type OddsDisplay } from '../core/slip/odds-display.ts';
import type { SlipState } from '../core/slip/slip-state.ts';
import { orderIsBusy } from '../core/order/order-state.ts';
import type { SlipContext } from '../core/slip/slip-context.ts';
import { receiptOf } from '../core/order/receipt.ts';
import { isReturned } from '../core/order/returned.ts';
import { showsPicks } from '../core/slip/slip-order.ts';
import { selectSlip } from '../redux/selectors.ts';
import type { QuickBetter } from '../runner/create-quick-bets.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import { LoadShared, type LoadSharedProps } from './load-shared.tsx';
import type { MarkWord } from './mark-word.ts';
import { m } from './messages.ts';
import { headingOf } from './order-heading.ts';
import { OddsDisplayContext } from './odds-display-context.ts';
import { OrderPanel } from './order-panel.tsx';
import { QuickBetPanel } from './quick-bet-panel.tsx';
import { ReturnedOrder } from './returned-order.tsx';
import { RemovedPicks } from './removed-picks.tsx';
import { ShareSlip } from './share-slip.tsx';
import { SlipForm } from './slip-form.tsx';
import { SlipModes } from './slip-modes.tsx';
import { SlipSummary } from './slip-summary.tsx';
import { useIsSheet } from './use-is-sheet.ts';
import type { KeypadChoice } from './use-keypad.ts';
import { useDrawnSlip } from './use-drawn-slip.ts';
import { useOpenSheet } from './use-open-sheet.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface BetslipProps {
  /** Of the region, for a link that leads to it. */
  id?: string;
  /**
   * Where it is a sheet at the bottom of the screen: calls the listener when something outside of it, such as a button in
   * the bar of a phone, unfolds it (true), folds it (false) or does whichever it is not. @returns what ends that
   */
  onToggle?: (listener: (open?: boolean) => void) => () => void;
  runner: SlipRunner;
  currency: Currency;
  /** Null while it is not known. */
  balance: Money | null;
  loggedIn: boolean;
  /** Placing without a login: says so and leads to it. */
  onLoginNeeded: () => void;
  /** Stakes that one press fills in. */
  quickAmounts: readonly string[];
  /** Lets the member change them. */
  onQuickAmountsChange?: (amounts: string[]) => void;
  /** Offers to share the picks, under this name of the brand. */
  shareAs?: string;
  /** Looks up picks that somebody shared; without it there is no field for their code. */
  loadShared?: LoadSharedProps['load'];
  /** On a phone: the keypad of the slip, or the system's keyboard. @default 'own' */
  keypad?: KeypadChoice;
  /** Keeps what the member chose. */
  onKeypadChange?: (choice: KeypadChoice) => void;
  /** Offers the highest stake that is possible (全额). @default true */
  hasMax?: boolean;
  /** How markets of more than two outcomes are shown. @default 'asian' */
  oddsDisplay?: OddsDisplay;
  /** What the house takes at most beside the limits of each pick, where that is known: it caps stakes, with its reason. */
  caps?: Pick<SlipContext, 'maxPayout' | 'exposure'>;
  /** Leads to somebody who can help with an order whose outcome is not known. */
  onCustomerService?: () => void;
  recordsPath: string;
  /** Offers bets at a touch of a price (快速下注). */
  quickBets?: QuickBetter | undefined;
  /** Why nothing can be placed now, such as a break of the member; the picks and what was typed stay. */
  shut?: ReactNode;
  /** Says a reason in words of the application; null leaves it to the slip. Reasons of the house are among them. */
  explain?: (reason: Violation) => ReactNode;
  /** Explains words of the slip. @default plain words */
  markWord?: MarkWord;
}

/**
 * The slip: a region beside the board, and a sheet at the bottom of a narrow screen, which is folded to a summary until it
 * is touched or dragged up. An order and what became of it stands above the picks, which are those of the next one. Focused
 * as a whole, such as by a link, it unfolds and leads to the stake.
 */
export function Betslip(props: BetslipProps) {
  const t = useT();
  const slip = useDrawnSlip(useSelector(selectSlip));
  const [unfolded, setUnfolded] = useState(false);
  const [placed, setPlaced] = useState(0);
  const [visits, setVisits] = useState(0);
  /** How often something outside of it has unfolded it. */
  const [calls, setCalls] = useState(0);
  /** Of the picks that were loaded last. */
  const [missing, setMissing] = useState(0);
  const root = useRef<HTMLElement>(null);
  const foldButton = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  const isSheet = useIsSheet();
  const { oddsDisplay = 'asian' } = props;
  const count = slip.entries.length;
  const [before, setBefore] = useState(count);
  const ordered = slip.order.status !== 'idle';
  const idle = count === 0 && !ordered;
  const busy = orderIsBusy(slip.order);
  const returned = isReturned(slip);
  const showsForm = returned || showsPicks(slip);
  if (count !== before) {
    setBefore(count);
    // A pick does not unfold it: on a phone the board would be gone with each touch. An empty one gets out of the way.
    if (idle) setUnfolded(false);
    if (count === 0) setMissing(0);
  }
  useEffect(() => {
    // To the stake, else to the title; not before it is unfolded, because what is hidden takes no focus.
    if (visits === 0) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find('[data-stake]') ?? find('h2'))?.focus();
  }, [visits]);
  const { onToggle } = props;
  useEffect(
    () =>
      onToggle?.((open) => {
        setUnfolded((before) => open ?? !before);
        setCalls((times) => times + 1);
      }),
    [onToggle],
  );
  useEffect(() => {
    // To the title and not to the stake, which would bring up its keys.
    if (calls > 0) root.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [calls]);
  function fold() {
    // What is hidden loses the focus.
    const inside = root.current?.contains(document.activeElement) === true;
    setUnfolded(false);
    if (inside) foldButton.current?.focus();
  }
  const isOpen = isSheet && unfolded;
  const isSummed = isSheet && !unfolded && !idle;
  const receipt = showsPicks(slip) ? null : receiptOf(slip.order);
  const stands =
    receipt && slip.order.status !== 'idle' ? headingOf(slip.order, receipt).text : null;
  useOpenSheet({
    sheet: root,
    state: isOpen ? 'open' : isSummed ? 'folded' : 'none',
    onFold: fold,
  });
  const drag = useSheetDrag({
    sheet: root,
    unfolded,
    onUnfold: (open) => (open ? setUnfolded(true) : fold()),
  });
  const visit = useCallback(() => setVisits((times) => times + 1), []);
  const onPlaced = useCallback(() => setPlaced((times) => times + 1), []);
  /** A digit outside of a field leads to the stake of that number. */
  function jump(event: KeyboardEvent<HTMLElement>) {
    if (!/^[0-9]$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).matches('input, select, textarea')) return;
    const stakes = root.current?.querySelectorAll<HTMLElement>('[data-stake]') ?? [];
    const stake = stakes[(Number(event.key) + 9) % 10];
    if (!stake) return;
    event.preventDefault();
    stake.focus();
  }
  return (
    <OddsDisplayContext value={oddsDisplay}>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Its key is Escape.
        <div className="cs-betslip-scrim" onClick={fold} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A link leads to it, and it leads on. */}
      <aside
        onKeyDown={jump}
        ref={root}
        id={props.id}
        tabIndex={-1}
        className={classNames('cs-betslip', unfolded && 'is-unfolded', idle && 'is-idle')}
        aria-label={t(m.title)}
        onFocus={(event) => {
          // Pressing the slip beside its controls focuses it too, but does not ask to unfold it.
          if (event.target !== root.current || !event.target.matches(':focus-visible')) return;
          setUnfolded(true);
          visit();
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- The button in it does the same. */}
        <div className="cs-betslip__head" {...(isSheet ? drag : {})}>
          {isSheet && <span className="cs-betslip__grip" />}
          {isSummed && <SlipSummary slip={slip} currency={props.currency} />}
          <h2
            tabIndex={-1}
            className={classNames('cs-betslip__title', isSummed && 'cs-visually-hidden')}
          >
            <IconTickets size={18} aria-hidden />
            {t(m.title)}
            {count > 0 && <span className="cs-betslip__count">{count}</span>}
          </h2>
          {count > 0 && !isSummed && (
            <Badge>
              {formatsOf(slip, oddsDisplay)
                .map((format) => t(oddsFormatMessages[format]))
                .join(' · ')}
            </Badge>
          )}
          {count > 0 && !busy && !isSummed && (
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
            ref={foldButton}
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
          {returned && slip.order.status !== 'idle' && <ReturnedOrder order={slip.order} />}
          {ordered && !returned && (
            <OrderPanel
              order={slip.order}
              runner={props.runner}
              recordsPath={props.recordsPath}
              slipIsEmpty={count === 0}
              placed={placed}
              onCustomerService={props.onCustomerService}
              // An empty slip has nothing more to say on a phone, where it covers the board.
              onDismissed={() => (count === 0 && isSheet ? fold() : visit())}
              explain={props.explain}
            />
          )}
          {!busy && <RemovedPicks slip={slip} runner={props.runner} onUndone={visit} />}
          {!busy && (showsForm || count === 0) && (
            <SlipModes mode={slip.mode} entries={slip.entries} runner={props.runner} />
          )}
          {showsForm && <SlipForm {...props} slip={slip} onPlaced={onPlaced} onRemoved={visit} />}
          {showsForm && props.shareAs !== undefined && (
            <ShareSlip entries={slip.entries} brand={props.shareAs} />
          )}
          {props.quickBets && !props.shut && (
            <QuickBetPanel quick={props.quickBets} currency={props.currency} />
          )}
          {missing > 0 && count > 0 && (
            <p role="status" className="cs-betslip-missing">
              {t(m.shareMissing, { count: String(missing) })}
            </p>
          )}
          {idle && (
            <>
              <p className="cs-betslip__empty">{t(m.empty)}</p>
              {props.loadShared && (
                <LoadShared runner={props.runner} load={props.loadShared} onMissing={setMissing} />
              )}
            </>
          )}
        </div>
        <p className="cs-visually-hidden" role="status">
          {isSummed && stands ? t(stands) : count > 0 ? t(m.count, { count }) : ''}
        </p>
      </aside>
    </OddsDisplayContext>
  );
}

/** The formats that the prices of the picks stand in, each once. */
function formatsOf(
  { entries, mode, oddsFormat: chosen }: SlipState,
  oddsDisplay: OddsDisplay,
): readonly OddsFormat[] {
  const formats = entries.map(({ playInfo: { w: wtype } }) =>
    shownFormat({ wtype, chosen, mode, oddsDisplay }),
  );
  return [...new Set(formats)];
}
