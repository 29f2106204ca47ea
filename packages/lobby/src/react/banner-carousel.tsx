import type { Advertisement } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Artwork, ButtonLink, Carousel, Picture } from '@courtside/ui';
import { Link } from 'react-router';
import { m } from './messages.ts';

const EACH_MS = 6000;

/** Banners, one at a time. */
export function BannerCarousel({ banners }: { banners: readonly Advertisement[] }) {
  const t = useT();
  return (
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
