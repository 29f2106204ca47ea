export { choosePriceColors, PRICE_COLORS } from './price-colors.ts';
export type { PriceColorChoices, PriceColors } from './price-colors.ts';
export { IMAGERIES } from '../art/imagery-family.ts';
export type {
  BuiltInImagery,
  Frame as ArtFrame,
  GroundLayer,
  Imagery,
  ImageryFamily,
} from '../art/imagery-family.ts';
