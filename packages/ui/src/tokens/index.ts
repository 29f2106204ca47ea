export { choosePriceColors, PRICE_COLORS } from './price-colors.ts';
export type { PriceColorChoices, PriceColors } from './price-colors.ts';
