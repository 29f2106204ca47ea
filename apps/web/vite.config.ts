import { helpPaths } from '@courtside/help';
import { runtimeConfig } from '@courtside/site-server';
import { courtsideSite } from '@courtside/site-server/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandName } from './src/brand-name.ts';
import { BRANDS, brandInput } from './src/brand.ts';

const {
  gameOrigins: own = [],
  imageOrigins = [],
  scripts = [],
} = brandInput(brandName(process.env['COURTSIDE_BRAND']));
const gameOrigins = process.env['COURTSIDE_BRAND_GAME_ORIGINS']?.split(',') ?? own;

export default defineConfig({
  plugins: [
    react(),
    courtsideSite({
      gateway: `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '8787'}`,
      policy: { gameOrigins, imageOrigins, scripts },
      runtimeConfig: () => runtimeConfig(process.env),
      offline: { page: 'offline.html', keep: ['offline.css', 'favicon.svg'] },
      prerender: {
        entry: 'src/prerender.ts',
        brands: Object.fromEntries(
          Object.entries(BRANDS).map(([name, { theme = name }]) => [
            name,
            {
              theme,
              styles: [`/src/looks/${name}.ts`],
            },
          ]),
        ),
        pages: {
          '/': ['@courtside/lobby/styles.css', '@courtside/sports/home.css'],
          '/game/sport': ['@courtside/sports/styles.css'],
          '/download': ['@courtside/lobby/styles.css'],
          '/agent': ['@courtside/lobby/styles.css'],
          ...Object.fromEntries(helpPaths.map((path) => [path, ['@courtside/help/styles.css']])),
        },
      },
    }),
  ],
  // Packages resolve to their source, so nothing needs building first.
  resolve: { conditions: ['@courtside/source', 'module', 'browser', 'development|production'] },
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true },
});
