import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface OfflineOptions {
  /** The page that is shown where there is no network: a file of the build, such as `offline.html`. */
  page: string;
  /** Other files that the worker keeps from the start, as globs within the build. */
  keep?: readonly string[];
}

/** Files of the build that were needed once are there without a network; this many are kept. */
const MOST_FILES = 200;

/** What a page begins with, by its own list. @example entryFiles('<script src="/assets/a.js">') // ['assets/a.js'] */
export const entryFiles = (html: string): string[] =>
  [...html.matchAll(/["']\/(assets\/[^"']+\.(?:js|css))["']/g)].flatMap(([, file]) => file ?? []);

/**
 * Writes `sw.js` into the build: a service worker that keeps hashed files and, without a network, answers a page with
 * the offline page. It keeps no page and no answer of the gateway: prices, balances and bets are never old ones. Needs
 * `workbox-build` to be installed.
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
        // A runtime of its own file would be a script that the policy does not name.
        inlineWorkboxRuntime: true,
        sourcemap: false,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        // Pages come from the network, so a new worker never meets an old page that it would have to answer for.
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
