import type { Script } from './story-gateway.ts';

const picture = (width: number, height: number, drawing: string) =>
  `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`,
  )}`;

const HILLS =
  '<rect width="320" height="160" fill="#d6e6e4"/><path d="M0 90Q80 30 160 90T320 80V160H0Z" fill="#7fb0aa"/><path d="M0 130Q100 80 200 130T320 120V160H0Z" fill="#3f7f78"/>';
const PIECE = 'M4 4H38V18Q46 14 46 24Q46 34 38 30V44H4Z';

/** Both captchas: four strokes that read HTVX, and a hole in a landscape. Whatever is answered passes. */
export const captchas: Script = (gateway) => {
  gateway.on('/site/api/v1/user/register/defaultKaptcha', {
    data: {
      image: picture(
        120,
        48,
        '<rect width="120" height="48" fill="#f3f1ec"/><path d="M16 12v24M28 12v24M16 24h12M42 12h16M50 12v24M72 12l7 24 7-24M96 12l12 24M108 12 96 36" fill="none" stroke="#1f3a5f" stroke-width="3"/>',
      ),
      'x-code': 'picture-1',
    },
  });
  gateway.on('/site/api/v1/user/member/sliderChallenge', {
    data: {
      lot_number: 'lot-1',
      image: picture(
        320,
        160,
        `${HILLS}<path transform="translate(196 60)" d="${PIECE}" fill-opacity=".5" stroke="#fff"/>`,
      ),
      piece: picture(48, 48, `<path d="${PIECE}" fill="#7fb0aa" stroke="#fff"/>`),
      width: 320,
      height: 160,
      pieceSize: 48,
      pieceY: 60,
    },
  });
};
