import type { Clock } from '@courtside/kernel';
import type { Brand, ErrorReporter, TrustedScripts } from '@courtside/shell';

/** Wait before the worker is registered, in ms: a slow phone has its first prices by then, and the worker's start would delay them. */
const WAIT_MS = 6_000;

export interface InstallOptions {
  app: Brand['app'];
  /** Path of the site's service worker; undefined where the site has none. */
  serviceWorker: string | undefined;
  scripts: TrustedScripts;
  errors: ErrorReporter;
  clock: Clock;
  page?: Document;
  /** Absent where the browser has none, as on an insecure page. */
  workers?: Pick<ServiceWorkerContainer, 'register'> | undefined;
}

/**
 * Makes the site installable as an app of its brand, and registers its service worker some time later. Existing tags of
 * the page stay.
 *
 * @returns keeps a worker that is not registered yet from being registered
 */
export function installApp({
  app,
  serviceWorker,
  scripts,
  errors,
  clock,
  page = document,
  workers = navigator.serviceWorker as ServiceWorkerContainer | undefined,
}: InstallOptions): () => void {
  if (app && !page.querySelector('link[rel="manifest"]')) {
    addToHead(page, 'link', { rel: 'manifest', href: app.manifest });
    addToHead(page, 'link', { rel: 'apple-touch-icon', href: app.icon });
    addToHead(page, 'meta', { name: 'theme-color', content: app.color });
  }
  if (serviceWorker === undefined || !workers) return () => undefined;
  return clock.after(WAIT_MS, () => {
    workers.register(scripts.scriptUrl(serviceWorker)).catch((fault: unknown) => {
      errors.report(fault, { during: 'service-worker' });
    });
  });
}

function addToHead(page: Document, tag: 'link' | 'meta', attributes: Record<string, string>) {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  page.head.append(element);
}
