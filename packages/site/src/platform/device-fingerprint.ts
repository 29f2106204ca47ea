// A separate chunk: a device is examined once, and its id is kept.
import { browserDevice, createFingerprint } from '@courtside/api-client/fingerprint';
import { nextTask, type Platform } from '@courtside/kernel/platform';
import type { TrustedScripts } from '@courtside/shell';

/** Path of the brand's fingerprint script in the specification (betting 3). */
export const FINGERPRINT_SCRIPT = '/fingerprint_pro.js';

/**
 * The fingerprint of this device: from the brand's script where the brand lists it among its scripts, else from the
 * browser's properties.
 */
export async function deviceFingerprint(
  platform: Platform,
  brandScripts: readonly string[],
  scripts: TrustedScripts,
): Promise<string> {
  const scripted = brandScripts.includes(FINGERPRINT_SCRIPT);
  const device = browserDevice(scripted ? FINGERPRINT_SCRIPT : null, scripts.scriptUrl);
  // In tasks of their own: reading the graphics takes a while, and so do the calls that wait for the result.
  await nextTask();
  const told = await createFingerprint(device, platform)();
  await nextTask();
  return told;
}
