import type { ApiClient } from '@courtside/api-client';
import type { SiteI18n } from '@courtside/i18n';
import {
  CourtsideError,
  type Clock,
  type Emitter,
  type KeyValueStore,
  type Random,
} from '@courtside/kernel';
import type { Dialogs, Toaster } from '@courtside/ui';
import { createContext, useContext, type ReactNode } from 'react';
import type { Brand } from '../core/brand.ts';
import type { Connection } from '../core/connection.ts';
import type { EditionStore } from '../core/edition.ts';
import type { ErrorReporter } from '../core/error-reporter.ts';
import type { PriceColorStore } from '../core/price-color-store.ts';
import type { SiteEvents } from '../core/site-events.ts';
import type { SiteSocket } from '../core/site-socket.ts';
import type { TrustedScripts } from '../core/trusted-scripts.ts';

/** The login on this device; `@courtside/auth` has an implementation. */
export interface SiteSession {
  /** The login token, null for a visitor. */
  token(): string | null;
  userId(): string | null;
  /** The chat's token, null when none was kept. */
  jwt(): string | null;
  keepJwt(jwt: string): void;
  open(identity: { token: string; userId: string }): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** Encrypts small texts that are stored on this device. */
export interface DeviceCipher {
  encrypt(text: string): string;
  decrypt(text: string): string;
}

/** Services that the composition root creates once for a site, and that every screen may use. */
export interface SiteServices {
  brand: Brand;
  /** Version of the front end, sent with every call. */
  version: string;
  client: ApiClient;
  /** Address of the gateway; `url` is empty when it is reached through the page's own origin. */
  gateway: { readonly url: string; readonly siteId: string };
  session: SiteSession;
  /** Tells the gateway, ends the session on this device and emits `loggedOut`; never rejects. */
  logout: () => Promise<void>;
  events: Emitter<SiteEvents>;
  toaster: Toaster;
  dialogs: Dialogs;
  i18n: SiteI18n;
  edition: EditionStore;
  priceColors: PriceColorStore;
  clock: Clock;
  random: Random;
  storage: KeyValueStore;
  /** Storage of this tab that survives a reload; undefined where the platform has none. */
  tabStorage?: KeyValueStore | undefined;
  connection: Connection;
  errors: ErrorReporter;
  scripts: TrustedScripts;
  /**
   * Loads a part of the site's code, with three attempts. Where a newer build was deployed the page says so and is loaded anew.
   * Rejects with CourtsideError `site.part-missing`.
   */
  loadPart: <T>(load: () => Promise<T>) => Promise<T>;
  /** The cipher for data stored on this device, with a key of its own. */
  deviceCipher: () => Promise<DeviceCipher>;
  /** The socket that the parts of the site share; its code is loaded at the first call. */
  socket: () => Promise<SiteSocket>;
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

/** @throws CourtsideError `shell.no-provider` when there is no `ServicesProvider` above */
export function useServices(): SiteServices {
  const services = useContext(Context);
  if (!services) {
    throw new CourtsideError('useServices needs a ServicesProvider above it', {
      code: 'shell.no-provider',
      kind: 'programming',
    });
  }
  return services;
}
