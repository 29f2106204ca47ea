// Starts the site's server from its environment: WEB_PORT, WEB_HOST, SANDBOX_PORT, SITE_ID, COURTSIDE_SIGN_KEY,
// COURTSIDE_CRYPT_KEY.
import { fileURLToPath } from 'node:url';
import { runtimeConfig } from './runtime-config.ts';
import { serve } from './serve.ts';

const port = Number(process.env['WEB_PORT'] ?? 5173);
try {
  const server = await serve({
    root: fileURLToPath(new URL('../dist', import.meta.url)),
    port,
    host: process.env['WEB_HOST'] ?? 'localhost',
    gatewayPort: Number(process.env['SANDBOX_PORT'] ?? 8787),
    runtimeConfig: runtimeConfig(process.env),
  });
  console.log(`courtside-web listening on http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
