import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import type { DoorMember, Doors } from './support/doors.ts';
import { expectFailure, violate } from './support/play-violations.ts';
import { guardPages, type PageGuard } from './support/page-guard.ts';
import { createSites, type Sites } from './support/sites.ts';
import type { Site } from './support/site.ts';
import { recordWire, type Wire } from './support/wire.ts';

export { expect, type Page };

export interface WorkerOptions {
  /** Whether the gateway runs in the encrypted mode of the contract. */
  encrypted: boolean;
  /** Whether games may come from the gateway's own address. */
  games: boolean;
  /** Whether each page breaks the rule that its test holds, so that the test must fail. */
  violating: boolean;
}

export interface Member {
  name: string;
  password: string;
  token: string;
}

interface Fixtures {
  doors: Doors;
  guard: PageGuard;
  violation: undefined;
  /** The calls of the page, readable in plain mode. */
  wire: Wire;
  /** A new member with this balance; the page is logged in as that member from its next load on. */
  logInAs: (balance: string, more?: Partial<DoorMember>) => Promise<Member>;
}

/** A user name that is not taken. */
export const newName = (): string => `ab${randomInt(10_000_000, 99_999_999)}`;
export const PASSWORD = 'secret123';

export const test = base.extend<Fixtures & { site: Site }, WorkerOptions & { sites: Sites }>({
  encrypted: [false, { scope: 'worker', option: true }],
  games: [false, { scope: 'worker', option: true }],
  violating: [false, { scope: 'worker', option: true }],
  violation: [
    async ({ violating, context }, use, info) => {
      if (!violating) return use(undefined);
      await violate(context, info);
      await use(undefined);
      expectFailure(info);
    },
    { auto: true },
  ],
  sites: [
    async ({ encrypted, games }, use) => {
      const sites = createSites({ encrypted, games });
      await use(sites);
      await sites.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [async ({ sites }, use) => use(await sites.early()), { timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site.url),
  doors: async ({ site }, use) => use(site.doors),
  guard: [
    async ({ context, site }, use, { testId }) => {
      // The gateway tells by it what this test set off, and not another one whose calls come late.
      await context.addCookies([{ name: 'courtside-test', value: testId, url: site.url }]);
      const guard = await guardPages(context, site.url);
      await use(guard);
      // Taken before anything may throw: what this test set off must not refuse the run at the worker's end as well.
      const seen = { page: await guard.verdict(), servers: site.complaints(testId) };
      await site.doors.clearFaults();
      await site.clear();
      expect(seen, 'what the page must not do, and what servers complained about').toEqual({
        page: [],
        servers: '',
      });
    },
    { auto: true },
  ],
  wire: async ({ page }, use) => use(recordWire(page)),
  logInAs: async ({ context, doors }, use) => {
    await use(async (balance, more = {}) => {
      const made = await doors.member({ name: newName(), password: PASSWORD, balance, ...more });
      await context.addInitScript(({ token, userId }) => {
        // A tab begins with an empty page, which may keep nothing.
        if (origin === 'null') return;
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
