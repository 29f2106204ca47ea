import type { MessageIdOf, MessageSource } from '@courtside/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { RouteFragment } from '../core/route-fragment.ts';
import type { SiteEvents } from '../core/site-events.ts';
import type { NamedReducer, SiteStore } from '../redux/create-site-store.ts';
import type { MissingPartProps } from './lazy-part.tsx';
import type { LoadMenu, MenuEntry } from './menu/menu.ts';
import type { PlayGateProps } from './play-gate.tsx';
import type { WordMeaningProps } from './word-hint.tsx';
import type { SiteServices } from './services.tsx';

export type Screen = ComponentType;
export type ScreenRoute = RouteFragment<Screen>;

/** The site that a feature is part of. */
export interface FeatureSite {
  readonly services: SiteServices;
  readonly store: SiteStore;
}

/** The event that opened a dialog. */
export type OpeningEvent<Name extends keyof SiteEvents = keyof SiteEvents> = {
  [Each in Name]: { readonly name: Each; readonly payload: SiteEvents[Each] };
}[Name];

export interface DialogProps {
  /** The dialog's latest event, a new object for each event; see `useOpening`. */
  opened: OpeningEvent;
}

/** A dialog that is loaded when one of its events first happens. */
export interface FeatureDialog {
  readonly on: readonly (keyof SiteEvents)[];
  readonly load: (site: FeatureSite) => Promise<ComponentType<DialogProps>>;
}

/** Props of the slip's button in the bar of a phone. */
export interface BarSlipProps {
  /** Whether its place was pressed, on this page, before its code was there: it opens the slip at once, then. */
  wanted: boolean;
  /** To be called once it has opened the slip for that press. */
  onOpened: () => void;
  /** For the site, which draws it where the code of the feature did not load. */
  missing: (part: MissingPartProps) => ReactNode;
}

/**
 * Places that features may fill, with the props of the components there. `header-member`: beside the account buttons,
 * for members. `member-bar`: below the header, for members. `bar-slip`: the slip's button in the bar of a phone.
 * `home-member`: on the home page, for members.
 * `play-gate`: around content that puts money in; see `PlayGate`. `word-meaning`: the meaning of a word; see
 * `WordHint`.
 */
export interface Slots {
  'header-member': object;
  'member-bar': object;
  'bar-slip': BarSlipProps;
  'home-member': object;
  'play-gate': PlayGateProps;
  'word-meaning': WordMeaningProps;
}

export type SlotName = keyof Slots;

/** Loads the component that a feature puts into a place of the frame. */
export type LoadSlot<Name extends SlotName> = (
  site: FeatureSite,
) => Promise<ComponentType<Slots[Name]>>;

/** A feature's entry for a place: its loader, or the loader with its order among other entries. */
export type SlotEntry<Name extends SlotName> =
  | LoadSlot<Name>
  | {
      /** The lower one comes first; of gates it is the outer one. @default 100 */
      readonly order?: number;
      readonly load: LoadSlot<Name>;
    };

/** Handlers of site events, by the name of the event. */
export type EventHandlers = {
  readonly [Name in keyof SiteEvents]?: (payload: SiteEvents[Name], site: FeatureSite) => void;
};

/** Routes that are loaded when one of their addresses is first opened, so that other pages do not load them. */
export interface RouteArea {
  /**
   * Prefixes of its paths: an address with such a prefix and no route yet waits for the area.
   * @example ['/activity/']
   */
  readonly under: readonly string[];
  readonly load: (site: FeatureSite) => Promise<AreaParts>;
}

/** Contents of an area. `frameMessages` are its titles; the rest is loaded before one of its screens is shown. */
export interface AreaParts extends Pick<
  FeatureInput,
  'frameMessages' | 'messages' | 'reducers' | 'styles'
> {
  readonly routes: readonly ScreenRoute[];
}

/** Everything that a package adds to a site. Only `id` is required. */
export interface FeatureInput {
  /** Unique in a site; named in every error about the feature. */
  readonly id: string;
  /** Its screens; a function where they depend on the brand. */
  readonly routes?: readonly ScreenRoute[] | ((site: FeatureSite) => readonly ScreenRoute[]);
  /** Screens whose routes are loaded when one of them is opened; a function where they depend on the brand. */
  readonly areas?: readonly RouteArea[] | ((site: FeatureSite) => readonly RouteArea[]);
  /** Its own state by name; loaded and injected before anything of the feature is shown. */
  readonly reducers?: Readonly<Record<string, () => Promise<NamedReducer>>>;
  readonly dialogs?: Readonly<Record<string, FeatureDialog>>;
  /**
   * Components for places in the frame. Several features may fill one: their parts follow in order, gates are nested.
   */
  readonly slots?: { readonly [Name in SlotName]?: SlotEntry<Name> };
  /** Entries of the site's menus; one whose route the site does not have is left out. */
  readonly menu?: readonly MenuEntry[];
  /** Loads the menu entries of members, together with the frame's parts for members. */
  readonly memberMenu?: LoadMenu;
  readonly onEvent?: EventHandlers;
  /** Runs when the site starts. @returns a function that ends it */
  readonly start?: (site: FeatureSite) => (() => void) | undefined;
  /**
   * Its texts in the frame, which are titles of routes and menu entries: loaded when the site starts, before anything
   * is shown. A package's `./messages` entry exports them.
   */
  readonly frameMessages?: readonly MessageSource[];
  /** All other texts that it needs, its own and those of other packages: loaded before anything of it is shown. */
  readonly messages?: readonly MessageSource[];
  /** Its style sheet, loaded before anything of the feature is shown. */
  readonly styles?: () => Promise<unknown>;
}

declare const MESSAGE_IDS: unique symbol;

/** A feature; `Id` are the ids of its texts, which a brand may override. */
export type Feature<Id extends string = never> = Readonly<FeatureInput> & {
  /** For the compiler only. */
  readonly [MESSAGE_IDS]?: Id;
};

/**
 * Declares what a package adds to a site. A page first loads this object only: everything behind a function is loaded
 * when it is needed.
 *
 * @example
 * export const wallet = defineFeature({ id: 'wallet', routes: walletRoutes, styles: () => import('./styles.css') });
 */
export function defineFeature<
  const Frame extends readonly MessageSource[] = readonly [],
  const Own extends readonly MessageSource[] = readonly [],
>(
  input: FeatureInput & { readonly frameMessages?: Frame; readonly messages?: Own },
): Feature<MessageIdOf<Frame[number] | Own[number]>> {
  return Object.freeze({ ...input });
}

/**
 * One value for each site, created at first use: for state that several parts of a feature share. A promise that
 * rejects is not kept.
 *
 * @example const loadSport = perSite(async (site) => (await import('./sport.ts')).createSport(site));
 */
export function perSite<T extends object>(make: (site: FeatureSite) => T): PerSite<T> {
  const made = new WeakMap<SiteStore, T>();
  return {
    of(site) {
      const kept = made.get(site.store);
      if (kept) return kept;
      const value = make(site);
      made.set(site.store, value);
      if (value instanceof Promise) value.catch(() => made.delete(site.store));
      return value;
    },
    peek: (site) => made.get(site.store),
  };
}

export interface PerSite<T> {
  of(site: FeatureSite): T;
  /** The existing value; it does not create one. */
  peek(site: FeatureSite): T | undefined;
}
