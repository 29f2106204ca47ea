import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** IV || AES-256-CBC with PKCS#7 padding. @param iv for golden vectors only; random otherwise */
export function encrypt(key: Buffer, text: string, iv: Buffer = randomBytes(16)): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
}

/** @throws Error when it was not encrypted with this key */
export function decrypt(key: Buffer, sealed: Buffer): string {
  if (sealed.length < 32) throw new Error('Too short');
  const decipher = createDecipheriv('aes-256-cbc', key, sealed.subarray(0, 16));
  const bytes = Buffer.concat([decipher.update(sealed.subarray(16)), decipher.final()]);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
