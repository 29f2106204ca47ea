import { CourtsideError } from '@courtside/kernel';
import type { TrustedScripts } from '@courtside/shell';

/** The used part of `window.trustedTypes`. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/** The policy name that the site's Content-Security-Policy allows. */
const POLICY = 'courtside';

/**
 * The only Trusted Types policy of a page: it allows exactly the given addresses. Create it once and first in a page:
 * the browser refuses a second policy of the same name.
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
    // Without Trusted Types in the browser, the list still applies.
    scriptUrl: (address) => (policy ? (policy.createScriptURL(address) as string) : check(address)),
  };
}
