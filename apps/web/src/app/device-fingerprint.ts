// A chunk of its own: a device is looked at once, and its id kept.
import { browserDevice, createFingerprint } from '@courtside/api-client/fingerprint';
import type { Platform } from '@courtside/kernel/platform';

/**
 * The fingerprint of this device. The site's policy lets no script in later, so the brand's own counts where the page's
 * HTML names it.
 */
export function deviceFingerprint(platform: Platform): Promise<string> {
  const scripted = 'courtsideFingerprint' in globalThis;
  return createFingerprint(scripted ? browserDevice() : browserDevice(null), platform)();
}
