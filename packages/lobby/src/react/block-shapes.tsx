import { BlockShape, ShapeItem, shapes, type BlockShapeProps } from './block-shape.tsx';

/** Enough for most brands: that many fill whole rows at every width. */
const CARDS = 4;
const GAMES = 8;

/** In the place of the featured match, the sports in play, and the two lists of matches. */
export const MatchesShape = ({ loading }: BlockShapeProps) => (
  <BlockShape loading={loading} className="cs-lobby-matches">
    <ShapeItem className="cs-lobby-matches__featured" />
    <ShapeItem className="cs-lobby-matches__sports" />
    <div className="cs-lobby-matches__lists">{shapes(2)}</div>
  </BlockShape>
);

/** In the place of the banners. */
export const BannersShape = ({ loading }: BlockShapeProps) => (
  <BlockShape loading={loading} className="cs-lobby-banners__shape">
    {shapes(1)}
  </BlockShape>
);

/** In the place of the jackpots. */
export const PoolsShape = ({ loading }: BlockShapeProps) => (
  <BlockShape loading={loading} className="cs-lobby-pools">
    {shapes(CARDS)}
  </BlockShape>
);

/** In the place of the promotions. */
export const PromotionsShape = ({ loading }: BlockShapeProps) => (
  <BlockShape loading={loading} className="cs-lobby-promotions">
    {shapes(CARDS)}
  </BlockShape>
);

/** In the place of the hot games of a category, with their heading. */
export const GamesShape = ({ loading }: BlockShapeProps) => (
  <BlockShape loading={loading} className="cs-lobby-venues__shape">
    <Games />
  </BlockShape>
);

/** In the place of the venues of a category and its hot games, with the tabs above them. */
export const VenuesShape = ({ loading }: BlockShapeProps) => (
  <BlockShape loading={loading} className="cs-lobby-venues__shape">
    <ShapeItem className="cs-lobby-venues__tabs" />
    <div className="cs-lobby-venues__list">{shapes(CARDS)}</div>
    <Games />
  </BlockShape>
);

function Games() {
  return (
    <>
      <ShapeItem className="cs-lobby-venues__heading" />
      <div className="cs-lobby-games">{shapes(GAMES)}</div>
    </>
  );
}

/** In the place of the QR code with its address. */
export const CodeShape = ({ loading }: BlockShapeProps) => (
  <BlockShape loading={loading} className="cs-qr cs-lobby-code">
    {shapes(2)}
  </BlockShape>
);
