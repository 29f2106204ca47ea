import type { Plugin } from 'vite';
import { CHUNK_GROUPS, chunkName } from './chunk-groups.ts';
import { brotliCopies } from './compress.ts';
import { devSite, type DevSiteOptions } from './dev-site.ts';
import { offlineWorker, type OfflineOptions } from './offline-worker.ts';
import { refuseImportCircles } from './import-circles.ts';
import { prerenderPages, type PrerenderPages } from './prerender-pages.ts';

/** React has had the hook of these shims since version 18. */
const SHIMS = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
];

/** The oldest supported browsers of a site; the reasons are in docs/compatibility.md. */
const BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];

export interface CourtsideSiteOptions extends DevSiteOptions {
  /** Options to build a service worker for the site; without them the site has none. */
  offline?: OfflineOptions;
  /** Public pages that the build renders. @default none: the browser renders all */
  prerender?: PrerenderPages;
}

/**
 * The whole Vite configuration to build and to develop a site.
 *
 * @example export default defineConfig({ plugins: [react(), courtsideSite({ gateway, policy, runtimeConfig })] });
 */
export function courtsideSite({ offline, prerender, ...options }: CourtsideSiteOptions): Plugin[] {
  return [
    {
      name: 'courtside:site',
      config: () => ({
        resolve: { alias: SHIMS },
        build: {
          target: BROWSERS,
          sourcemap: true,
          // Lists the files of this build; the folder may have those of earlier ones.
          manifest: true,
          // Inlined assets would be `data:` URLs, which the policy allows for captcha pictures only.
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            // Each file of the packages that has hooks begins with 'use client', which a bundle for the browser needs not.
            onLog(level, log, next) {
              if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
            },
            output: {
              chunkFileNames: chunkName,
              codeSplitting: {
                groups: CHUNK_GROUPS,
              },
            },
          },
        },
      }),
      // The start of a site waits for it: so it loads beside the first scripts.
      transformIndexHtml: () => [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: '/runtime-config.json' },
          injectTo: 'head',
        },
      ],
    },
    devSite(options),
    refuseImportCircles(),
    ...(offline ? [offlineWorker(offline)] : []),
    // Before the compression, so that the pages are compressed too.
    ...(prerender ? [prerenderPages(prerender)] : []),
    brotliCopies(),
  ];
}
