import type { Brand } from '../../core/brand.ts';
import type { ScreenRoute } from '../feature.ts';

/** Whether the brand does not have the page of a route, such as one about deposits. */
export const isClosed = (route: ScreenRoute, brand: Brand): boolean =>
  route.deposit === true && !brand.toggles.deposit;

/** Whether the page of a route is shown to whoever asks; what is missing of a member, such as a phone, is asked for there. */
export const isOpenTo = (route: ScreenRoute, brand: Brand, loggedIn: boolean): boolean =>
  (route.access === 'public' || loggedIn) && !isClosed(route, brand);
