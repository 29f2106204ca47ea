import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface OfflineOptions {
  /** The page for a browser without a network: a file of the build, such as `offline.html`. */
  page: string;
  /** Other files that the worker caches from the start, as globs within the build. */
  keep?: readonly string[];
}

/** Most cached files of the build: each used one is available offline. */
const MOST_FILES = 200;

/**
 * The files that a page loads first, from its tags. @example entryFiles('<script src="/assets/a.js">') //
 * ['assets/a.js']
 */
export const entryFiles = (html: string): string[] =>
  [...html.matchAll(/["']\/(assets\/[^"']+\.(?:js|css))["']/g)].flatMap(([, file]) => file ?? []);

/**
 * Writes `sw.js` into the build: a service worker that caches hashed files and, without a network, answers a page
 * request with the offline page. It caches no page and no answer of the gateway: prices, balances and bets are never
 * outdated. `workbox-build` must be installed.
 */
export function offlineWorker({ page, keep = [] }: OfflineOptions): Plugin {
  let folder = '';
  return {
    name: 'courtside:offline-worker',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    async closeBundle(error) {
      if (error) return;
      const { generateSW } = await import('workbox-build');
      const entry = entryFiles(await readFile(join(folder, 'index.html'), 'utf8'));
      await generateSW({
        globDirectory: folder,
        globPatterns: [page, ...entry, ...keep],
        swDest: join(folder, 'sw.js'),
        // The runtime in a separate file would be a script that the policy does not allow.
        inlineWorkboxRuntime: true,
        sourcemap: false,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        // Pages come from the network, so a new worker never has to serve the files of an old page.
        skipWaiting: true,
        dontCacheBustURLsMatching: /^assets\//,
        runtimeCaching: [
          {
            urlPattern: ({ request }) => request.mode === 'navigate',
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: `/${page}` } },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'courtside-files', expiration: { maxEntries: MOST_FILES } },
          },
        ],
      });
    },
  };
}
