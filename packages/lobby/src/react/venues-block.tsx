import { useT } from '@courtside/i18n/react';
import { Section, useServices, useVenues } from '@courtside/shell/react';
import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import { byCategory } from '../core/venue-types.ts';
import { VenuesShape } from './block-shapes.tsx';
import { VenueTabs } from './lower-parts.tsx';
import { LowerQuery } from './lower-query.tsx';
import { m } from './messages.ts';
import { useNear } from './use-near.ts';

/** The venues of each category with their hot games; before them the member's own games, if `Own` is given. */
export function venuesBlock(Own: ComponentType | null): ComponentType {
  return function VenuesBlock() {
    return <Venues own={Own && <Suspense>{createElement(Own)}</Suspense>} />;
  };
}

function Venues({ own }: { own: ReactNode }) {
  const t = useT();
  const { brand } = useServices();
  const [ref, near] = useNear('venues');
  const load = useVenues();
  return (
    <Section ref={ref} size="lg" title={t(m.venues)}>
      {near && own}
      {/* The navigation may have asked for the venues already; it is their pictures that cost. */}
      <LowerQuery near={near} query={load} Shape={VenuesShape}>
        {(venues) => (
          <VenueTabs
            groups={byCategory(venues).filter(
              ({ type }) => type !== 'TY' || !brand.toggles.skipSport,
            )}
          />
        )}
      </LowerQuery>
    </Section>
  );
}
