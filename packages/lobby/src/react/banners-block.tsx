import type { Advertisement } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { QueryView } from '@courtside/shell/react';
import { Artwork, ButtonLink, Carousel, Picture } from '@courtside/ui';
import { Link } from 'react-router';
import { lobbyApi } from '../redux/lobby-api.ts';
import { m } from './messages.ts';
import { useNear } from './use-near.ts';

const EACH_MS = 6000;

/** The operator's banners, one at a time. */
export function BannersBlock() {
  const t = useT();
  const [ref, near] = useNear('banners');
  const load = lobbyApi.useHomeBannersQuery(undefined, { skip: !near });
  // The gateway sends none to members who take a break.
  if (load.data?.length === 0) return null;
  return (
    <div ref={ref} className="cs-lobby-banners">
      {near && (
        <QueryView query={load} rows={6}>
          {(banners) => (
            <Carousel
              label={t(m.banners)}
              loop
              autoplayMs={EACH_MS}
              labels={{
                previous: t(m.previous),
                next: t(m.next),
                pause: t(m.pause),
                play: t(m.play),
                slide: (number, total) => t(m.slide, { number, total }),
              }}
            >
              {banners.map((banner) => (
                <Banner key={banner.adId} banner={banner} />
              ))}
            </Carousel>
          )}
        </QueryView>
      )}
    </div>
  );
}

function Banner({
  banner: { adId, title, text, action, path, picture },
}: {
  banner: Advertisement;
}) {
  return (
    <div className="cs-lobby-banner">
      <div className="cs-lobby-banner__words">
        <h2>{title}</h2>
        <p>{text}</p>
        {action !== '' && (
          <ButtonLink variant="accent" render={<Link to={path} />}>
            {action}
          </ButtonLink>
        )}
      </div>
      <div className="cs-lobby-banner__art">
        <Picture src={picture.url} eager>
          <Artwork motif={picture.motif} seed={adId} ratio="card" />
        </Picture>
      </div>
    </div>
  );
}
