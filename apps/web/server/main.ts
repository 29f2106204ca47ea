// Starts the site's server from its environment: WEB_PORT, SANDBOX_PORT, SITE_ID, COURTSIDE_SIGN_KEY, COURTSIDE_CRYPT_KEY.
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set`);
  return process.exit(1);
}

const port = Number(process.env['WEB_PORT'] ?? 5173);
const server = await serve({
  root: fileURLToPath(new URL('../dist', import.meta.url)),
  port,
  host: process.env['WEB_HOST'] ?? 'localhost',
  gatewayPort: Number(process.env['SANDBOX_PORT'] ?? 8787),
  runtimeConfig: {
    siteId: process.env['SITE_ID'] ?? '9000',
    gatewayUrl: '',
    signKey: required('COURTSIDE_SIGN_KEY'),
    cryptKey: required('COURTSIDE_CRYPT_KEY'),
  },
});
console.log(`courtside-web listening on http://localhost:${port}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
