import { useT } from '@courtside/i18n/react';
import { Section, useCustomerService, useServices } from '@courtside/shell/react';
import { Artwork, Banner, Button, DataTable, Tabs } from '@courtside/ui';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { p } from './page-messages.ts';
import { titles } from './route-titles.ts';

const PARTS = ['plan', 'join', 'contact'] as const;
type Part = (typeof PARTS)[number];

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** `/agent`: the partner programme: its payments, how to join, its prohibitions, and the contact. */
export function AgentScreen() {
  const t = useT();
  const { brand } = useServices();
  const { open, busy } = useCustomerService();
  const [params, setParams] = useSearchParams();
  const asked = PARTS.find((each) => each === params.get('part')) ?? 'plan';
  // The prerendered page has no query.
  const taken = useSyncExternalStore(never, yes, no);
  const part = taken ? asked : 'plan';
  const choose = (next: Part) =>
    setParams(next === 'plan' ? {} : { part: next }, { replace: true, preventScrollReset: true });
  const contact = (
    <Button variant="primary" size="lg" loading={busy} onClick={open}>
      {t(p.agentContact)}
    </Button>
  );
  return (
    <div className="cs-lobby-page">
      <div className="cs-lobby-agent__head">
        <div>
          <h1>{t(titles.agent)}</h1>
          <p className="cs-lobby-page__lead">{t(p.agentLead, { brand: brand.name })}</p>
          {part !== 'contact' && contact}
        </div>
        <Artwork motif="handshake" seed="agent" ratio="card" />
      </div>
      <Tabs
        label={t(p.agentParts)}
        value={part}
        onChange={choose}
        items={[
          { value: 'plan', label: t(p.agentPlan), content: <Plan /> },
          { value: 'join', label: t(p.agentJoin), content: <Join age={brand.minimumAge} /> },
          {
            value: 'contact',
            label: t(p.agentReach),
            content: (
              <section className="cs-lobby-agent__part">
                <p className="cs-lobby-page__lead">{t(p.reachLead)}</p>
                <Banner tone="warning" role="group">
                  {t(p.reachWarn)}
                </Banner>
                {contact}
              </section>
            ),
          },
        ]}
      />
    </div>
  );
}

/** Invented figures: they show how the sum is made, not actual earnings. */
const EXAMPLE = [
  [p.planWin, '100,000'],
  [p.planBonus, '−12,000'],
  [p.planRebate, '−6,000'],
  [p.planFees, '−2,000'],
  [p.planNet, '80,000'],
  [p.planPaid, '24,000'],
] as const;

function Plan() {
  const t = useT();
  return (
    <section className="cs-lobby-agent__part">
      <p className="cs-lobby-page__lead">{t(p.planLead)}</p>
      <p className="cs-lobby-agent__formula">{t(p.planFormula)}</p>
      <DataTable
        caption={t(p.planExample)}
        rows={EXAMPLE}
        rowKey={([item]) => item.id}
        columns={[
          { key: 'item', head: t(p.planItem), kind: 'rowHeader', cell: ([item]) => t(item) },
          { key: 'amount', head: t(p.planAmount), kind: 'number', cell: ([, amount]) => amount },
        ]}
      />
      <ul className="cs-lobby-agent__rules">
        {[p.planNote1, p.planNote2].map((note) => (
          <li key={note.id}>{t(note)}</li>
        ))}
      </ul>
    </section>
  );
}

function Join({ age }: { age: number }) {
  const t = useT();
  return (
    <div className="cs-lobby-agent__part">
      <Section title={t(p.agentHow)}>
        <ol className="cs-lobby-agent__steps">
          {[p.agentHow1, p.agentHow2, p.agentHow3, p.agentHow4].map((step) => (
            <li key={step.id}>{t(step, { age })}</li>
          ))}
        </ol>
      </Section>
      <Section title={t(p.agentRules)}>
        <ul className="cs-lobby-agent__rules">
          {[p.agentRule1, p.agentRule2, p.agentRule3, p.agentRule4].map((rule) => (
            <li key={rule.id}>{t(rule)}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
