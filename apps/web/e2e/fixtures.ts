import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import type { Doors } from './support/doors.ts';
import { guardPages, type PageGuard } from './support/page-guard.ts';
import { startSite, type Site } from './support/site.ts';
import { recordWire, type Wire } from './support/wire.ts';

export { expect, type Page };

export interface WorkerOptions {
  /** Whether the gateway runs in the encrypted mode of the contract. */
  encrypted: boolean;
}

export interface Member {
  name: string;
  password: string;
  token: string;
}

interface Fixtures {
  doors: Doors;
  guard: PageGuard;
  /** The calls of the page, readable in plain mode. */
  wire: Wire;
  /** A new member with this balance; the page is logged in as that member from its next load on. */
  logInAs: (balance: string) => Promise<Member>;
}

/** A user name that nobody has yet. */
export const newName = (): string => `ab${randomInt(10_000_000, 99_999_999)}`;
export const PASSWORD = 'secret123';

export const test = base.extend<Fixtures, WorkerOptions & { site: Site }>({
  encrypted: [false, { scope: 'worker', option: true }],
  site: [
    async ({ encrypted }, use) => {
      const site = await startSite({ encrypted });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  doors: async ({ site }, use) => use(site.doors),
  guard: [
    async ({ context, site }, use) => {
      site.complaints();
      const guard = await guardPages(context, site.url);
      await use(guard);
      await site.doors.clearFaults();
      expect(guard.verdict(), 'what the page must not do').toEqual([]);
      expect(site.complaints(), 'what the gateway complained about').toBe('');
    },
    { auto: true },
  ],
  wire: async ({ page }, use) => use(recordWire(page)),
  logInAs: async ({ context, doors }, use) => {
    await use(async (balance) => {
      const made = await doors.member({ name: newName(), password: PASSWORD, balance });
      await context.addInitScript(({ token, userId }) => {
        // Once in a tab: a page that logs out stays logged out when it is loaded again.
        if (sessionStorage.getItem('e2e.member') === userId) return;
        sessionStorage.setItem('e2e.member', userId);
        localStorage.setItem('courtside.userId', userId);
        localStorage.setItem('courtside.token', token);
      }, made);
      return { name: made.name, password: PASSWORD, token: made.token };
    });
  },
});
