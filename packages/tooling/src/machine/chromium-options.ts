import { existsSync } from 'node:fs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const SYSTEM_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Launch options of the browser of tests and benches. */
export interface ChromiumOptions {
  /** Left out for Playwright's own browser. */
  readonly executablePath?: string;
  /** Which of Playwright's own browsers: its headless shell when left out. */
  readonly channel?: 'chromium';
  readonly args: string[];
}

/**
 * The browser that people have, for pictures, benches and what only it has: the one in `CHROMIUM_PATH`, else the
 * system's, else Playwright's own. It makes no requests of its own.
 */
export function chromiumOptions(...more: readonly string[]): ChromiumOptions {
  const options = withFirst([SYSTEM_CHROMIUM], more);
  return options.executablePath === undefined ? { ...options, channel: 'chromium' } : options;
}

/**
 * The same for tests of what a page does: in Chromium's headless shell where the system has it. That is the same
 * engine without the parts of a window around each page, which took a third of the time of browser tests on two cores.
 * It keeps no page for the way back.
 */
export function headlessOptions(...more: readonly string[]): ChromiumOptions {
  return withFirst([SYSTEM_HEADLESS_SHELL, SYSTEM_CHROMIUM], more);
}

function withFirst(system: readonly string[], more: readonly string[]): ChromiumOptions {
  const path = process.env['CHROMIUM_PATH'] || system.find((each) => existsSync(each));
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
