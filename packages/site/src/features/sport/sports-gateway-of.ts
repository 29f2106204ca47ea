import type { SiteI18n } from '@courtside/i18n';
import type { FeatureSite } from '@courtside/shell/react';
import { createSportsGateway, type SportsGateway } from '@courtside/sports';

const RESOURCE = '/game/api/v1/venue/resource';

/** The language of the venue's names of teams and leagues. */
export const sportsLanguage = ({ locale }: Pick<SiteI18n, 'locale'>): 'zh-cn' | 'zh-tw' =>
  locale === 'zh-Hant' ? 'zh-tw' : 'zh-cn';

/** The local sports venue for the current member of a site. */
export function sportsGatewayOf({ services }: FeatureSite): SportsGateway {
  const { client, session, i18n } = services;
  return createSportsGateway({
    call: (body, asking) => client.call(RESOURCE, body, asking),
    now: client.serverNow,
    token: session.token,
    language: () => sportsLanguage(i18n),
    ip: async () => (await client.preInfo()).ip,
  });
}
