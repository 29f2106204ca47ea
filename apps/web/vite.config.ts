import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devSite } from './server/dev-site.ts';
import { proxyRules } from './server/proxy-rules.ts';

const sandbox = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '8787'}`;

export default defineConfig({
  plugins: [react(), devSite()],
  // Packages resolve to their source, so nothing needs building first.
  resolve: { conditions: ['@courtside/source', 'module', 'browser', 'development|production'] },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: proxyRules(sandbox),
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Tells which files belong to this build; the folder may hold those of earlier ones.
    manifest: true,
    // Inlined assets would be data addresses, which the policy allows for captcha pictures alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every screen uses would be split by who else uses it; together it compresses better.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler)\/|courtside-error|createLucideIcon/,
            },
          ],
        },
      },
    },
  },
});
