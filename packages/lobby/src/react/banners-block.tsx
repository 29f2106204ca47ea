import { lobbyApi } from '../redux/lobby-api.ts';
import { BannersShape } from './block-shapes.tsx';
import { BannerCarousel } from './lower-parts.tsx';
import { LowerQuery } from './lower-query.tsx';
import { useNear } from './use-near.ts';

/** The operator's banners, one at a time. */
export function BannersBlock() {
  const [ref, near] = useNear('banners');
  const load = lobbyApi.useHomeBannersQuery(undefined, { skip: !near });
  // The gateway sends none to members who take a break.
  if (load.data?.length === 0) return null;
  return (
    <div ref={ref} className="cs-lobby-banners">
      <LowerQuery near={near} query={load} Shape={BannersShape}>
        {(banners) => <BannerCarousel banners={banners} />}
      </LowerQuery>
    </div>
  );
}
