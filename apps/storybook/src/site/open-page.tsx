import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { page } from 'vitest/browser';
import { openSite } from './open-site.tsx';
import { createStorySite, type StorySite, type StorySiteOptions } from './story-site.ts';

interface OpenedPage extends StorySite {
  close(): void;
  /** Number of requests of a path so far. */
  asked(path: string): number;
  /** What the device keeps, for another page of it. */
  kept(): Record<string, string>;
}

let closeOpen = () => {};

/**
 * A page of a whole site for a suite, in Simplified Chinese, with a member logged in. It is closed when another page is
 * opened, and at the end of the test.
 */
export async function openPage(
  path: string,
  options: Omit<StorySiteOptions, 'i18n'> = {},
): Promise<OpenedPage> {
  closeOpen();
  await page.viewport(1280, 900);
  const opened = createStorySite({ i18n: createSiteI18n(), member: true, ...options });
  const { storage } = opened.site.services;
  const close = await openSite(opened.site, path);
  closeOpen = close;
  return {
    ...opened,
    close,
    asked: (of) => opened.gateway.requests.filter((each) => each.path === of).length,
    kept: () => Object.fromEntries(storage.keys().map((key) => [key, storage.get(key) ?? ''])),
  };
}
