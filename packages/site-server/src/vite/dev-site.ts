import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { CONTENT_HOST, contentHost } from '../content-host.ts';
import { proxyRules } from '../proxy-rules.ts';
import { securityHeaders, type SitePolicy } from '../security-headers.ts';

const POLICY = 'content-security-policy';

export interface DevSiteOptions {
  /** Origin of the gateway. */
  gateway: string;
  policy: SitePolicy;
  /** Called at each load, so that a wrong environment is reported in the page's console, not at start. */
  runtimeConfig: () => object;
}

/**
 * Makes the development server behave like the site's own: it serves the runtime configuration, sends the security
 * headers and passes the gateway's calls on. In addition only Vite's own tags are allowed, by a nonce that is new at
 * each start of the server.
 */
export function devSite({ gateway, policy, runtimeConfig }: DevSiteOptions): Plugin {
  const nonce = randomBytes(16).toString('base64');
  return {
    name: 'courtside:dev-site',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce }, server: { proxy: proxyRules(gateway) } }),
    configureServer(server) {
      const headers = securityHeaders(policy);
      const host = contentHost(policy);
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers)) {
          response.setHeader(name, name === POLICY ? developmentPolicy(value, nonce) : value);
        }
        if (request.url === CONTENT_HOST) {
          for (const [name, value] of Object.entries(host.headers)) response.setHeader(name, value);
          response.end(host.body);
          return;
        }
        if (request.url !== '/runtime-config.json') {
          next();
          return;
        }
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(runtimeConfig()));
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
