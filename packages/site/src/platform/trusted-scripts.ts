import { CourtsideError } from '@courtside/kernel';
import type { TrustedScripts } from '@courtside/shell';

/** The part of `window.trustedTypes` that is used. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/** The name that the site's Content-Security-Policy lets through. */
const POLICY = 'courtside';

/**
 * The one Trusted Types policy of a page: it passes exactly the given addresses. Make it once in a page, and first: the
 * browser refuses a second policy of the name.
 *
 * @param allowed paths of this origin or https addresses
 * @param base the page's address
 */
export function createTrustedScripts(
  allowed: readonly string[],
  base: string,
  factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes,
): TrustedScripts {
  const list = new Set(allowed.map((address) => new URL(address, base).href));
  const check = (address: string): string => {
    const { href } = new URL(address, base);
    if (list.has(href)) return href;
    throw new CourtsideError(`${href} is not on the list of scripts of this site`, {
      code: 'site.untrusted-script',
      kind: 'security',
    });
  };
  const policy = factory?.createPolicy(POLICY, { createScriptURL: check });
  return {
    // Where the browser has no Trusted Types, the list holds all the same.
    scriptUrl: (address) => (policy ? (policy.createScriptURL(address) as string) : check(address)),
  };
}
