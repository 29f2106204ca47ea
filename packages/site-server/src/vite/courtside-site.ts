import type { Plugin } from 'vite';
import { brotliCopies } from './compress.ts';
import { devSite, type DevSiteOptions } from './dev-site.ts';
import { offlineWorker, type OfflineOptions } from './offline-worker.ts';
import { prerenderPages, type PrerenderPages } from './prerender-pages.ts';

/** Modules of the first page that all screens share: split by their other users, they would compress worse. */
const BASE =
  /node_modules\/(react|react-dom|react-router|scheduler|@reduxjs|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store|@lingui)\/|[\\/](?:courtside-error|is-gateway-error|define-endpoints|gateway-api|class-names|button-class|basic-icons|rails|services|use-session|slots|words|preload-helper)\.m?[jt]sx?$/;

/**
 * Small modules that many screens share, but not the first page: as separate files, each would add a name to the first
 * page.
 */
const SHARED_MODULES =
  'is-instant|back-off|is-outcome-known|match-path|icon-button|skeleton|tag|card|data-list|sport-messages|bet-messages|order-state|odds-format-store|badge|button-link|use-composed-text|page-names|use-page-name|use-site-now|formats|period|letter-groups|use-shown|score-text|unseen|refusal-way|header-place|help-address-link|dialog-messages|display-messages|seed|word-button|word-hint|odds-format-messages|waiting-kinds|venue-codes|use-fault-focus|bar-messages|member-messages|came-from|selectors|visually-hidden|legal-versions|heading';

/** Those of others, and ours: their sources in this workspace, and what is built of them in a brand's packages. */
const SHARED = new RegExp(
  [
    String.raw`lucide-react\/dist\/esm\/(?:shared\/|createLucideIcon|Icon\.|context\.|icons\/(?:check|chevron-down|chevron-left|chevron-right|x|info|circle-check|refresh-cw|shield-check|circle-user-round|headset|hourglass|settings-2|receipt-text|log-out|copy|mail|search|smartphone|lock|star|trophy|tickets|eye|eye-off|minus|trending-up)\.mjs$)|@base-ui\/utils\/(?:clamp|owner|inertValue|visuallyHidden|useValueAsRef|useControlled|addEventListener|useTimeout)\.mjs$|@base-ui\/react\/internals\/(?:serializeValue|direction-context\/DirectionContext|useValueChanged)\.mjs$`,
    String.raw`[\\/](?:${SHARED_MODULES})\.tsx?$`,
    String.raw`[\\/]@courtside[\\/][^\\/]+[\\/]dist[\\/](?:[^\\/]+[\\/])*(?:${SHARED_MODULES})\.js$`,
    String.raw`[\\/]shell[\\/](?:src|dist)[\\/]react[\\/]screen[\\/](?:page|section)\.(?:tsx|js)$`,
  ].join('|'),
);

/**
 * Modules of betting, which pages with prices share in many combinations: each combination would be a file, and a slow
 * line waits for each. Messages stay with the screens that use them.
 */
const SPORT =
  /[\\/](?:betslip|betting-terms|money|sports)[\\/](?!.*(?:[\\/](?:catalogs|locales|messages)[\\/]|messages\.)).*\.[jt]sx?$/;

/** Files of betting that are smaller than this, before compression, are merged with their closest neighbour. */
const SPORT_BYTES = 30_000;

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

/** The first page contains the names of all files: except for our two groups they are only a short hash. */
const chunkName = ({ name }: { name: string }) =>
  name === 'base' || name === FRAME_GROUP ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

const FRAME_GROUP = 'frame-zh-Hant';

/** Texts that the frame shows first: a few small catalogues, which compress and load better as one file. */
const FRAME_TEXTS = /[\\/]zh-Hant\.frame[-.]/;

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
                groups: [
                  { name: 'base', test: BASE, priority: 2 },
                  // One file for the first page: pieces of it that other pages use too would be files of their own.
                  { name: 'first', tags: ['$initial'], priority: 1 },
                  { name: FRAME_GROUP, test: FRAME_TEXTS },
                  { name: 'shared', test: SHARED },
                  {
                    name: 'sport',
                    test: SPORT,
                    minShareCount: 2,
                    entriesAware: true,
                    entriesAwareMergeThreshold: SPORT_BYTES,
                  },
                ],
              },
            },
          },
        },
      }),
    },
    devSite(options),
    ...(offline ? [offlineWorker(offline)] : []),
    // Before the compression, so that the pages are compressed too.
    ...(prerender ? [prerenderPages(prerender)] : []),
    brotliCopies(),
  ];
}
