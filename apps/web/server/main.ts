// Starts the site's server from its environment: WEB_PORT (0 takes any that is free), WEB_HOST, SANDBOX_PORT, PUBLIC_URL (for the sitemap), COURTSIDE_PRERENDERED (`off` leaves
// public pages to the browser), and what `runtimeConfig` reads. The
// brand is read from source, so Node needs --conditions=@courtside/source.
import { fileURLToPath } from 'node:url';
import { brandFromEnv } from '@courtside/shell';
import { runtimeConfig, serveSite, type Serving } from '@courtside/site-server';
import { brandName } from '../src/brand-name.ts';
import { brandInput } from '../src/brand.ts';

const port = Number(process.env['WEB_PORT'] ?? 5173);
try {
  // The page would refuse a bad override as well, but the operator should hear of it first.
  const brand = brandFromEnv(brandInput(brandName(process.env['COURTSIDE_BRAND'])), process.env);
  const publicUrl = process.env['PUBLIC_URL'];
  const options = {
    root: fileURLToPath(new URL('../dist', import.meta.url)),
    port,
    gatewayPort: Number(process.env['SANDBOX_PORT'] ?? 8787),
    runtimeConfig: runtimeConfig(process.env),
    ...(publicUrl ? { publicUrl } : {}),
    prerendered: process.env['COURTSIDE_PRERENDERED'] !== 'off',
    policy: {
      gameOrigins: brand.gameOrigins,
      imageOrigins: brand.imageOrigins,
      scripts: brand.scripts,
    },
  };
  const host = process.env['WEB_HOST'];
  const first = await serveSite({ ...options, host: host ?? '127.0.0.1' });
  const servings: Serving[] = [first];
  // `localhost` means either loopback address; a machine without IPv6 has but one.
  if (!host) {
    await serveSite({ ...options, port: first.port, host: '::1' }).then(
      (serving) => servings.push(serving),
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error;
      },
    );
  }
  console.log(`courtside-web listening on http://localhost:${first.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const serving of servings) serving.close();
    });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
