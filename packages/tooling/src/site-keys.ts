import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SiteKeys {
  signKey: string;
  cryptKey: string;
}

const HEX = /^[0-9a-f]{64}$/;

/** The local site's keys: created once at random, stored in the git-ignored data folder. */
export async function siteKeys(folder: string): Promise<SiteKeys> {
  const file = join(folder, 'keys.json');
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as Partial<SiteKeys>;
    if (HEX.test(kept.signKey ?? '') && HEX.test(kept.cryptKey ?? '')) return kept as SiteKeys;
  } catch {
    // None yet, or unreadable: new ones will do, because nothing is encrypted at rest.
  }
  const keys = {
    signKey: randomBytes(32).toString('hex'),
    cryptKey: randomBytes(32).toString('hex'),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  return keys;
}
