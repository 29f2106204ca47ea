import type { MessageSource } from '@courtside/i18n';
import type { SiteEvents } from '@courtside/shell';
import type {
  EventHandlers,
  Feature,
  FeatureDialog,
  FeatureSite,
  LoadMenu,
  MenuEntry,
  ScreenRoute,
  SlotEntry,
  SlotName,
  Slots,
  TableArea,
} from '@courtside/shell/react';
import { MIDDLE } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import type { PlacedFeatures } from './place-features.ts';

/** Parts that must be loaded before anything of a feature or an area is shown. */
type Preparation = Pick<Feature<string>, 'messages' | 'reducers' | 'styles'>;

type LoadPart = <T>(load: () => Promise<T>) => Promise<T>;

/** A feature's dialog, ready to be loaded. */
export interface ConnectedDialog {
  id: string;
  on: FeatureDialog['on'];
  load: () => ReturnType<FeatureDialog['load']>;
}

export interface ConnectedFeatures {
  routes: readonly ScreenRoute[];
  /** Routes that are loaded when one of them is requested. */
  areas: readonly TableArea[];
  /** Texts of titles and menu entries, which the frame shows from the start. */
  frameMessages: readonly MessageSource[];
  menu: readonly MenuEntry[];
  /** Loads the menu entries of members. */
  memberMenu: LoadMenu;
  dialogs: readonly ConnectedDialog[];
  /** Loaders of the components for a slot, in order; empty where no feature fills it. */
  slot<Name extends SlotName>(name: Name): readonly (() => Promise<ComponentType<Slots[Name]>>)[];
  /** Starts every feature. @returns functions that stop them */
  start(): (() => void)[];
}

/**
 * Connects features into one site. All that a feature shows waits for its style sheet, texts and state, which are
 * loaded together with it.
 */
export function connectFeatures(
  { placed, claim }: PlacedFeatures,
  site: FeatureSite,
  loadPart: LoadPart,
): ConnectedFeatures {
  const prepared = new Map<Preparation, Promise<void>>();

  /** Loads texts for the current locale; from then on each switch of the locale loads them first. */
  const useMessages = (sources: readonly MessageSource[] = []) =>
    Promise.all(sources.map((source) => loadPart(() => site.services.i18n.use(source))));

  /** Loads the preparation of a feature or an area, once. */
  function prepare(part: Preparation): Promise<void> {
    const begun = prepared.get(part);
    if (begun) return begun;
    const preparing = Promise.all([
      part.styles && loadPart(part.styles),
      useMessages(part.messages),
      ...Object.values(part.reducers ?? {}).map(async (load) => {
        site.store.inject(await loadPart(load));
      }),
    ]).then(
      () => undefined,
      (error: unknown) => {
        prepared.delete(part);
        throw error;
      },
    );
    prepared.set(part, preparing);
    return preparing;
  }

  async function loadWith<T>(
    needs: readonly Preparation[],
    load: () => Promise<T>,
    messages: readonly MessageSource[] = [],
  ): Promise<T> {
    const [part] = await Promise.all([
      loadPart(load),
      useMessages(messages),
      ...needs.map((need) => prepare(need)),
    ]);
    return part;
  }

  const connectRoutes = (routes: readonly ScreenRoute[], ...needs: Preparation[]) =>
    routes.map((route) => ({
      ...route,
      load: () => loadWith(needs, route.load, route.messages),
    }));

  return {
    routes: placed.flatMap(({ feature, routes }) => connectRoutes(routes, feature)),
    areas: placed.flatMap(({ feature }) =>
      areasOf(feature, site).map(({ under, load }) => ({
        under,
        async load() {
          const part = await loadPart(() => load(site));
          await useMessages(part.frameMessages);
          claim(feature, part.routes);
          return connectRoutes(part.routes, feature, part);
        },
      })),
    ),
    frameMessages: placed.flatMap(({ feature }) => feature.frameMessages ?? []),
    menu: placed.flatMap(({ feature }) => feature.menu ?? []),
    memberMenu: async () =>
      (await Promise.all(placed.map(({ feature }) => feature.memberMenu?.() ?? []))).flat(),
    dialogs: placed.flatMap(({ feature }) =>
      Object.entries(feature.dialogs ?? {}).map(([name, { on, load }]) => ({
        id: `${feature.id}.${name}`,
        on,
        load: () => loadWith([feature], () => load(site)),
      })),
    ),
    slot: <Name extends SlotName>(name: Name) =>
      placed
        .flatMap(({ feature }) => {
          const entry: SlotEntry<Name> | undefined = feature.slots?.[name];
          if (!entry) return [];
          const { order = MIDDLE, load } = typeof entry === 'function' ? { load: entry } : entry;
          return [{ order, load: () => loadWith([feature], () => load(site)) }];
        })
        .toSorted((a, b) => a.order - b.order)
        .map(({ load }) => load),
    start: () =>
      placed.flatMap(({ feature }) => {
        const stop = feature.start?.(site);
        return [...listen(feature, site), ...(stop ? [stop] : [])];
      }),
  };
}

const areasOf = ({ areas = [] }: Feature<string>, site: FeatureSite) =>
  typeof areas === 'function' ? areas(site) : areas;

function listen({ onEvent = {} }: Feature<string>, site: FeatureSite): (() => void)[] {
  const names = Object.keys(onEvent) as (keyof SiteEvents)[];
  return names.map((name) => listenTo(name, onEvent, site));
}

function listenTo<Name extends keyof SiteEvents>(
  name: Name,
  handlers: EventHandlers,
  site: FeatureSite,
): () => void {
  return site.services.events.on(name, (payload) => handlers[name]?.(payload, site));
}
