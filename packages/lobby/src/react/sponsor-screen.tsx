import type { SponsorContent } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { QueryView } from '@courtside/shell/react';
import { ClubShield } from '@courtside/ui';
import { lobbyApi } from '../redux/lobby-api.ts';
import { p } from './page-messages.ts';
import { titles } from './route-titles.ts';

/** `/sponsor`: whom the brand supports. */
export function SponsorScreen() {
  const t = useT();
  const load = lobbyApi.useSponsorsQuery();
  return (
    <div className="cs-lobby-page">
      <h1>{load.data?.title ?? t(titles.sponsor)}</h1>
      <QueryView query={load} rows={8}>
        {({ lead, partners }) => (
          <>
            <p className="cs-lobby-page__lead">{lead}</p>
            <ul className="cs-lobby-partners">
              {partners.map((partner) => (
                <li key={partner.partnerId}>
                  <Partner partner={partner} />
                </li>
              ))}
            </ul>
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
    <article className="cs-lobby-partner">
      <ClubShield
        name={partner.name}
        monogram={partner.monogram}
        {...(ground !== undefined &&
          second !== undefined && { colours: [ground, second] as const })}
        size={64}
      />
      <div>
        <h2>{partner.name}</h2>
        <p className="cs-lobby-partner__role">
          {partner.role}
          {' · '}
          {t(p.years, { since: partner.since, until: partner.until })}
        </p>
        <p>{partner.text}</p>
      </div>
    </article>
  );
}
