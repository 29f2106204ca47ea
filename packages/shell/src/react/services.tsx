import type { ApiClient } from '@courtside/api-client';
import type { SiteI18n } from '@courtside/i18n';
import type { Clock, Emitter, KeyValueStore, Random } from '@courtside/kernel';
import type { Dialogs, Toaster } from '@courtside/ui';
import { createContext, useContext, type ReactNode } from 'react';
import type { Binding } from '../core/access.ts';
import type { Brand } from '../core/brand.ts';
import type { EditionStore } from '../core/edition.ts';
import type { PriceColorStore } from '../core/price-color-store.ts';
import type { SiteEvents } from '../core/site-events.ts';

/** Who is logged in, as the frame needs to know it; `@courtside/auth` has the session that fits. */
export interface SessionReader {
  token(): string | null;
  subscribe(listener: () => void): () => void;
}

/** What the composition root makes once for a site and every screen may use. */
export interface SiteServices {
  brand: Brand;
  client: ApiClient;
  session: SessionReader;
  events: Emitter<SiteEvents>;
  toaster: Toaster;
  dialogs: Dialogs;
  i18n: SiteI18n;
  edition: EditionStore;
  priceColors: PriceColorStore;
  clock: Clock;
  random: Random;
  storage: KeyValueStore;
  /** What a member has bound, for routes that ask for phone and real name. */
  binding: () => Promise<Binding>;
}

const Context = createContext<SiteServices | null>(null);

export function ServicesProvider({
  services,
  children,
}: {
  services: SiteServices;
  children: ReactNode;
}) {
  return <Context value={services}>{children}</Context>;
}

/** @throws when there is no `ServicesProvider` above */
export function useServices(): SiteServices {
  const services = useContext(Context);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
