// A chunk of its own: a device is looked at once, and its id kept.
import { browserDevice, createFingerprint } from '@courtside/api-client/fingerprint';
import type { Platform } from '@courtside/kernel/platform';
import type { TrustedScripts } from '@courtside/shell';

/** Where the specification has the brand's fingerprint script (betting 3). */
export const FINGERPRINT_SCRIPT = '/fingerprint_pro.js';

/**
 * The fingerprint of this device: from the brand's script where the brand lists it among its scripts, else from what
 * the browser shows.
 */
export function deviceFingerprint(
  platform: Platform,
  brandScripts: readonly string[],
  scripts: TrustedScripts,
): Promise<string> {
  const scripted = brandScripts.includes(FINGERPRINT_SCRIPT);
  const device = browserDevice(scripted ? FINGERPRINT_SCRIPT : null, scripts.scriptUrl);
  return createFingerprint(device, platform)();
}
