// Starts the site's server from its environment: WEB_PORT, WEB_HOST, SANDBOX_PORT, SITE_ID, COURTSIDE_SIGN_KEY,
// COURTSIDE_CRYPT_KEY, COURTSIDE_BRAND for the brand, and COURTSIDE_BRAND_* for its toggles. The brand is read from source, so Node needs
// --conditions=@courtside/source.
import { fileURLToPath } from 'node:url';
import { brandFromEnv } from '@courtside/shell';
import { brandInput, brandName } from '../src/brand.ts';
import { runtimeConfig } from './runtime-config.ts';
import { serve } from './serve.ts';

const alone = <T>(one: T): T[] => [one];
const port = Number(process.env['WEB_PORT'] ?? 5173);
try {
  // The page would refuse a bad override as well, but that is the place of the players.
  brandFromEnv(brandInput(brandName(process.env['COURTSIDE_BRAND'])), process.env);
  const options = {
    root: fileURLToPath(new URL('../dist', import.meta.url)),
    port,
    gatewayPort: Number(process.env['SANDBOX_PORT'] ?? 8787),
    runtimeConfig: runtimeConfig(process.env),
  };
  const host = process.env['WEB_HOST'];
  const servers = [await serve({ ...options, host: host ?? '127.0.0.1' })];
  // `localhost` means either loopback address; a machine without IPv6 has but one.
  if (!host) servers.push(...(await serve({ ...options, host: '::1' }).then(alone, () => [])));
  console.log(`courtside-web listening on http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const server of servers) server.close();
    });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
