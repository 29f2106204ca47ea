import { QueryView } from '@courtside/shell/react';
import { Suspense } from 'react';
import { lobbyApi } from '../redux/lobby-api.ts';
import { BannerCarousel } from './lower-parts.tsx';
import { useNear } from './use-near.ts';

/** The operator's banners, one at a time. */
export function BannersBlock() {
  const [ref, near] = useNear('banners');
  const load = lobbyApi.useHomeBannersQuery(undefined, { skip: !near });
  // The gateway sends none to members who take a break.
  if (load.data?.length === 0) return null;
  return (
    <div ref={ref} className="cs-lobby-banners">
      {near && (
        <QueryView query={load} rows={6}>
          {(banners) => (
            <Suspense>
              <BannerCarousel banners={banners} />
            </Suspense>
          )}
        </QueryView>
      )}
    </div>
  );
}
