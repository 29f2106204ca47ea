// Serves the built site from its environment; see .env.example.
import { fileURLToPath } from 'node:url';
import { runtimeConfig, serveSite } from '@courtside/site-server';
import { brand } from './src/brand.ts';

const { gameOrigins = [], imageOrigins = [], scripts = [] } = brand;
try {
  const { port } = await serveSite({
    root: fileURLToPath(new URL('dist', import.meta.url)),
    port: Number(process.env['WEB_PORT'] ?? 5173),
    host: process.env['WEB_HOST'] ?? '127.0.0.1',
    gatewayPort: Number(process.env['SANDBOX_PORT'] ?? 8787),
    runtimeConfig: runtimeConfig(process.env),
    policy: { gameOrigins, imageOrigins, scripts },
  });
  console.log(`listening on http://127.0.0.1:${port}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
