import type { Promotion } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useServices } from '@courtside/shell/react';
import { Button, Card, DataList } from '@courtside/ui';
import { isSome } from '../core/is-some.ts';
import { LANDING } from '../core/kinds.ts';
import { chanceText } from '../core/wheel.ts';
import { m } from './messages.ts';
import { useCounted } from './standing-card.tsx';
import { useCurrency } from './use-currency.ts';

/**
 * Whether a visitor has a reason to log in: not for a page of text, unless it names a reward.
 *
 * @param drawnAs kind of the shown page: an unknown kind is shown as a page of text
 */
export const offersSomething = ({ reward }: Promotion, drawnAs: string): boolean =>
  drawnAs !== LANDING || reward !== undefined;

/** For visitors, in place of the member's standing: the reward, its conditions, and buttons to log in and register. */
export function OfferCard({ promotion: { reward, goal, rate } }: { promotion: Promotion }) {
  const t = useT();
  const counted = useCounted();
  const currency = useCurrency();
  const { events } = useServices();
  const figures = [
    ...(reward ? [{ label: t(m.reward), value: shownAmount(reward.amount, currency) }] : []),
    ...(rate === undefined ? [] : [{ label: t(m.rate), value: chanceText(rate) }]),
    ...(goal ? [{ label: goal.text, value: counted(goal.target, goal.unit) }] : []),
  ];
  return (
    <Card level={2} title={t(figures.length > 0 ? m.offer : m.mine)} className="cs-promo-standing">
      {figures.length > 0 && <DataList layout="figures" items={figures} />}
      {reward && (
        <p className="cs-promo-standing__terms">
          {isSome(reward.turnover)
            ? t(m.terms, { turnover: shownAmount(reward.turnover, currency) })
            : t(m.noTerms)}
        </p>
      )}
      <div className="cs-promo-standing__act">
        <Button variant="primary" size="lg" onClick={() => events.emit('login', undefined)}>
          {t(words.login)}
        </Button>
        <Button size="lg" onClick={() => events.emit('register', undefined)}>
          {t(words.register)}
        </Button>
        <p className="cs-promo-standing__terms">{t(m.loginNote)}</p>
      </div>
    </Card>
  );
}
