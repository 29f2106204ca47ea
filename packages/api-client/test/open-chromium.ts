import { headlessOptions } from '@courtside/tooling/machine';
import { chromium, type Browser } from 'playwright';

/** The browser of tests, with these arguments too. */
export const openChromium = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch(headlessOptions(...more));
