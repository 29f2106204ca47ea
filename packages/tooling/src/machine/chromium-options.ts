import { existsSync } from 'node:fs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Launch options of the browser for every test and bench. */
export interface ChromiumOptions {
  /** Left out for Playwright's own browser. */
  readonly executablePath?: string;
  readonly args: string[];
}

/** The browser in `CHROMIUM_PATH`, else the system's, else Playwright's own; it makes no requests of its own. */
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
