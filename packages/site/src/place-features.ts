import { CourtsideError } from '@courtside/kernel';
import type { Feature, FeatureSite, ScreenRoute } from '@courtside/shell/react';

/** A feature with its routes, as this site has them. */
export interface PlacedFeature {
  readonly feature: Feature<string>;
  readonly routes: readonly ScreenRoute[];
}

/**
 * The features of a site with their routes. Refuses a list in which two features claim the same thing, as one of them
 * would silently win.
 *
 * @throws CourtsideError `site.feature-conflict` naming both features and what they claim
 */
export function placeFeatures(
  features: readonly Feature<string>[],
  site: FeatureSite,
): PlacedFeature[] {
  const placed = features.map((feature) => ({
    feature,
    routes: typeof feature.routes === 'function' ? feature.routes(site) : (feature.routes ?? []),
  }));
  const owners = new Map<string, string>();
  for (const { feature, routes } of placed) {
    for (const claim of claimsOf(feature, routes)) {
      const owner = owners.get(claim);
      if (owner !== undefined) {
        throw new CourtsideError(
          owner === feature.id
            ? `The feature "${owner}" claims the ${claim} twice`
            : `The features "${owner}" and "${feature.id}" both claim the ${claim}`,
          { code: 'site.feature-conflict', kind: 'configuration' },
        );
      }
      owners.set(claim, feature.id);
    }
  }
  return placed;
}

function claimsOf(feature: Feature<string>, routes: readonly ScreenRoute[]): string[] {
  const named = (what: string, entries: Readonly<Record<string, unknown>> | undefined) =>
    Object.keys(entries ?? {}).map((name) => `${what} ${name}`);
  return [
    `id ${feature.id}`,
    // Parameters of another name match the same addresses.
    ...routes.map(({ path }) => `route ${path.replaceAll(/:[^/]+/g, ':')}`),
    ...named('endpoint', feature.endpoints),
    ...named('reducer', feature.reducers),
    ...named('dialog', feature.dialogs),
    ...named('slot', feature.slots),
  ];
}
