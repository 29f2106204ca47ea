import type { BrowserContext, Page } from '@playwright/test';

const KEPT = 'e2e.order.';

/**
 * Has every page keep, on the device, the key of each order that it makes a request for. A browser may never tell of a
 * request that a page makes just before it is left, though the gateway receives it.
 *
 * @param path of the call that carries the orders out, in the plain mode of the contract
 */
export async function watchOrderKeys(context: BrowserContext, path: string): Promise<void> {
  await context.addInitScript(
    ([call, prefix]) => {
      window.Request = new Proxy(window.Request, {
        construct(target, args: ConstructorParameters<typeof Request>, made: typeof Request) {
          const [address, { body } = {}] = args;
          const url = new URL(address instanceof Request ? address.url : address, location.href);
          if (url.pathname === call && typeof body === 'string') {
            const { key } = JSON.parse(body) as { key: unknown };
            if (typeof key !== 'string') throw new Error(`An order without a key: ${body}`);
            localStorage.setItem(`${prefix}${key}`, '');
          }
          return Reflect.construct(target, args, made) as Request;
        },
      });
    },
    [path, KEPT] as const,
  );
}

/** The keys that all pages of the device have kept so far. */
export function seenOrderKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
    KEPT,
  );
}
