import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Refusal } from '../wire/refusal.ts';

/**
 * Encrypts values of a member that are shown masked; only this gateway decrypts them, and only for that member. The
 * member's id and a dot come first; AES-256-GCM binds the value to that id, so that another value cannot replace it.
 */
export interface SealedData {
  seal(memberId: string, value: string): string;
  /** @throws Refusal 6003 when it is another member's, 6007 when it was not sealed by this gateway */
  open(memberId: string, sealed: string): string;
}

export function sealedData(key: Buffer): SealedData {
  return {
    seal(memberId, value) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(memberId));
      const bytes = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      const box = Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
      return `${memberId}.${box}`;
    },
    open(memberId, sealed) {
      const [owner = '', box = ''] = sealed.split('.');
      const bytes = Buffer.from(box, 'base64url');
      if (bytes.length < 28) throw new Refusal(6007);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(12, 28));
      let value: string;
      try {
        value = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
      } catch {
        throw new Refusal(6007);
      }
      if (owner !== memberId) throw new Refusal(6003);
      return value;
    },
  };
}
