'use client';
export { ServicesProvider, useServices } from './services.tsx';
export type { DeviceCipher, SiteServices, SiteSession } from './services.tsx';
export { defineFeature, perSite } from './feature.ts';
export type {
  AreaParts,
  DialogProps,
  EventHandlers,
  Feature,
  FeatureDialog,
  FeatureInput,
  FeatureSite,
  LoadSlot,
  OpeningEvent,
  PerSite,
  RouteArea,
  Screen,
  ScreenRoute,
  SlotEntry,
  SlotName,
  Slots,
  BarSlipProps,
} from './feature.ts';
export { shellFrameMessages } from '../catalogs/index.ts';
export type { ShellMessageId } from '../catalogs/index.ts';
export { MIDDLE, MINE_SECTIONS } from './menu/menu.ts';
export type {
  LoadMenu,
  MenuCount,
  MenuEntry,
  MenuIconLoader,
  MenuIconProps,
  MenuPlace,
  MinePlace,
  MineSection,
} from './menu/menu.ts';
export { EntryIcon, MenuBadge } from './menu/menu-badge.tsx';
export { MenuIcon } from './menu/menu-icon.tsx';
export { mineSectionTitles } from './frame/mine-messages.ts';
export { useMineMenu } from './menu/use-mine-menu.ts';
export { useIsOpen } from './menu/use-menu.ts';
export { useWide } from './use-wide.ts';
export type { MineGroup } from './menu/use-mine-menu.ts';
export { useBalanceCover } from './use-balance-cover.ts';
export { COVER, useCovered } from './use-covered.ts';
export { AccountExtras } from './frame/account-extras.tsx';
export type { AccountExtrasProps } from './frame/account-extras.tsx';
export { useConnection } from './use-connection.ts';
export { useIsInBrowser } from './use-is-in-browser.ts';
export { useSession } from './use-session.ts';
export { useBalance, useMember, useUnread, useVenues } from './use-rails.ts';
export { useEdition } from './use-edition.ts';
export { useAction } from './screen/use-action.ts';
export { useAskAgain } from './screen/use-ask-again.ts';
export { useFaultFocus } from './screen/use-fault-focus.ts';
export { useForm } from './screen/use-form.ts';
export type { Form, FormFieldProps, FormOptions } from './screen/use-form.ts';
export { useShowFault } from './screen/use-show-fault.ts';
export {
  routeTable,
  rowAt,
  useHasRoute,
  useHasRoutes,
  useRouteTable,
} from './routes/route-table.ts';
export { isOpenTo } from './routes/open-route.ts';
export type { RouteTable, TableArea, TableRow } from './routes/route-table.ts';
export { NotFound, SiteRoutes } from './routes/site-routes.tsx';
export type { SiteRoutesProps } from './routes/site-routes.tsx';
export type { CrashProps } from './routes/crash-boundary.tsx';
export { SiteLayout } from './frame/site-layout.tsx';
export type { SiteLayoutProps } from './frame/site-layout.tsx';
export { CrashPage } from './routes/crash-page.tsx';
export { PlayGate } from './play-gate.tsx';
export type { PlayActivity, PlayGateProps } from './play-gate.tsx';
export { WordHint } from './word-hint.tsx';
export type { WordHintProps, WordMeaningProps } from './word-hint.tsx';
export { SlotsProvider, useSlot } from './slots.tsx';
export type { SlotParts } from './slots.tsx';
export { lazyPart, lazyParts } from './lazy-part.tsx';
export type { MissingPartProps, SharedPart } from './lazy-part.tsx';
export { NotOpened } from './not-opened.tsx';
export type { OpenedPartProps } from './not-opened.tsx';
export { ReturnLink } from './routes/return-link.tsx';
export type { ReturnLinkProps } from './routes/return-link.tsx';
export { siteData, siteDescription } from './routes/search-data.ts';
export { useNavigation } from './routes/use-navigation.ts';
export type { Navigation } from './routes/use-navigation.ts';
export type { RouteParameters } from '../core/route-address.ts';
export { PeriodFields } from './screen/period-fields.tsx';
export type { PeriodBounds, PeriodFieldsProps } from './screen/period-fields.tsx';
export { useNamePage } from './routes/use-page-name.ts';
export { useEntryState } from './routes/use-entry-state.ts';
export { useDraftText } from './screen/use-draft-text.ts';
export { useDrafts } from './screen/use-drafts.ts';
export type { Drafts } from '../core/drafts.ts';
export { cameFrom } from '../core/came-from.ts';
export { Page } from './screen/page.tsx';
export type { PageProps } from './screen/page.tsx';
export { Section } from './screen/section.tsx';
export type { SectionProps } from './screen/section.tsx';
export { QueryView } from './screen/query-view.tsx';
export type { QueryResult, QueryViewProps } from './screen/query-view.tsx';
export { useOpening } from './use-opening.ts';
export { Confirm } from './screen/confirm.tsx';
export type { ConfirmProps } from './screen/confirm.tsx';
export { PagedQuery } from './screen/paged-query.tsx';
export type { PagedQueryProps, PagedResult } from './screen/paged-query.tsx';
export { useListPlace } from './screen/use-list-place.ts';
export type { ListFilter, ListPlace } from './screen/use-list-place.ts';
export { HelpAddressLink } from './screen/help-address-link.tsx';
export { focusPart } from './screen/keep-focus-near.ts';
export { LoadFailure } from './screen/load-failure.tsx';
export type { LoadFailureProps } from './screen/load-failure.tsx';
export { CategoryIcon } from './menu/category-icon.tsx';
export { categoryTitles } from './menu/category-titles.ts';
export { venueTypeTitles } from './menu/venue-type-titles.ts';
export { useShown, useShownAgain } from './screen/use-shown.ts';
export { useSiteNow } from './screen/use-site-now.ts';
export type { SiteNowOptions } from './screen/use-site-now.ts';
export { useCustomerService } from './frame/use-customer-service.ts';
export { useOddsFormat } from './use-odds-format.ts';
export { usePriceColors } from './use-price-colors.ts';
