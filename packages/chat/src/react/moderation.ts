import type { SiteServices } from '@courtside/shell/react';
import type { Moderate } from '../core/speech.ts';

const moderated = new WeakMap<SiteServices, Moderate>();

/** Says for a whole site what may be said and shown, so that no page can open a room without it. */
export const moderateRooms = (services: SiteServices, moderate: Moderate): void =>
  void moderated.set(services, moderate);

/** What the brand of a site lets be said and shown; undefined where that is everything. */
export const moderationOf = (services: SiteServices): Moderate | undefined =>
  moderated.get(services);
