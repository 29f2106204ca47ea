import type { MessageSource } from '@courtside/i18n';
import type { SiteEvents } from '@courtside/shell';
import type {
  EventHandlers,
  Feature,
  FeatureDialog,
  FeatureSite,
  MenuEntry,
  ScreenRoute,
  SlotName,
} from '@courtside/shell/react';
import type { ComponentType } from 'react';
import type { PlacedFeature } from './place-features.ts';

type LoadPart = <T>(load: () => Promise<T>) => Promise<T>;

/** A dialog of a feature, ready to be loaded. */
export interface ConnectedDialog {
  id: string;
  on: FeatureDialog['on'];
  load: () => ReturnType<FeatureDialog['load']>;
}

export interface ConnectedFeatures {
  routes: readonly ScreenRoute[];
  /** Texts of titles and menu entries, which the frame shows from the start. */
  frameMessages: readonly MessageSource[];
  menu: readonly MenuEntry[];
  dialogs: readonly ConnectedDialog[];
  /** Loads what fills a place in the frame; null where no feature does. */
  slot(name: SlotName): (() => Promise<ComponentType>) | null;
  /** Starts every feature. @returns what ends each */
  start(): (() => void)[];
}

/**
 * Joins features into one site. Whatever a feature shows waits for its style sheet, texts and state, which are fetched
 * together with it.
 */
export function connectFeatures(
  placed: readonly PlacedFeature[],
  site: FeatureSite,
  loadPart: LoadPart,
): ConnectedFeatures {
  const prepared = new Map<string, Promise<void>>();

  /** Loads texts for the current locale; from then on each switch loads them before it happens. */
  const useMessages = (sources: readonly MessageSource[] = []) =>
    Promise.all(sources.map((source) => loadPart(() => site.services.i18n.use(source))));

  /** Fetches what everything of a feature needs, once. */
  function prepare(feature: Feature<string>): Promise<void> {
    const begun = prepared.get(feature.id);
    if (begun) return begun;
    const preparing = Promise.all([
      feature.styles && loadPart(feature.styles),
      useMessages(feature.messages),
      ...Object.values(feature.reducers ?? {}).map(async (load) => {
        site.store.inject(await loadPart(load));
      }),
    ]).then(
      () => undefined,
      (error: unknown) => {
        prepared.delete(feature.id);
        throw error;
      },
    );
    prepared.set(feature.id, preparing);
    return preparing;
  }

  async function loadWith<T>(
    feature: Feature<string>,
    load: () => Promise<T>,
    messages: readonly MessageSource[] = [],
  ): Promise<T> {
    const [part] = await Promise.all([loadPart(load), prepare(feature), useMessages(messages)]);
    return part;
  }

  return {
    routes: placed.flatMap(({ feature, routes }) =>
      routes.map((route) => ({
        ...route,
        load: () => loadWith(feature, route.load, route.messages),
      })),
    ),
    frameMessages: placed.flatMap(({ feature }) => feature.frameMessages ?? []),
    menu: placed.flatMap(({ feature }) => feature.menu ?? []),
    dialogs: placed.flatMap(({ feature }) =>
      Object.entries(feature.dialogs ?? {}).map(([name, { on, load }]) => ({
        id: `${feature.id}.${name}`,
        on,
        load: () => loadWith(feature, () => load(site)),
      })),
    ),
    slot(name) {
      for (const { feature } of placed) {
        const load = feature.slots?.[name];
        if (load) return () => loadWith(feature, load);
      }
      return null;
    },
    start: () =>
      placed.flatMap(({ feature }) => {
        const stop = feature.start?.(site);
        return [...listen(feature, site), ...(stop ? [stop] : [])];
      }),
  };
}

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
