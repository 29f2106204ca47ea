import { existsSync } from 'node:fs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** How every test and bench launches its browser. */
export interface ChromiumOptions {
  /** Left out: the browser of Playwright. */
  readonly executablePath?: string;
  readonly args: string[];
}

/** The browser that `CHROMIUM_PATH` names, else the system's, else Playwright's own; it asks no other host for anything. */
export function chromiumOptions(...more: readonly string[]): ChromiumOptions {
  const named = process.env['CHROMIUM_PATH'];
  const path = named || (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  return {
    ...(path === undefined ? {} : { executablePath: path }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  };
}
