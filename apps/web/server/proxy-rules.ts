/** Paths that belong to the gateway; everything else is the site's. */
export const GATEWAY_PATH = /^\/(site|fd|act|game|stream)\/api\//;

/** The development server's proxy rules. */
export function proxyRules(target: string): Record<string, string> {
  return { [GATEWAY_PATH.source]: target };
}
