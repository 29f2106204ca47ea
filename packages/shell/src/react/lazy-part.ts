import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of the page that comes over the network when it is first drawn. When it cannot be had, `instead` stands in its
 * place: a page without a side rail is better than none.
 *
 * @example const SideRail = lazyPart(async () => (await import('./side-rail.tsx')).SideRail, () => null);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: instead }),
    ),
  );
}
