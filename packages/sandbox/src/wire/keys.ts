import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CourtsideError } from '@courtside/kernel';

/** The two keys of a site, 32 bytes each. */
export interface SiteKeys {
  readonly sign: Buffer;
  readonly crypt: Buffer;
}

const HEX = /^[0-9a-f]{64}$/i;

function bad(message: string): CourtsideError {
  return new CourtsideError(message, { code: 'sandbox.keys', kind: 'configuration' });
}

/** @throws CourtsideError `sandbox.keys` */
export function siteKeys(sign: string, crypt: string): SiteKeys {
  if (!HEX.test(sign) || !HEX.test(crypt)) throw bad('A site key must be 64 hexadecimal digits');
  return { sign: Buffer.from(sign, 'hex'), crypt: Buffer.from(crypt, 'hex') };
}

/**
 * The keys from the environment, or those in `keys.json` of the data folder, which is created on first use.
 *
 * @throws CourtsideError `sandbox.keys` when there is neither, or one is malformed
 */
export async function findKeys(
  env: Readonly<Record<string, string | undefined>>,
  dataDir?: string,
): Promise<SiteKeys> {
  const { COURTSIDE_SIGN_KEY: sign, COURTSIDE_CRYPT_KEY: crypt } = env;
  if (sign !== undefined && crypt !== undefined) return siteKeys(sign, crypt);
  if (sign !== undefined || crypt !== undefined) {
    throw bad('Set both COURTSIDE_SIGN_KEY and COURTSIDE_CRYPT_KEY, or neither');
  }
  if (dataDir === undefined) {
    throw bad(
      'No site keys: set COURTSIDE_SIGN_KEY and COURTSIDE_CRYPT_KEY (64 hexadecimal digits each), or give --data DIR to keep random ones there',
    );
  }
  const file = join(dataDir, 'keys.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return parseKeys(text, file);
  const made = {
    signKey: randomBytes(32).toString('hex'),
    cryptKey: randomBytes(32).toString('hex'),
  };
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return siteKeys(made.signKey, made.cryptKey);
}

function parseKeys(text: string, file: string): SiteKeys {
  try {
    const kept: unknown = JSON.parse(text);
    if (
      typeof kept === 'object' &&
      kept !== null &&
      'signKey' in kept &&
      'cryptKey' in kept &&
      typeof kept.signKey === 'string' &&
      typeof kept.cryptKey === 'string'
    ) {
      return siteKeys(kept.signKey, kept.cryptKey);
    }
  } catch {
    // Reported below.
  }
  throw bad(`${file} does not hold two keys; remove it to have new ones made`);
}
