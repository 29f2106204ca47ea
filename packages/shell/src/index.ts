// Public: brand configuration, the types of routes and features, and the site's own states (edition, connection, price
// colours). Rules that only the frame needs stay private.
export { defineBrand } from './core/brand.ts';
export type { Brand, BrandApp, BrandInput, BrandText, HelpAddress } from './core/brand.ts';
export type { RegionCode } from './core/region-code.ts';
export { brandFromEnv } from './core/brand-from-env.ts';
export type { Toggles } from './core/toggles.ts';
export { CATEGORIES } from './core/categories.ts';
export type { Category } from './core/categories.ts';
export { categoryPath } from './core/category-path.ts';
export { HINT_WORDS } from './core/hint-words.ts';
export type { HintWord } from './core/hint-words.ts';
export { HOME_BLOCKS } from './core/home-blocks.ts';
export type { HomeBlock } from './core/home-blocks.ts';
export { isCategoryOpen } from './core/is-category-open.ts';
export { isPlaceOfPlay } from './core/is-place-of-play.ts';
export { decideAccess } from './core/access.ts';
export type { Access, AccessDecision, Binding, Visitor } from './core/access.ts';
export type { RouteFragment } from './core/route-fragment.ts';
export { createEditionStore } from './core/edition.ts';
export type { Edition, EditionStore } from './core/edition.ts';
export { oddsFormatStore } from './core/odds-format-store.ts';
export type { OddsFormatStore } from './core/odds-format-store.ts';
export { createPriceColorStore } from './core/price-color-store.ts';
export type { PriceColorStore } from './core/price-color-store.ts';
export { applyTheme } from './core/page-theme.ts';
export type { PageTheme, ThemeTarget } from './core/page-theme.ts';
export { createConnection } from './core/connection.ts';
export type {
  CallHeard,
  Connection,
  ConnectionOptions,
  ConnectionStatus,
  NetworkSignal,
} from './core/connection.ts';
export { createMaintenance } from './core/maintenance.ts';
export type { Closed, Maintenance, MaintenanceOptions } from './core/maintenance.ts';
export { consoleReporter, faultCode } from './core/error-reporter.ts';
export type { ErrorReporter, FaultContext } from './core/error-reporter.ts';
export { createChunk } from './core/chunk.ts';
export type { Chunk } from './core/chunk.ts';
export type { FrameOf, SiteSocket, SocketState } from './core/site-socket.ts';
export type { TrustedScripts } from './core/trusted-scripts.ts';
export type { LoginAsked, SiteEvents, VenueWanted } from './core/site-events.ts';
export { refusalWay } from './core/refusal-way.ts';
export type { RefusalWay } from './core/refusal-way.ts';
