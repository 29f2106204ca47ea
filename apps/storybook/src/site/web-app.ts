// The catalogue shows the screens as the web app composes them. It is the one app that reads another, and here is all
// that it reads.
import * as courtside from '../../../web/src/looks/courtside.ts';
import * as meridian from '../../../web/src/looks/meridian.ts';
import * as vermilion from '../../../web/src/looks/vermilion.ts';

export const LOOKS = { courtside, meridian, vermilion };
export { BRANDS } from '../../../web/src/brand.ts';
export type { BrandName } from '../../../web/src/brand-name.ts';
