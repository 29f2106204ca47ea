import { useT } from '@courtside/i18n/react';
import { QueryView, Section, useServices, useVenues } from '@courtside/shell/react';
import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import { byCategory } from '../core/venue-types.ts';
import { Coming, comingClass } from './coming.tsx';
import { VenueTabs } from './lower-parts.tsx';
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
    <Section
      ref={ref}
      // The navigation may have asked for the venues already; it is their pictures that cost.
      className={comingClass(near ? load : {})}
      size="lg"
      title={t(m.venues)}
    >
      {near && (
        <>
          {own}
          <QueryView query={load} rows={6}>
            {(venues) => (
              <Coming>
                <VenueTabs
                  groups={byCategory(venues).filter(
                    ({ type }) => type !== 'TY' || !brand.toggles.skipSport,
                  )}
                />
              </Coming>
            )}
          </QueryView>
        </>
      )}
    </Section>
  );
}
