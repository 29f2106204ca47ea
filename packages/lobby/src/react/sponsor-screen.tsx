import type { SponsorContent } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { QueryView, Section, useCustomerService } from '@courtside/shell/react';
import { Artwork, Button, Card, ClubShield } from '@courtside/ui';
import { lobbyApi } from '../redux/lobby-api.ts';
import { p } from './page-messages.ts';
import { titles } from './route-titles.ts';

/** `/sponsor`: the sponsorships of the brand. */
export function SponsorScreen() {
  const t = useT();
  const load = lobbyApi.useSponsorsQuery();
  const { open, busy } = useCustomerService();
  return (
    <div className="cs-lobby-page">
      <div className="cs-lobby-agent__head">
        <div>
          <h1>{load.data?.title ?? t(titles.sponsor)}</h1>
          {load.data && <p className="cs-lobby-page__lead">{load.data.lead}</p>}
          <Button loading={busy} onClick={open}>
            {t(p.sponsorContact)}
          </Button>
        </div>
        <Artwork motif="shield" seed="sponsor" ratio="card" />
      </div>
      <QueryView query={load} rows={8}>
        {({ partners }) => (
          <>
            <ul className="cs-lobby-partners">
              {partners.map((partner) => (
                <li key={partner.partnerId}>
                  <Partner partner={partner} />
                </li>
              ))}
            </ul>
            <Section title={t(p.sponsorHow)}>
              <ul className="cs-lobby-agent__rules">
                {[p.sponsorHow1, p.sponsorHow2, p.sponsorHow3].map((rule) => (
                  <li key={rule.id}>{t(rule)}</li>
                ))}
              </ul>
            </Section>
          </>
        )}
      </QueryView>
    </div>
  );
}

function Partner({ partner }: { partner: SponsorContent['partners'][number] }) {
  const t = useT();
  const [ground, second] = partner.colors;
  return (
    <Card
      role="article"
      outlined
      level={2}
      title={partner.name}
      className="cs-lobby-partner"
      media={
        <ClubShield
          name={partner.name}
          monogram={partner.monogram}
          {...(ground !== undefined &&
            second !== undefined && { colours: [ground, second] as const })}
          size={64}
        />
      }
    >
      <p className="cs-lobby-partner__role">
        {partner.role}
        {' · '}
        {t(p.years, { since: partner.since, until: partner.until })}
      </p>
      <p>{partner.text}</p>
    </Card>
  );
}
