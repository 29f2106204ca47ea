import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { savePicture } from '../../platform/save-picture.ts';
import { k } from '../kind-messages.ts';
import { drawPoster, POSTER_HEIGHT, POSTER_WIDTH } from './draw-poster.ts';

export interface PosterProps {
  /** Content of the QR code. */
  link: string;
  title: string;
  line: string;
}

/** A picture in the brand's own colours with the link's QR code, to be saved. */
export function Poster({ link, title, line }: PosterProps) {
  const t = useT();
  const { brand } = useServices();
  const canvas = useRef<HTMLCanvasElement>(null);
  const age = t(k.posterAge, { age: brand.minimumAge });
  useEffect(() => {
    if (canvas.current) drawPoster(canvas.current, { brand: brand.name, title, line, age, link });
    // Its colours are those of pictures, which are the same in both editions.
  }, [brand, title, line, age, link]);
  return (
    <figure className="cs-promo-poster">
      <canvas
        ref={canvas}
        width={POSTER_WIDTH}
        height={POSTER_HEIGHT}
        role="img"
        aria-label={`${t(k.poster)}：${line}`}
      />
      <Button
        onClick={() => {
          if (canvas.current) savePicture(canvas.current, `${t(k.poster)}.png`);
        }}
      >
        {t(k.posterSave)}
      </Button>
    </figure>
  );
}
