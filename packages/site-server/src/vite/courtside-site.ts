import type { Plugin } from 'vite';
import { brotliCopies } from './compress.ts';
import { devSite, type DevSiteOptions } from './dev-site.ts';

/** What every screen uses: split by who else uses it, it would compress worse. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|@reduxjs|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store)\/|courtside-error|createLucideIcon/;

/** Texts that the frame shows first: a few small catalogues, which compress and travel better as one file. */
const FRAME_TEXTS = /[\\/]zh-Hant\.frame[-.]/;

/**
 * Everything that Vite must know to build and to develop a site.
 *
 * @example export default defineConfig({ plugins: [react(), courtsideSite({ gateway, policy, runtimeConfig })] });
 */
export function courtsideSite(options: DevSiteOptions): Plugin[] {
  return [
    {
      name: 'courtside:site',
      config: () => ({
        build: {
          target: 'es2022',
          sourcemap: true,
          // Tells which files belong to this build; the folder may hold those of earlier ones.
          manifest: true,
          // Inlined assets would be data addresses, which the policy allows for captcha pictures alone.
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'base', test: BASE },
                  { name: 'frame-zh-Hant', test: FRAME_TEXTS },
                ],
              },
            },
          },
        },
      }),
    },
    devSite(options),
    brotliCopies(),
  ];
}
