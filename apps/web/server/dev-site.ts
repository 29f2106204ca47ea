import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { runtimeConfig } from './runtime-config.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const POLICY = 'content-security-policy';

/**
 * The development server behaves as the site's own: it hands out the runtime configuration and sends the security
 * headers. Only Vite's own tags are let through besides, by a nonce that is new each time the server starts.
 */
export function devSite(): Plugin {
  const nonce = randomBytes(16).toString('base64');
  return {
    name: 'courtside:dev-site',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
          response.setHeader(name, name === POLICY ? developmentPolicy(value, nonce) : value);
        }
        if (request.url !== '/runtime-config.json') {
          next();
          return;
        }
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(runtimeConfig(process.env)));
      });
    },
  };
}

function developmentPolicy(policy: string, nonce: string): string {
  return policy
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}
