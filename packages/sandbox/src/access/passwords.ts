import { createHash, randomBytes, scrypt } from 'node:crypto';
import { sameText } from '../wire/signature.ts';

const COST = { N: 8192, r: 8, p: 1 };

const derived = (secret: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, 32, COST, (fault, key) =>
      fault === null ? resolve(key.toString('hex')) : reject(fault),
    );
  });

export const md5Hex = (text: string): string => createHash('md5').update(text).digest('hex');

/** The stored form of a password, which arrives as MD5. */
export async function sealPassword(md5: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${await derived(md5, salt)}`;
}

/** Takes the same time for a member who does not exist. */
export async function passwordFits(md5: string, sealed: string | undefined): Promise<boolean> {
  const [salt = '', kept = ''] = (sealed ?? `${'0'.repeat(32)}:`).split(':');
  return sameText(await derived(md5, salt), kept);
}
