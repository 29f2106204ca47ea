export { ServicesProvider, useServices } from './services.tsx';
export type { DeviceCipher, SiteServices, SiteSession } from './services.tsx';
export { defineFeature, perSite } from './feature.ts';
export type {
  DialogProps,
  EventHandlers,
  Feature,
  FeatureDialog,
  FeatureInput,
  FeatureSite,
  OpeningEvent,
  PerSite,
  Screen,
  ScreenRoute,
  SlotName,
} from './feature.ts';
export { shellFrameMessages } from '../catalogs/index.ts';
export type { ShellMessageId } from '../catalogs/index.ts';
export type { MenuEntry, MenuPlace } from './menu.ts';
export { useConnection } from './use-connection.ts';
export { useSession } from './use-session.ts';
export { useBalance, useMember, useUnread, useVenues } from './use-rails.ts';
export { useEdition } from './use-edition.ts';
export { useAction } from './use-action.ts';
export { useShowFault } from './use-show-fault.ts';
export { routeTable, SiteRoutes } from './site-routes.tsx';
export type { SiteRoutesProps, TableRow } from './site-routes.tsx';
export type { CrashProps } from './crash-boundary.tsx';
export { SiteLayout } from './site-layout.tsx';
export type { SiteLayoutProps } from './site-layout.tsx';
export { CrashPage } from './crash-page.tsx';
export { lazyPart } from './lazy-part.tsx';
export { QueryView } from './query-view.tsx';
export type { QueryResult, QueryViewProps } from './query-view.tsx';
export { LoadFailure } from './load-failure.tsx';
export type { LoadFailureProps } from './load-failure.tsx';
export { CategoryIcon } from './category-icon.tsx';
export { categoryTitles } from './category-titles.ts';
export { useSiteNow } from './use-site-now.ts';
export type { SiteNowOptions } from './use-site-now.ts';
export { useCustomerService } from './use-customer-service.ts';
export { usePriceColors } from './use-price-colors.ts';
