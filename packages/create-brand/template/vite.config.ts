import { runtimeConfig } from '@courtside/site-server';
import { courtsideSite } from '@courtside/site-server/vite';
import { defineConfig } from 'vite';
import { brand } from './src/brand.ts';

const { gameOrigins = [], imageOrigins = [], scripts = [] } = brand;

export default defineConfig({
  plugins: courtsideSite({
    gateway: `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '8787'}`,
    policy: { gameOrigins, imageOrigins, scripts },
    runtimeConfig: () => runtimeConfig(process.env),
  }),
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true },
});
