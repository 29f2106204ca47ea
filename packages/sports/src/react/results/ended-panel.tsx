import { useLanguage } from '@courtside/i18n/react';
import { QueryView } from '@courtside/shell/react';
import type { SportsGateway } from '../../core/sports-gateway.ts';
import { useAsked } from '../use-asked.ts';
import { EndedMarkets } from './ended-markets.tsx';

export interface EndedPanelProps {
  gidm: string;
  gateway: Pick<SportsGateway, 'ask'>;
}

/** Requests and shows the results of a match's markets. */
export function EndedPanel({ gidm, gateway }: EndedPanelProps) {
  const { tag } = useLanguage();
  const query = useAsked(`${gidm}:${tag}`, () => gateway.ask('getResult', { gidm }));
  return (
    <QueryView query={query} rows={3}>
      {({ match, markets }) => <EndedMarkets match={match} markets={markets} />}
    </QueryView>
  );
}
