import { betMessages, marketWords, pickWords } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { isPositiveMoney, money, type Currency } from '@courtside/money';
import { classNames, IconAlert, IconSpinner, IconSuccess } from '@courtside/ui';
import type { ReactNode } from 'react';
import type { SlipEntry } from '../core/pick/entry.ts';
import { receiptOf } from '../core/order/receipt.ts';
import { isReturned } from '../core/order/returned.ts';
import { showsPicks } from '../core/slip/slip-order.ts';
import type { SlipState } from '../core/slip/slip-state.ts';
import { slipTotals } from '../core/slip/stakes.ts';
import { m } from './messages.ts';
import { moneyText } from '../core/money-text.ts';
import { headingOf } from './order-heading.ts';
import { pickOfEntry } from './pick-details.tsx';
import { usePriceText } from './use-price-text.ts';

export interface SlipSummaryProps {
  slip: SlipState;
  currency: Currency;
}

/**
 * The two lines of a folded slip: the status of an order, the name and price of one pick, or the number of several
 * picks; below that the stake and the possible winnings.
 */
export function SlipSummary({ slip, currency }: SlipSummaryProps) {
  if (isReturned(slip) || !showsPicks(slip)) return <OrderSummary slip={slip} />;
  const [only, ...others] = slip.entries;
  if (!only) return null;
  return others.length === 0 ? (
    <PickSummary entry={only} slip={slip} currency={currency} />
  ) : (
    <PicksSummary slip={slip} currency={currency} />
  );
}

function OrderSummary({ slip }: Pick<SlipSummaryProps, 'slip'>) {
  const t = useT();
  const { order } = slip;
  const receipt = receiptOf(order);
  if (order.status === 'idle' || !receipt) return null;
  const { tone, text } = isReturned(slip)
    ? ({ tone: 'warning', text: m.returned } as const)
    : headingOf(order, receipt);
  const Icon = { busy: IconSpinner, success: IconSuccess, warning: IconAlert, danger: IconAlert }[
    tone
  ];
  return (
    <div className="cs-betslip-summary">
      <p className="cs-betslip-summary__first">
        <span className={classNames('cs-betslip-summary__state', `is-${tone}`)}>
          <Icon className={tone === 'busy' ? 'cs-spin' : undefined} size={18} aria-hidden />
          {t(text)}
        </span>
      </p>
      {order.status !== 'rejected' && (
        <p className="cs-betslip-summary__second">
          {t(betMessages.stake)} {moneyText(receipt.stake)} · {t(m.most)} {moneyText(receipt.most)}
        </p>
      )}
    </div>
  );
}

function PickSummary({ entry, slip, currency }: SlipSummaryProps & { entry: SlipEntry }) {
  const t = useT();
  const priceText = usePriceText();
  const pick = pickOfEntry(entry);
  const { selection, line } = pickWords(pick, t);
  const isOpen = entry.status === 'open';
  return (
    <div className="cs-betslip-summary">
      <p className="cs-betslip-summary__first">
        <span className="cs-betslip-summary__pick">
          {selection} {line}
        </span>
        <strong className={classNames('cs-betslip-summary__price', !isOpen && 'is-off')}>
          {isOpen
            ? priceText({ wtype: entry.playInfo.w, price: entry.terms.price })
            : t(entry.status === 'closed' ? m.matchOver : m.suspended)}
        </strong>
      </p>
      <p className="cs-betslip-summary__second">
        <Staked slip={slip} currency={currency}>
          {isReplacement(slip) ? (
            t(m.replaced)
          ) : (
            <>
              {marketWords(pick, t).text}{' '}
              {pick.wtype === 'FS'
                ? pick.league
                : t(betMessages.versus, { home: pick.team_h, away: pick.team_c })}
            </>
          )}
        </Staked>
      </p>
    </div>
  );
}

/** Whether the only pick has replaced another, which a folded slip would not show. */
const isReplacement = ({ mode, entries, removed }: SlipState): boolean =>
  mode === 'single' &&
  removed !== null &&
  removed.entries.some(({ id }) => entries.every((each) => each.id !== id));

function PicksSummary({ slip, currency }: SlipSummaryProps) {
  const t = useT();
  const names = slip.entries.map((entry) => pickWords(pickOfEntry(entry), t).text);
  return (
    <div className="cs-betslip-summary">
      <p className="cs-betslip-summary__first">{t(m.count, { count: slip.entries.length })}</p>
      <p className="cs-betslip-summary__second">
        <Staked slip={slip} currency={currency}>
          {names.join('、')}
        </Staked>
      </p>
    </div>
  );
}

/** The stake and the possible winnings; `children` before a stake is typed. */
function Staked({ slip, currency, children }: SlipSummaryProps & { children: ReactNode }) {
  const t = useT();
  const { stake, winnings } = slipTotals(slip, currency);
  if (!isPositiveMoney(stake)) return children;
  return (
    <>
      {t(betMessages.stake)} {moneyText(stake)} · {t(betMessages.maxWin)}{' '}
      {moneyText(money(winnings, currency))}
    </>
  );
}
