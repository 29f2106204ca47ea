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
  useDeferredValue,
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
import { showsPicks } from '../core/slip/slip-order.ts';
import { selectSlip } from '../redux/selectors.ts';
import type { QuickBetter } from '../runner/create-quick-bets.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import type { LoadSharedProps } from './load-shared.tsx';
import type { MarkWord } from './mark-word.ts';
import { m } from './messages.ts';
import { headingOf } from './order-heading.ts';
import { OddsDisplayContext } from './odds-display-context.ts';
import { SlipBody } from './slip-body.tsx';
import { SlipSummary } from './slip-summary.tsx';
import { useIsSheet } from './use-is-sheet.ts';
import type { KeypadChoice } from './use-keypad.ts';
import { useDrawnSlip } from './use-drawn-slip.ts';
import { useOpenSheet } from './use-open-sheet.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface BetslipProps {
  /** Id of the region, for links to it. */
  id?: string;
  /**
   * For a sheet at the bottom of the screen: calls the listener when an element outside of it, such as a button in the
   * bar of a phone, unfolds it (true), folds it (false) or toggles it (undefined). @returns a function that stops it
   */
  onToggle?: (listener: (open?: boolean) => void) => () => void;
  runner: SlipRunner;
  currency: Currency;
  /** Null while it is unknown. */
  balance: Money | null;
  loggedIn: boolean;
  /** Called when the visitor places without a login, to tell them so and lead to it. */
  onLoginNeeded: () => void;
  /** Stakes that one press fills in. */
  quickAmounts: readonly string[];
  /** Called with the member's new quick amounts; without it they cannot be changed. */
  onQuickAmountsChange?: (amounts: string[]) => void;
  /** Name of the brand under which picks can be shared; without it sharing is not offered. */
  shareAs?: string;
  /** Looks up shared picks; without it there is no field for their code. */
  loadShared?: LoadSharedProps['load'];
  /** On a phone: the keypad of the slip, or the system's keyboard. @default 'own' */
  keypad?: KeypadChoice;
  /** Called with the member's choice, to store it. */
  onKeypadChange?: (choice: KeypadChoice) => void;
  /** Offers the highest possible stake (全额). @default true */
  hasMax?: boolean;
  /** How markets of more than two outcomes are shown. @default 'asian' */
  oddsDisplay?: OddsDisplay;
  /** Known caps of the house beside the limits of each pick: they lower stakes, with their reason. */
  caps?: Pick<SlipContext, 'maxPayout' | 'exposure'>;
  /** Leads to customer service, for an order whose outcome is unknown. */
  onCustomerService?: () => void;
  recordsPath: string;
  /** Offers bets by one press on a price (快速下注). */
  quickBets?: QuickBetter | undefined;
  /** Reason why nothing can be placed now, such as a break of the member; the picks and stakes stay. */
  shut?: ReactNode;
  /** Returns the application's text for a reason, also of the house; null leaves it to the slip. */
  explain?: (reason: Violation) => ReactNode;
  /** Explains words of the slip. @default plain words */
  markWord?: MarkWord;
}

/**
 * The slip: a region beside the board, and a sheet at the bottom of a narrow screen, which is folded to a summary until
 * it is tapped or dragged up. An order and its outcome are shown above the picks, which are those of the next order.
 * When it is focused as a whole, such as by a link, it unfolds and moves the focus to the stake.
 */
export function Betslip(props: BetslipProps) {
  const t = useT();
  const slip = useDrawnSlip(useSelector(selectSlip));
  const [unfolded, setUnfolded] = useState(false);
  const [placed, setPlaced] = useState(0);
  const [visits, setVisits] = useState(0);
  /** Number of times that an element outside of it has unfolded or folded it. */
  const [calls, setCalls] = useState(0);
  /** Number of picks that could not be loaded from the last shared code. */
  const [missing, setMissing] = useState(0);
  const root = useRef<HTMLElement>(null);
  const foldButton = useRef<HTMLButtonElement>(null);
  /** What had the focus before an element outside of it unfolded it, such as that element. */
  const opener = useRef<Element | null>(null);
  const bodyId = useId();
  const isSheet = useIsSheet();
  const { oddsDisplay = 'asian' } = props;
  const count = slip.entries.length;
  const [before, setBefore] = useState(count);
  const ordered = slip.order.status !== 'idle';
  const idle = count === 0 && !ordered;
  const busy = orderIsBusy(slip.order);
  // What a folded sheet hides is drawn a moment later, so that the board answers a pick at once.
  const late = useDeferredValue(isSheet && !unfolded ? slip : null);
  const bodySlip = isSheet && !unfolded && late ? late : slip;
  if (count !== before) {
    setBefore(count);
    // A pick does not unfold it: on a phone it would cover the board at each tap. An empty slip folds.
    if (idle) setUnfolded(false);
    if (count === 0) setMissing(0);
  }
  useEffect(() => {
    // Focuses the stake, else the title, once it is unfolded, because hidden elements take no focus.
    if (visits === 0) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find('[data-stake]') ?? find('h2'))?.focus();
  }, [visits]);
  const { onToggle } = props;
  useEffect(
    () =>
      onToggle?.((open) => {
        opener.current = document.activeElement;
        setUnfolded((before) => open ?? !before);
        setCalls((times) => times + 1);
      }),
    [onToggle],
  );
  useEffect(() => {
    // Focuses the title and not the stake, which would open its keypad.
    if (calls > 0) root.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [calls]);
  const fold = useCallback(() => {
    // A hidden element loses the focus.
    const inside = root.current?.contains(document.activeElement) === true;
    setUnfolded(false);
    if (!inside) return;
    // An empty slip is hidden once it is folded, and its own button with it.
    if (idle && opener.current instanceof HTMLElement) opener.current.focus();
    else foldButton.current?.focus();
  }, [idle]);
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
  /** A digit that is typed outside of a field focuses the stake of that number. */
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
          // A click on the background focuses the slip too; it must not unfold it.
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
          <SlipBody
            {...props}
            slip={bodySlip}
            isSheet={isSheet}
            placed={placed}
            missing={missing}
            onMissing={setMissing}
            onVisit={visit}
            onFold={fold}
            onPlaced={onPlaced}
          />
        </div>
        <p className="cs-visually-hidden" role="status">
          {isSummed && stands ? t(stands) : count > 0 ? t(m.count, { count }) : ''}
        </p>
      </aside>
    </OddsDisplayContext>
  );
}

/** The formats in which the prices of the picks are shown, each once. */
function formatsOf(
  { entries, mode, oddsFormat: chosen }: SlipState,
  oddsDisplay: OddsDisplay,
): readonly OddsFormat[] {
  const formats = entries.map(({ playInfo: { w: wtype } }) =>
    shownFormat({ wtype, chosen, mode, oddsDisplay }),
  );
  return [...new Set(formats)];
}
