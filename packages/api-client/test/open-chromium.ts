import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The browser that the environment names, else the system's, else Playwright's own. */
export function openChromium(...more: readonly string[]): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const path = named ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({
    ...(path === undefined ? {} : { executablePath: path }),
    args: [...args, ...more],
  });
}
