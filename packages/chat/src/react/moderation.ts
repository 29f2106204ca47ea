import type { SiteServices } from '@courtside/shell/react';
import type { Moderate } from '../core/speech.ts';

const moderated = new WeakMap<SiteServices, Moderate>();

/** Sets the word filter of a whole site, so that no page can open a room without it. */
export const moderateRooms = (services: SiteServices, moderate: Moderate): void =>
  void moderated.set(services, moderate);

/** The word filter of a site; undefined without one. */
export const moderationOf = (services: SiteServices): Moderate | undefined =>
  moderated.get(services);
