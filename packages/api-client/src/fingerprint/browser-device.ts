import type { DeviceTraits } from './create-fingerprint.ts';

/** Path of the brand's script (spec betting 3). */
const SCRIPT_URL = '/fingerprint_pro.js';

/** The function that the brand's script sets on the window. */
interface Scripted {
  courtsideFingerprint?: () => Promise<string>;
}

/**
 * The traits of this browser. The brand's script is same-origin and sets `window.courtsideFingerprint`, a function that
 * resolves with a text.
 *
 * @param scriptUrl null when the brand has no script
 * @param trust converts the address for the page's Trusted Types policy
 */
export function browserDevice(
  scriptUrl: string | null = SCRIPT_URL,
  trust: (address: string) => string = (address) => address,
): DeviceTraits {
  const told = async (): Promise<string | null> => {
    const value: unknown = await (globalThis as Scripted).courtsideFingerprint?.();
    return typeof value === 'string' ? value : null;
  };
  return {
    async script() {
      if (scriptUrl === null || typeof document === 'undefined') return null;
      if (!(globalThis as Scripted).courtsideFingerprint) await load(scriptUrl, trust);
      return told();
    },
    traits() {
      if (typeof document === 'undefined' || typeof screen === 'undefined') return null;
      const { userAgent, language } = navigator;
      const platform: unknown = Reflect.get(navigator, 'platform');
      return [
        ...graphics(),
        userAgent,
        String(platform),
        language,
        [screen.width, screen.height, screen.colorDepth, devicePixelRatio].join('x'),
      ];
    },
  };
}

/** @throws when the script is not of this origin, missing, or not allowed */
function load(url: string, trust: (address: string) => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = new URL(url, document.baseURI);
    if (address.origin !== location.origin) {
      throw new TypeError('The fingerprint script must be of this origin');
    }
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new TypeError('No fingerprint script')));
    script.src = trust(address.href);
    document.head.append(script);
  });
}

/** Properties of the graphics renderer; empty without one. */
function graphics(): string[] {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return [];
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const seen = [
    gl.VENDOR,
    gl.RENDERER,
    gl.VERSION,
    gl.SHADING_LANGUAGE_VERSION,
    gl.MAX_TEXTURE_SIZE,
    gl.MAX_VIEWPORT_DIMS,
    ...(names ? [names.UNMASKED_VENDOR_WEBGL, names.UNMASKED_RENDERER_WEBGL] : []),
  ].map((name) => String(gl.getParameter(name)));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return seen;
}
