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
} from './feature.ts';
export { shellFrameMessages } from '../catalogs/index.ts';
export type { ShellMessageId } from '../catalogs/index.ts';
export { MIDDLE, MINE_SECTIONS } from './menu.ts';
export type {
  LoadMenu,
  MenuCount,
  MenuEntry,
  MenuIconLoader,
  MenuIconProps,
  MenuPlace,
  MinePlace,
  MineSection,
} from './menu.ts';
export { EntryIcon, MenuBadge } from './menu-badge.tsx';
export { MenuIcon } from './menu-icon.tsx';
export { mineSectionTitles } from './mine-messages.ts';
export { useMineMenu } from './use-mine-menu.ts';
export { useIsOpen } from './use-menu.ts';
export { useWide } from './use-wide.ts';
export type { MineGroup } from './use-mine-menu.ts';
export { useBalanceCover } from './use-balance-cover.ts';
export { COVER, useCovered } from './use-covered.ts';
export { AccountExtras } from './account-extras.tsx';
export type { AccountExtrasProps } from './account-extras.tsx';
export { useConnection } from './use-connection.ts';
export { useSession } from './use-session.ts';
export { useBalance, useMember, useUnread, useVenues } from './use-rails.ts';
export { useEdition } from './use-edition.ts';
export { useAction } from './use-action.ts';
export { useAskAgain } from './use-ask-again.ts';
export { useFaultFocus } from './use-fault-focus.ts';
export { useForm } from './use-form.ts';
export type { Form, FormFieldProps, FormOptions } from './use-form.ts';
export { useShowFault } from './use-show-fault.ts';
export { routeTable, useHasRoute, useHasRoutes, useRouteTable } from './route-table.ts';
export type { RouteTable, TableArea, TableRow } from './route-table.ts';
export { NotFound, SiteRoutes } from './site-routes.tsx';
export type { SiteRoutesProps } from './site-routes.tsx';
export type { CrashProps } from './crash-boundary.tsx';
export { SiteLayout } from './site-layout.tsx';
export type { SiteLayoutProps } from './site-layout.tsx';
export { CrashPage } from './crash-page.tsx';
export { PlayGate } from './play-gate.tsx';
export type { PlayActivity, PlayGateProps } from './play-gate.tsx';
export { WordHint } from './word-hint.tsx';
export type { WordHintProps, WordMeaningProps } from './word-hint.tsx';
export { SlotsProvider, useSlot } from './slots.tsx';
export type { SlotParts } from './slots.tsx';
export { lazyPart } from './lazy-part.tsx';
export { ReturnLink } from './return-link.tsx';
export type { ReturnLinkProps } from './return-link.tsx';
export { useNavigation } from './use-navigation.ts';
export type { Navigation } from './use-navigation.ts';
export type { RouteParameters } from '../core/route-address.ts';
export { PeriodFields } from './period-fields.tsx';
export type { PeriodBounds, PeriodFieldsProps } from './period-fields.tsx';
export { useNamePage } from './use-page-name.ts';
export { useEntryState } from './use-entry-state.ts';
export { useDraftText } from './use-draft-text.ts';
export { useDrafts } from './use-drafts.ts';
export type { Drafts } from '../core/drafts.ts';
export { cameFrom } from '../core/came-from.ts';
export { Page } from './page.tsx';
export type { PageProps } from './page.tsx';
export { Section } from './section.tsx';
export type { SectionProps } from './section.tsx';
export { QueryView } from './query-view.tsx';
export type { QueryResult, QueryViewProps } from './query-view.tsx';
export { useOpening } from './use-opening.ts';
export { Confirm } from './confirm.tsx';
export type { ConfirmProps } from './confirm.tsx';
export { PagedQuery } from './paged-query.tsx';
export type { PagedQueryProps, PagedResult } from './paged-query.tsx';
export { useListPlace } from './use-list-place.ts';
export type { ListFilter, ListPlace } from './use-list-place.ts';
export { HelpAddressLink } from './help-address-link.tsx';
export { LoadFailure } from './load-failure.tsx';
export type { LoadFailureProps } from './load-failure.tsx';
export { CategoryIcon } from './category-icon.tsx';
export { categoryTitles } from './category-titles.ts';
export { venueTypeTitles } from './venue-type-titles.ts';
export { useShown, useShownAgain } from './use-shown.ts';
export { useSiteNow } from './use-site-now.ts';
export type { SiteNowOptions } from './use-site-now.ts';
export { useCustomerService } from './use-customer-service.ts';
export { useOddsFormat } from './use-odds-format.ts';
export { usePriceColors } from './use-price-colors.ts';
