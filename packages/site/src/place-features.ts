import { CourtsideError } from '@courtside/kernel';
import type { Feature, FeatureSite, ScreenRoute } from '@courtside/shell/react';

/** A feature with its routes in this site. */
export interface PlacedFeature {
  readonly feature: Feature<string>;
  readonly routes: readonly ScreenRoute[];
}

/** Features with their routes, and a check for the routes of areas that are loaded later. */
export interface PlacedFeatures {
  readonly placed: readonly PlacedFeature[];
  /** @throws CourtsideError `site.feature-conflict` */
  readonly claim: (feature: Feature<string>, routes: readonly ScreenRoute[]) => void;
}

/**
 * The features of a site with their routes. Refuses a list in which two features claim the same thing, as one of them
 * would silently win.
 *
 * @throws CourtsideError `site.feature-conflict` naming both features and their common claim
 */
export function placeFeatures(
  features: readonly Feature<string>[],
  site: FeatureSite,
): PlacedFeatures {
  const placed = features.map((feature) => ({
    feature,
    routes: typeof feature.routes === 'function' ? feature.routes(site) : (feature.routes ?? []),
  }));
  const owners = new Map<string, string>();
  function own(id: string, claims: readonly string[]) {
    for (const claim of claims) {
      const owner = owners.get(claim);
      if (owner !== undefined) {
        throw new CourtsideError(complaint(owner, id, claim), {
          code: 'site.feature-conflict',
          kind: 'configuration',
        });
      }
      owners.set(claim, id);
    }
  }
  for (const { feature, routes } of placed) {
    own(feature.id, [...claimsOf(feature), ...routeClaims(routes)]);
  }
  return { placed, claim: (feature, routes) => own(feature.id, routeClaims(routes)) };
}

function complaint(owner: string, id: string, claim: string): string {
  return owner === id
    ? `The feature "${id}" claims the ${claim} twice`
    : `The features "${owner}" and "${id}" both claim the ${claim}`;
}

// Paths that differ only in the names of parameters match the same addresses.
const routeClaims = (routes: readonly ScreenRoute[]) =>
  routes.map(({ path }) => `route ${path.replaceAll(/:[^/]+/g, ':')}`);

function claimsOf(feature: Feature<string>): string[] {
  const named = (what: string, entries: Readonly<Record<string, unknown>> | undefined) =>
    Object.keys(entries ?? {}).map((name) => `${what} ${name}`);
  return [
    `id ${feature.id}`,
    ...named('reducer', feature.reducers),
    ...named('dialog', feature.dialogs),
  ];
}
