// A chunk of its own: a device is looked at once, and its id kept.
import { browserDevice, createFingerprint } from '@courtside/api-client/fingerprint';
import { nextTask, type Platform } from '@courtside/kernel/platform';
import type { TrustedScripts } from '@courtside/shell';

/** Where the specification has the brand's fingerprint script (betting 3). */
export const FINGERPRINT_SCRIPT = '/fingerprint_pro.js';

/**
 * The fingerprint of this device: from the brand's script where the brand lists it among its scripts, else from what
 * the browser shows.
 */
export async function deviceFingerprint(
  platform: Platform,
  brandScripts: readonly string[],
  scripts: TrustedScripts,
): Promise<string> {
  const scripted = brandScripts.includes(FINGERPRINT_SCRIPT);
  const device = browserDevice(scripted ? FINGERPRINT_SCRIPT : null, scripts.scriptUrl);
  // To ask the graphics takes a while, and so do the calls that have waited for the answer.
  await nextTask();
  const told = await createFingerprint(device, platform)();
  await nextTask();
  return told;
}
