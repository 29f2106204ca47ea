import { runtimeConfig } from '@courtside/site-server';
import { courtsideSite } from '@courtside/site-server/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandInput, brandName } from './src/brand.ts';

const { gameOrigins = [], scripts = [] } = brandInput(brandName(process.env['COURTSIDE_BRAND']));

export default defineConfig({
  plugins: [
    react(),
    courtsideSite({
      gateway: `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '8787'}`,
      policy: { gameOrigins, scripts },
      runtimeConfig: () => runtimeConfig(process.env),
    }),
  ],
  // Packages resolve to their source, so nothing needs building first.
  resolve: { conditions: ['@courtside/source', 'module', 'browser', 'development|production'] },
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true },
});
