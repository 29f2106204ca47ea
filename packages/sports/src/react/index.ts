export { HotMatches } from './hot-matches.tsx';
export type { HotMatchesProps } from './hot-matches.tsx';
export { SportsPage } from './sports-page.tsx';
export type { SportsPageProps } from './sports-page.tsx';
export { PickPortProvider } from './pick-port.tsx';
export type { BoardPick, PickPort } from './pick-port.tsx';
