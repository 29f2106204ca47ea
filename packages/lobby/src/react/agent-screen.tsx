import { useT } from '@courtside/i18n/react';
import { useCustomerService, useServices } from '@courtside/shell/react';
import { Artwork, Button } from '@courtside/ui';
import { p } from './page-messages.ts';
import { titles } from './route-titles.ts';

/** `/agent`: how one becomes a partner, and what a partner must not do. */
export function AgentScreen() {
  const t = useT();
  const { brand } = useServices();
  const { open, busy } = useCustomerService();
  return (
    <div className="cs-lobby-page">
      <div className="cs-lobby-agent__head">
        <div>
          <h1>{t(titles.agent)}</h1>
          <p className="cs-lobby-page__lead">{t(p.agentLead, { brand: brand.name })}</p>
          <Button variant="primary" size="lg" loading={busy} onClick={open}>
            {t(p.agentContact)}
          </Button>
        </div>
        <Artwork motif="handshake" seed="agent" ratio="card" />
      </div>
      <section>
        <h2>{t(p.agentHow)}</h2>
        <ol className="cs-lobby-agent__steps">
          {[p.agentHow1, p.agentHow2, p.agentHow3, p.agentHow4].map((step) => (
            <li key={step.id}>{t(step, { age: brand.minimumAge })}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t(p.agentRules)}</h2>
        <ul className="cs-lobby-agent__rules">
          {[p.agentRule1, p.agentRule2, p.agentRule3, p.agentRule4].map((rule) => (
            <li key={rule.id}>{t(rule)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
