import type { Ticket } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { isCurrency } from '@courtside/money';
import { Card } from '@courtside/ui';
import { useBetTools } from './bet-tools.ts';
import { tm } from './ticket-messages.ts';
import { toldSettlement } from './ticket-settlements.ts';
import { usePriceText } from './use-price-text.ts';

interface TicketWhyProps {
  ticket: Ticket;
  currency: string | undefined;
}

/** The explanation of a settlement, sentence by sentence: of the current one, and of those before a correction. */
export function TicketWhy({ ticket, currency }: TicketWhyProps) {
  const t = useT();
  const priceText = usePriceText();
  const { settlements } = ticket;
  const last = settlements.at(-1);
  const [first] = settlements;
  if (!last || last.cause === 'reopened') return null;
  // The explanation uses Hong Kong prices; a price that is shown in another format would look wrong.
  const isOther = ticket.legs.some(
    ({ wtype, ior }) => priceText({ wtype, price: ior, series: ticket.legs.length > 1 }) !== ior,
  );
  return (
    <Card title={t(tm.why)} level={2} className="cs-member-why">
      <Working ticket={ticket} settlement={last} currency={currency} />
      {isOther && <p className="cs-member-why__note">{t(tm.hongKong)}</p>}
      {first && first !== last && (
        <details className="cs-member-why__earlier">
          <summary>{t(tm.earlier)}</summary>
          <Working ticket={ticket} settlement={first} currency={currency} />
        </details>
      )}
    </Card>
  );
}

function Working({
  ticket,
  settlement,
  currency,
}: TicketWhyProps & { settlement: Ticket['settlements'][number] }) {
  const t = useT();
  const tools = useBetTools();
  if (!tools || !isCurrency(currency)) return null;
  const told = tools.working(toldSettlement(ticket, settlement), { t, currency });
  const isSeries = ticket.legs.length > 1;
  return (
    <>
      {ticket.legs.map((leg, at) => {
        const steps = told.legs[at] ?? [];
        return (
          <section
            key={`${leg.gid}/${leg.wtype}/${leg.pick}`}
            className="cs-member-why__leg"
            aria-label={t(tm.leg, { leg: at + 1 })}
          >
            {isSeries && (
              <h3 className="cs-member-why__title">
                {t(tm.leg, { leg: at + 1 })} {leg.team_h}
                {leg.team_c && ` - ${leg.team_c}`}
              </h3>
            )}
            {steps.length > 0 ? (
              <Steps steps={steps} />
            ) : (
              <p className="cs-member-why__note">{t(tm.notNeeded)}</p>
            )}
          </section>
        );
      })}
      <section className="cs-member-why__leg" aria-label={t(tm.whyStake)}>
        <h3 className="cs-member-why__title">{t(tm.whyStake)}</h3>
        <Steps steps={told.ticket} />
      </section>
    </>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="cs-member-why__steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
