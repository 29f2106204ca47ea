import type { Brand, ErrorReporter, TrustedScripts } from '@courtside/shell';

export interface InstallOptions {
  app: Brand['app'];
  /** Path of the site's service worker; undefined where the site has none. */
  serviceWorker: string | undefined;
  scripts: TrustedScripts;
  errors: ErrorReporter;
  page?: Document;
  /** Absent where the browser has none, as on an insecure page. */
  workers?: Pick<ServiceWorkerContainer, 'register'> | undefined;
}

/**
 * Makes the site installable as an app of its brand, and registers its service worker once the page is loaded. Existing
 * tags of the page stay.
 */
export function installApp({
  app,
  serviceWorker,
  scripts,
  errors,
  page = document,
  workers = navigator.serviceWorker as ServiceWorkerContainer | undefined,
}: InstallOptions): void {
  if (app && !page.querySelector('link[rel="manifest"]')) {
    addToHead(page, 'link', { rel: 'manifest', href: app.manifest });
    addToHead(page, 'link', { rel: 'apple-touch-icon', href: app.icon });
    addToHead(page, 'meta', { name: 'theme-color', content: app.color });
  }
  if (serviceWorker === undefined || !workers) return;
  const register = () => {
    workers.register(scripts.scriptUrl(serviceWorker)).catch((fault: unknown) => {
      errors.report(fault, { during: 'service-worker' });
    });
  };
  // Its requests would compete with those of the first page.
  if (page.readyState === 'complete') register();
  else page.defaultView?.addEventListener('load', register, { once: true });
}

function addToHead(page: Document, tag: 'link' | 'meta', attributes: Record<string, string>) {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  page.head.append(element);
}
